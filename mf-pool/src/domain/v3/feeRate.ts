// What the liquidity of a position would have earned over a time that has gone, from the pool's own counters (V3-33).
import { multiplyRatios, type Address, type ChainId, type Ratio } from '@dex/mf-shared/domain';
import type { PoolAmounts, TickRange } from '../liquidityMath';
import type { Valuation } from './positionHistory';

/** The spans that a rate is given for, in seconds. */
export const RATE_SPANS = { day: 86_400, week: 604_800 } as const;
export type RateSpan = keyof typeof RATE_SPANS;

/** A pool's counters of fees for one unit of liquidity since its making (Q128, whole numbers modulo 2²⁵⁶), at one block. */
export interface FeeGrowth {
  readonly seconds: number;
  readonly tick: number;
  readonly global: readonly [string, string];
  /** What grew on the other side of each end of the range; null for a tick that nobody used then. */
  readonly lower: readonly [string, string] | null;
  readonly upper: readonly [string, string] | null;
}

/** What could be read of it, as plain data; null for a block whose state the node has no longer. */
export type FeeGrowthAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly now: FeeGrowth; readonly day: FeeGrowth | null; readonly week: FeeGrowth | null };

/** Which range of which pool is asked about. */
export interface FeeRateWish extends TickRange {
  readonly chainId: ChainId;
  readonly pool: Address;
  readonly key: string;
}

const Q128 = 1n << 128n;
const Q256 = 1n << 256n;
/** A counter that ran over goes on at zero. */
export const wrapped = (value: bigint): bigint => ((value % Q256) + Q256) % Q256;

/** The growth inside a range; null where one of its ends was not in use (UniswapV3Pool, Tick.getFeeGrowthInside). */
export function growthInside({ tick, global, lower, upper }: FeeGrowth, range: TickRange): readonly [bigint, bigint] | null {
  if (!lower || !upper) return null;
  const inside = (side: 0 | 1): bigint => {
    const all = BigInt(global[side]);
    const below = tick >= range.tickLower ? BigInt(lower[side]) : all - BigInt(lower[side]);
    const above = tick < range.tickUpper ? BigInt(upper[side]) : all - BigInt(upper[side]);
    return wrapped(all - below - above);
  };
  return [inside(0), inside(1)];
}

/** What the liquidity earned since its counters were last looked at; null where one end of the range was not in use. */
export function earnedSince(last: readonly [bigint, bigint], growth: FeeGrowth, range: TickRange, liquidity: bigint): PoolAmounts | null {
  const inside = growthInside(growth, range);
  const earned = (side: 0 | 1) => (wrapped((inside?.[side] ?? 0n) - last[side]) * liquidity) / Q128;
  return inside && { amount0: earned(0), amount1: earned(1) };
}

/**
 * What the liquidity would have earned between two blocks; null where the counters do not say. A range earns no more than the whole pool:
 * where it seems to, a counter of a tick was begun anew in between.
 */
export function earnedBetween(then: FeeGrowth, now: FeeGrowth, range: TickRange, liquidity: bigint): PoolAmounts | null {
  const [before, after] = [growthInside(then, range), growthInside(now, range)];
  if (!before || !after) return null;
  const grownInside = (side: 0 | 1) => wrapped(after[side] - before[side]);
  const isBegunAnew = ([0, 1] as const).some((side) => grownInside(side) > wrapped(BigInt(now.global[side]) - BigInt(then.global[side])));
  const earned = (side: 0 | 1) => (grownInside(side) * liquidity) / Q128;
  return isBegunAnew ? null : { amount0: earned(0), amount1: earned(1) };
}

/**
 * The part of its present value that the liquidity would have earned in a day, as a fraction; null while something of it is not known, or
 * the position holds nothing.
 */
export function dailyRate(
  then: FeeGrowth | null,
  now: FeeGrowth,
  held: { readonly range: TickRange; readonly liquidity: bigint; readonly amounts: PoolAmounts },
  valueOf: Valuation,
): Ratio | null {
  const seconds = then ? now.seconds - then.seconds : 0;
  const earned = then && earnedBetween(then, now, held.range, held.liquidity);
  const value = valueOf(held.amounts);
  if (!earned || seconds <= 0 || value.numerator <= 0n) return null;
  const perDay = multiplyRatios(valueOf(earned), { numerator: BigInt(RATE_SPANS.day), denominator: BigInt(seconds) });
  return multiplyRatios(perDay, { numerator: value.denominator, denominator: value.numerator });
}
