import { formatPrice, usableTickBounds, type FeeTier } from '@dex/mf-shared/domain';
import { isTurnedOver, priceAtTick, shownPrice, type ShownPair } from '../../domain/rangePrice';

/** The two ends of a range as they are shown, the lower price first; outermost ticks are 0 and infinity (V3-6). */
export function rangeTexts(
  range: { readonly tickLower: number; readonly tickUpper: number },
  pair: ShownPair,
  fee: FeeTier | null,
  digits: 5 | 6 = 5,
): { readonly min: string; readonly max: string } {
  const bounds = fee === null ? null : usableTickBounds(fee);
  const [first, last] = isTurnedOver(pair) ? [range.tickUpper, range.tickLower] : [range.tickLower, range.tickUpper];
  const isOutermost = (tick: number) => bounds !== null && (tick <= bounds.min || tick >= bounds.max);
  return {
    min: isOutermost(first) ? '0' : formatPrice(priceAtTick(first, pair), digits),
    max: isOutermost(last) ? '∞' : formatPrice(priceAtTick(last, pair), digits),
  };
}

/** A pool's price as it is shown. */
export function priceText(sqrtPriceX96: string | bigint, pair: ShownPair, digits: 5 | 6 = 5): string {
  return formatPrice(shownPrice(BigInt(sqrtPriceX96), pair), digits);
}
