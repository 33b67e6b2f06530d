// How far two prices are from each other, and what that is called (V3-26).
import { compareRatios, type Ratio } from '@dex/mf-shared/domain';

/** Above this gap it is said what it costs: 1 %. */
const SAID_GAP: Ratio = { numerator: 1n, denominator: 100n };
/** Above this one a word must be typed for a price that nothing stands behind: 5 %. */
const FAR_GAP: Ratio = { numerator: 5n, denominator: 100n };

/** `near` up to 1 %, `apart` up to 5 %, `far` beyond. */
export type GapStanding = 'near' | 'apart' | 'far';

/** The gap between two square root prices, as a part of the lower price. */
export function priceGap(one: bigint, other: bigint): Ratio {
  const [low, high] = one < other ? [one, other] : [other, one];
  return { numerator: high * high - low * low, denominator: low * low };
}

export function gapStanding(gap: Ratio): GapStanding {
  if (compareRatios(gap, FAR_GAP) > 0) return 'far';
  return compareRatios(gap, SAID_GAP) > 0 ? 'apart' : 'near';
}
