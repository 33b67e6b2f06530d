import * as v from 'valibot';
import { err, ok } from '../../domain/result';
import type { Result } from '../../domain/result';
import { turnedBack, turnsOf, unconsentedIn, unconsentedRollback } from './consent';
import type { Turns } from './consent';
import { parseJsonText, wholeOf } from './rawJson';
import { releaseMapSchema } from './releaseMap';
import type { BuildName, ReleaseBase, ReleaseOps } from './releaseMap';
import { isSignedBy } from './signature';
import type { TrustedKeys } from './trustedKeys';

/** The newest generations that this browser has accepted; 0 for none. */
export interface LastSeen {
  readonly generation: number;
  readonly opsGeneration: number;
  /** The number of each section's state; absent for none. */
  readonly turns?: Turns;
}

/** `fresh`: everything runs. Otherwise no canary runs: the base is too old, or the reductions are too old or missing. */
export type MapStanding = 'fresh' | 'expired' | 'ops_expired' | 'ops_missing';

/** A release map whose signatures hold. */
export interface VerifiedReleaseMap {
  readonly base: ReleaseBase;
  readonly ops: ReleaseOps | null;
  readonly standing: MapStanding;
  readonly seen: LastSeen;
  /** Builds that any known document ever revoked: this base, these reductions, and what the caller knew before. */
  readonly revoked: readonly BuildName[];
}

/** Why a map is refused as a whole. */
export interface MapRefusal {
  readonly code: 'bad_schema' | 'bad_signature' | 'bad_ops_signature' | 'bad_consent' | 'ops_withheld' | 'replayed';
  readonly detail: string;
}

export interface VerifyMapInput {
  /** The text of `/release.json`. */
  readonly text: string;
  readonly trusted: TrustedKeys;
  /** Seconds since 1970. */
  readonly now: number;
  readonly lastSeen: LastSeen;
  /** Builds that documents read before revoked. */
  readonly revokedBefore?: readonly BuildName[];
}

/** How old a map is, base and reductions; `now` in seconds since 1970. */
export function standingOf(base: ReleaseBase, ops: ReleaseOps | null, now: number): MapStanding {
  if (now >= base.expires) return 'expired';
  if (!ops) return 'ops_missing';
  return now >= ops.expires ? 'ops_expired' : 'fresh';
}

/** Where what should be a map has another shape. */
function faultIn(raw: unknown): string {
  const parsed = v.safeParse(releaseMapSchema, raw);
  return (!parsed.success && v.getDotPath(parsed.issues[0])) || '';
}

/**
 * Checks a release map in the order of `deploy/docs/signed-map.md`: shape, signatures, the teams' consents, reductions not older than the base knows, not older than the last one seen, then age. An expired map is
 * accepted with a standing that switches every canary off. Errors: see `MapRefusal`. Never throws.
 */
export async function verifyReleaseMap(input: VerifyMapInput): Promise<Result<VerifiedReleaseMap, MapRefusal>> {
  const { trusted, now, lastSeen } = input;
  const raw = parseJsonText(input.text);
  const map = wholeOf(releaseMapSchema, raw);
  if (!map) return err({ code: 'bad_schema', detail: faultIn(raw) });
  const [base, ops] = [map.base.value, map.ops?.value ?? null];
  if (!(await isSignedBy(trusted.release, 'base', base, map.base.signatures))) {
    return err({ code: 'bad_signature', detail: `generation ${base.generation}` });
  }
  if (map.ops && !(await isSignedBy(trusted.ops, 'ops', ops, map.ops.signatures))) {
    return err({ code: 'bad_ops_signature', detail: `ops generation ${map.ops.value.generation}` });
  }
  const unconsented = (await unconsentedIn(base, trusted)) ?? (ops && (await unconsentedRollback(ops, trusted)));
  if (unconsented !== null) return err({ code: 'bad_consent', detail: `the team of ${unconsented} did not agree` });
  const leastOps = base.least?.ops ?? 0;
  if (ops && ops.generation < leastOps)
    return err({ code: 'ops_withheld', detail: `reductions ${ops.generation} beside a map that knows ${leastOps}` });
  const turns = turnsOf(base);
  const back = turnedBack(turns, ops?.least?.turns ?? {}) ?? turnedBack(turns, lastSeen.turns ?? {});
  if (back !== null) return err({ code: 'replayed', detail: `an old state of ${back}` });
  const seen = { generation: base.generation, opsGeneration: ops?.generation ?? 0, turns };
  if (seen.generation < lastSeen.generation || seen.opsGeneration < lastSeen.opsGeneration) {
    return err({
      code: 'replayed',
      detail: `${seen.generation}/${seen.opsGeneration} after ${lastSeen.generation}/${lastSeen.opsGeneration}`,
    });
  }
  const revoked = [...(base.revoked ?? []), ...(ops?.revoked ?? []), ...(input.revokedBefore ?? [])];
  return ok({ base, ops, standing: standingOf(base, ops, now), seen, revoked });
}

/** The least generation of the run-time file that may be used with this map; 0 when none was ever set. */
export function leastRunTimeFile({ base, ops }: Pick<VerifiedReleaseMap, 'base' | 'ops'>): number {
  return Math.max(base.least?.config ?? 0, ops?.least?.config ?? 0);
}
