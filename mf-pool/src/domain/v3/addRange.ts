import { AUTO_SLIPPAGE, effectiveSlippage, usableTickBounds, type Bps, type FeeTier, type Ratio, parsePrice } from '@dex/mf-shared/domain';
import { isPoolPrice, isTurnedOver, sqrtOfPrice, tickOfTyped, type ShownPair } from '../rangePrice';
import { tickAtSqrtRatio } from '@dex/mf-shared/domain/maths';
import type { PoolState } from './poolState';

/** A typed end of a range; true is the outermost price on that side. */
export type TypedPrice = string | true;

/** The square root price (Q64.96) and the tick that a position is made at; `isNew` when the pool has still to be given it. */
export interface MarketPrice {
  readonly sqrtPriceX96: bigint;
  readonly tick: number;
  readonly isNew: boolean;
}

/** The price in force: the pool's own, or for a pool that does not exist the typed start price; with it whether a typed start price is beyond what a pool can hold. */
export function marketPrice(
  pool: PoolState,
  startPrice: string,
  pair: ShownPair,
): { readonly price: MarketPrice | null; readonly isInvalid: boolean } {
  if (pool.kind === 'exists')
    return { price: { sqrtPriceX96: BigInt(pool.sqrtPriceX96), tick: pool.tick, isNew: false }, isInvalid: false };
  if (pool.kind !== 'notExists' || startPrice === '') return { price: null, isInvalid: false };
  const typed: Ratio | null = parsePrice(startPrice);
  const sqrtPriceX96 = typed === null || typed.numerator === 0n ? null : sqrtOfPrice(typed, pair);
  if (sqrtPriceX96 === null || !isPoolPrice(sqrtPriceX96)) return { price: null, isInvalid: true };
  return { price: { sqrtPriceX96, tick: tickAtSqrtRatio(sqrtPriceX96), isNew: true }, isInvalid: false };
}

/** The two ends of a range, as far as they are known, in the order of the pool. */
export interface RangeEnds {
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The ticks that two typed prices mean: the left one is the lower price as it is shown, so with the shown order turned over it gives the upper tick. */
export function rangeEnds(left: TypedPrice, right: TypedPrice, pair: ShownPair, fee: FeeTier): RangeEnds {
  const { min, max } = usableTickBounds(fee);
  const turned = isTurnedOver(pair);
  const endOf = (typed: TypedPrice, outermost: number) => (typed === true ? outermost : tickOfTyped(typed, pair, fee));
  const [leftTick, rightTick] = [endOf(left, turned ? max : min), endOf(right, turned ? min : max)];
  return turned ? { lower: rightTick, upper: leftTick } : { lower: leftTick, upper: rightTick };
}

/** The slippage in force for a deposit: beside the price only one token is taken, of which a moved price takes no less (TX-11). */
export function depositSlippage(setting: 'auto' | Bps, isOutOfRange: boolean): Bps {
  return effectiveSlippage(setting, isOutOfRange ? AUTO_SLIPPAGE.addV3OutOfRange : AUTO_SLIPPAGE.addV3InRange);
}

/** What is to be said of a range (V3-5). */
export interface RangeStanding {
  readonly isInvalid: boolean;
  readonly isOutOfRange: boolean;
  readonly isLowerAtLimit: boolean;
  readonly isUpperAtLimit: boolean;
  /** The token of which nothing is taken, because the range lies wholly on the other side of the price. */
  readonly isLocked0: boolean;
  readonly isLocked1: boolean;
}

/** An invalid range locks both sides. */
export function rangeStanding({ lower, upper }: RangeEnds, price: MarketPrice | null, fee: FeeTier): RangeStanding {
  const { min, max } = usableTickBounds(fee);
  const isInvalid = lower !== null && upper !== null && lower >= upper;
  const above = price !== null && lower !== null && price.tick < lower;
  const below = price !== null && upper !== null && price.tick >= upper;
  return {
    isInvalid,
    isOutOfRange: !isInvalid && (above || below),
    isLowerAtLimit: lower === min,
    isUpperAtLimit: upper === max,
    isLocked0: isInvalid || below,
    isLocked1: isInvalid || above,
  };
}
