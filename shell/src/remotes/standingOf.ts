import { isRevoked, isWithdrawn } from '@dex/mf-shared/release';
import type { VerifiedReleaseMap } from '@dex/mf-shared/release';
import type { LoadedConfig } from '../chain/loadRuntimeConfig';

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

interface PageFacts {
  /** The shell of this page, and the one that this browser would get now; null where that is not known. */
  readonly shell: string | null;
  readonly shownShell: string | null;
  readonly settings: Pick<LoadedConfig, 'generation' | 'problem'>;
  /** The newest run-time file that the map in force names. */
  readonly namedSettings: number;
}

/** How the page itself stands. A run-time file that was refused or did not come is told as that: loading the page anew would bring the same. */
export function pageStanding({ shell, shownShell, settings, namedSettings }: PageFacts): BuildStanding {
  const isOldShell = shell !== null && shownShell !== null && shownShell !== shell;
  const isOldFile = settings.problem === null && namedSettings > settings.generation;
  return isOldShell || isOldFile ? 'withdrawn' : 'good';
}
