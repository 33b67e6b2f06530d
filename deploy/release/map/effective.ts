import { applyOps } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseOps, RemoteReleases } from '@dex/mf-shared/release';

/** What a section's releases are with the reductions in force, age left out of it: the ground on which the next base is made. Null if unknown. */
export function effectiveRemote(base: ReleaseBase, ops: ReleaseOps, remote: string): RemoteReleases | null {
  const seen = { generation: base.generation, opsGeneration: ops.generation };
  return applyOps({ base, ops: { ...ops, frozen: false }, standing: 'fresh', seen, revoked: ops.revoked }, remote);
}
