import { applyOps, shellCanaryOf } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseOps, RemoteReleases } from '@dex/mf-shared/release';

/** What a section's releases are with the reductions in force, age left out of it: the ground on which the next base is made. Null if unknown. */
export function effectiveRemote(base: ReleaseBase, ops: ReleaseOps, remote: string): RemoteReleases | null {
  const seen = { generation: base.generation, opsGeneration: ops.generation };
  return applyOps({ base, ops: { ...ops, frozen: false }, standing: 'fresh', seen, revoked: ops.revoked }, remote);
}

/** The build that is shown to a share of the browsers, and that share: of a section, or of the shell. */
export interface RunningCanary {
  readonly id: string;
  readonly percent: number;
}

/** The canary of a section or of the shell that runs, the reductions applied; null when none does. */
export function runningCanary(base: ReleaseBase, ops: ReleaseOps, name: string): RunningCanary | null {
  const shell = name === 'shell' ? shellCanaryOf(base, ops) : null;
  if (shell) return { id: shell.shell.id, percent: shell.percent };
  const canary = effectiveRemote(base, ops, name)?.canary;
  return canary ? { id: canary.release.id, percent: canary.percent } : null;
}

/** What a base holds of a section; undefined for none. Who asks may have the name from anybody, `constructor` too. */
export const releasesOf = ({ remotes }: ReleaseBase, name: string) => (Object.hasOwn(remotes, name) ? remotes[name] : undefined);

/** The build that a base gives to everybody who has no canary: of a section, or the first shell; undefined for a section that it does not hold. */
export function namedStable(base: ReleaseBase, name: string): string | undefined {
  return name === 'shell' ? base.shells[0]?.id : releasesOf(base, name)?.stable.id;
}

/** The canary that a base names, whatever became of it; undefined for none. */
export function namedCanary(base: ReleaseBase, name: string): string | undefined {
  return name === 'shell' ? base.shellCanary?.id : releasesOf(base, name)?.canary?.release.id;
}
