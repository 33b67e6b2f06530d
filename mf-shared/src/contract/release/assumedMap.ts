import type { ReleaseMap } from './releaseMap';
import { standingOf } from './verifyReleaseMap';
import type { VerifiedReleaseMap } from './verifyReleaseMap';

/**
 * What a map's text says, as if its signatures held: for files that are fetched ahead and nothing that runs or is shown. `now` in seconds since 1970.
 * Throws for what is no JSON; what else is wrong with it is found where it is used.
 */
export function assumedMap(text: string, now: number): VerifiedReleaseMap {
  const map: ReleaseMap = JSON.parse(text);
  const [base, ops] = [map.base.value, map.ops?.value ?? null];
  return {
    base,
    ops,
    standing: standingOf(base, ops, now),
    seen: { generation: base.generation, opsGeneration: ops?.generation ?? 0 },
    revoked: [...(base.revoked ?? []), ...(ops?.revoked ?? [])],
  };
}
