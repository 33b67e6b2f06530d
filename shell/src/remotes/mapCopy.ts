import { canonicalJson } from '@dex/mf-shared/release';
import type { VerifiedReleaseMap } from '@dex/mf-shared/release';
import type { Releases } from './releases';

/** How long another host may take to answer, in milliseconds. */
const COPY_TIMEOUT_MS = 8_000;

/**
 * What another host's copy of the release map says of the one in force here: `newer` and `different` (one number, two contents) mean that this page may have been
 * given an old or a made-up state of things. `unproved`: not signed by this page's keys.
 */
export type MapComparison =
  | { readonly kind: 'same' | 'newer' | 'older' | 'different'; readonly here: string; readonly there: string }
  | { readonly kind: 'unproved' | 'unreachable' };

/** Number of the releases and of the reductions, as people read it. */
const stateOf = ({ seen }: VerifiedReleaseMap) => `${seen.generation}/${seen.opsGeneration}`;

function compare(here: VerifiedReleaseMap, there: VerifiedReleaseMap): MapComparison {
  const states = { here: stateOf(here), there: stateOf(there) };
  const ahead = there.seen.generation - here.seen.generation;
  const opsAhead = there.seen.opsGeneration - here.seen.opsGeneration;
  // reductions that are merely issued again have a number of their own: one number has one content
  const isDifferent =
    (ahead === 0 && canonicalJson(here.base) !== canonicalJson(there.base)) ||
    (opsAhead === 0 && canonicalJson(here.ops) !== canonicalJson(there.ops));
  if (isDifferent) return { kind: 'different', ...states };
  const isAhead = ahead || opsAhead;
  return { kind: isAhead > 0 ? 'newer' : isAhead < 0 ? 'older' : 'same', ...states };
}

/** Asks another host for its copy and compares it with the map in force here; null while none is. Never throws. */
export async function compareWithCopy(
  releases: Pick<Releases, 'check' | 'mapInForce' | 'refresh'>,
  url: string,
): Promise<MapComparison | null> {
  let text: string;
  try {
    const answer = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(COPY_TIMEOUT_MS),
    });
    if (!answer.ok) return { kind: 'unreachable' };
    text = await answer.text();
  } catch {
    return { kind: 'unreachable' };
  }
  const copy = await releases.check(text);
  if (!copy.ok) return { kind: 'unproved' };
  // Looked at after the copy: a release of this very moment is on both, and no mark.
  await releases.refresh();
  const here = releases.mapInForce();
  return here && compare(here, copy.value);
}
