import { isRevoked, isWithdrawn } from '@dex/mf-shared/release';
import type { VerifiedReleaseMap } from '@dex/mf-shared/release';

/** What became of a build: `withdrawn` after a rollback or an aborted canary, `revoked` when nothing may be signed in it any more. */
export type BuildStanding = 'good' | 'withdrawn' | 'revoked';

const WORST_FIRST: readonly BuildStanding[] = ['revoked', 'withdrawn', 'good'];

/** The worst of several standings, and of one beside them. */
export function worstOf(standings: readonly BuildStanding[], other: BuildStanding): BuildStanding {
  return WORST_FIRST.find((standing) => standing === other || standings.includes(standing)) ?? other;
}

/** How a build that runs in this page stands in the newest release map. */
export function standingOf(map: VerifiedReleaseMap, remote: string, id: string): BuildStanding {
  if (isRevoked(map, remote, id)) return 'revoked';
  return isWithdrawn(map, remote, id) ? 'withdrawn' : 'good';
}
