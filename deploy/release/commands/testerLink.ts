import { TESTER_PARAMETER, encodeTesterToken } from '@dex/mf-shared/release';
import type { TesterChoice } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { signAs } from '../keys/keyRing';
import type { ReleaseContext } from '../map/commit';
import { releasesOf } from '../map/effective';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

/** How long a tester's link is good. */
export const TESTER_LIFE_SECONDS = 7 * 24 * 3600;

/** A link to the site that shows one build of the map (the canary when `id` is null) to whoever opens it, for seven days. Refusals: `unknown_remote`, `unknown_id`, `missing_key`. */
export async function testerLink(
  context: ReleaseContext,
  site: string,
  remote: string,
  id: string | null,
): Promise<Result<string, Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  if (!state.ok) return state;
  const documents = documentsOf(state.value);
  if (!documents.ok) return documents;
  const releases = releasesOf(documents.value.base, remote);
  if (!releases) return refuse('unknown_remote', `${remote} has no releases`);
  const known = [...(releases.canary ? [releases.canary.release] : []), releases.stable, ...releases.history];
  const release = id === null ? releases.canary?.release : known.find((candidate) => candidate.id === id || candidate.version === id);
  if (!release) return refuse('unknown_id', id === null ? `${remote} has no canary` : `${remote} has no build ${id} in the map`);
  const choice: TesterChoice = { remote, id: release.id, expires: context.now() + TESTER_LIFE_SECONDS };
  const signatures = await signAs(context.keys, 'tester', choice);
  if (!signatures.ok) return signatures;
  const url = new URL(site);
  url.searchParams.set(TESTER_PARAMETER, encodeTesterToken(choice, signatures.value));
  return ok(url.href);
}
