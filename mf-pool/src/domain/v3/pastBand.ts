// A range among past prices, which are raw units of the shown quote for each of the base (V3-37).
import { usableTickBounds, type FeeTier, type Ratio } from '@dex/mf-shared/domain';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import type { TickRange } from '../liquidityMath';
import { isTurnedOver, type ShownPair } from '../rangePrice';

const Q192 = 1n << 192n;
const NOTHING: Ratio = { numerator: 0n, denominator: 1n };

/** The square root price of a pool (Q64.96) as raw quote for each raw base. */
export function rawShownPrice(sqrtPriceX96: bigint, pair: ShownPair): Ratio {
  const squared = sqrtPriceX96 * sqrtPriceX96;
  return isTurnedOver(pair) ? { numerator: Q192, denominator: squared } : { numerator: squared, denominator: Q192 };
}

/** The ends of a range, the lower price first; from nothing, or without an end (null), where it reaches as far as the tier goes. */
export function pastBand(
  { tickLower, tickUpper }: TickRange,
  pair: ShownPair,
  fee: FeeTier,
): { readonly low: Ratio; readonly high: Ratio | null } {
  const { min, max } = usableTickBounds(fee);
  const at = (tick: number) => (tick <= min || tick >= max ? null : rawShownPrice(sqrtRatioAtTick(tick), pair));
  const [low, high] = isTurnedOver(pair) ? [at(tickUpper), at(tickLower)] : [at(tickLower), at(tickUpper)];
  return { low: low ?? NOTHING, high };
}
