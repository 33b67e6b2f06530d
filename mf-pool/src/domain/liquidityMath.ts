import { MAX_SQRT_RATIO, MIN_SQRT_RATIO, sqrtRatioAtTick, squareRoot } from '@dex/mf-shared/domain/maths';

const Q96 = 1n << 96n;
const BPS = 10_000n;

/** The range of a position: usable ticks, the lower one first. */
export interface TickRange {
  readonly tickLower: number;
  readonly tickUpper: number;
}

/** Raw amounts of a pool's two tokens. */
export interface PoolAmounts {
  readonly amount0: bigint;
  readonly amount1: bigint;
}

function dividedUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

function delta0(lower: bigint, upper: bigint, liquidity: bigint, roundUp: boolean): bigint {
  const spread = (liquidity << 96n) * (upper - lower);
  return roundUp ? dividedUp(dividedUp(spread, upper), lower) : spread / upper / lower;
}

function delta1(lower: bigint, upper: bigint, liquidity: bigint, roundUp: boolean): bigint {
  const product = liquidity * (upper - lower);
  return roundUp ? dividedUp(product, Q96) : product / Q96;
}

function clampTo(value: bigint, low: bigint, high: bigint): bigint {
  return value < low ? low : value > high ? high : value;
}

/** What a liquidity is worth in a range at a square root price (Q64.96): rounded down as the pool pays out, or up as it takes in (SqrtPriceMath). */
export function amountsOfLiquidity(sqrtPrice: bigint, range: TickRange, liquidity: bigint, rounding: 'payOut' | 'takeIn'): PoolAmounts {
  const [lower, upper] = [sqrtRatioAtTick(range.tickLower), sqrtRatioAtTick(range.tickUpper)];
  const price = clampTo(sqrtPrice, lower, upper);
  const up = rounding === 'takeIn';
  return { amount0: delta0(price, upper, liquidity, up), amount1: delta1(lower, price, liquidity, up) };
}

function liquidityOf0(lower: bigint, upper: bigint, amount: bigint, precise: boolean): bigint {
  if (precise) return (amount * lower * upper) / Q96 / (upper - lower);
  return (amount * ((lower * upper) / Q96)) / (upper - lower);
}

/**
 * The most liquidity that both amounts can make in a range; a null amount sets no bound. `precise` is the exact figure, otherwise that of
 * the contract's router (LiquidityAmounts), which is never more. Null when neither amount bounds it.
 */
export function liquidityForAmounts(
  sqrtPrice: bigint,
  range: TickRange,
  amounts: { readonly amount0: bigint | null; readonly amount1: bigint | null },
  precise: boolean,
): bigint | null {
  const [lower, upper] = [sqrtRatioAtTick(range.tickLower), sqrtRatioAtTick(range.tickUpper)];
  const price = clampTo(sqrtPrice, lower, upper);
  const of0 = amounts.amount0 === null || price === upper ? null : liquidityOf0(price, upper, amounts.amount0, precise);
  const of1 = amounts.amount1 === null || price === lower ? null : (amounts.amount1 * Q96) / (price - lower);
  if (of0 === null) return of1;
  if (of1 === null) return of0;
  return of0 < of1 ? of0 : of1;
}

/** The square root prices that a slippage lets the price fall and rise to, inside what a pool can hold. */
export function pricesAfterSlippage(sqrtPrice: bigint, slippageBps: number): { readonly low: bigint; readonly high: bigint } {
  const square = sqrtPrice * sqrtPrice;
  const slippage = BigInt(slippageBps);
  const low = squareRoot((square * (BPS - slippage)) / BPS);
  const high = squareRoot((square * (BPS + slippage)) / BPS);
  return { low: low <= MIN_SQRT_RATIO ? MIN_SQRT_RATIO + 1n : low, high: high >= MAX_SQRT_RATIO ? MAX_SQRT_RATIO - 1n : high };
}

/** The least that an addition may take of each token: what its liquidity needs at the prices that the slippage allows; never looser than the user's figure. */
export function mintMinimums(sqrtPrice: bigint, range: TickRange, desired: PoolAmounts, slippageBps: number): PoolAmounts {
  const liquidity = liquidityForAmounts(sqrtPrice, range, desired, false) ?? 0n;
  return minimumsAt(sqrtPrice, range, liquidity, slippageBps, 'takeIn');
}

/** The least that a removal may pay of each token, without fees, at the prices that the slippage allows. */
export function burnMinimums(sqrtPrice: bigint, range: TickRange, liquidity: bigint, slippageBps: number): PoolAmounts {
  return minimumsAt(sqrtPrice, range, liquidity, slippageBps, 'payOut');
}

function minimumsAt(
  sqrtPrice: bigint,
  range: TickRange,
  liquidity: bigint,
  slippageBps: number,
  rounding: 'payOut' | 'takeIn',
): PoolAmounts {
  const { low, high } = pricesAfterSlippage(sqrtPrice, slippageBps);
  return {
    amount0: amountsOfLiquidity(high, range, liquidity, rounding).amount0,
    amount1: amountsOfLiquidity(low, range, liquidity, rounding).amount1,
  };
}
