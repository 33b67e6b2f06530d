import { firstWordOfSha256 } from './firstWord';
import type { ReleaseBase, ReleaseOps, ShellRelease } from './releaseMap';
import type { VerifiedReleaseMap } from './verifyReleaseMap';

/** A live shell that is the page of `percent` of the browsers. */
export interface ShellArm {
  readonly shell: ShellRelease;
  readonly percent: number;
  readonly salt: string;
}

/** The shell's canary with the reductions applied, age and freeze left out of it; null when nobody gets one. */
export function shellCanaryOf({ shells, shellCanary }: ReleaseBase, { canariesOff, caps }: ReleaseOps): ShellArm | null {
  const shell = shells.slice(1).find(({ id }) => id === shellCanary?.id);
  const isMine = (entry: { remote: string; id: string }) => entry.remote === 'shell' && entry.id === shell?.id;
  if (!shell?.page || !shellCanary || canariesOff.some(isMine)) return null;
  return { shell, salt: shellCanary.salt, percent: Math.min(shellCanary.percent, ...caps.filter(isMine).map(({ percent }) => percent)) };
}

/** The shell whose page a browser gets: the canary for the buckets below its share (DELIVERY-12), the first of the map for everybody else, and for whom the canary did not start. */
export function shownShellOf(map: VerifiedReleaseMap, bucket: string | null, failed: string | null): ShellRelease | undefined {
  const [shown] = map.base.shells;
  const canary = map.standing === 'fresh' && map.ops && !map.ops.frozen ? shellCanaryOf(map.base, map.ops) : null;
  if (!canary || bucket === null || canary.shell.id === failed) return shown;
  const position = (firstWordOfSha256(new TextEncoder().encode(`${canary.salt}:${bucket}`)) / 2 ** 32) * 100;
  return position < canary.percent ? canary.shell : shown;
}
