import { compareRatios, rawAmount, ratio, type Bps, type RawAmount, type Ratio } from '@dex/mf-shared/domain';
import { amountsOfLiquidity, liquidityForAmounts, mintMinimums, type TickRange } from '../liquidityMath';
import { squareRoot, tickAtSqrtRatio } from '@dex/mf-shared/domain/maths';
import { burnedAmounts } from '../v2/shares';
import type { ExistingPair } from '../v2/pair';
import type { MarketPrice } from '../v3/addRange';
import { coarseLoss, type CoarseLoss } from '../v3/coarseSide';
import type { PoolState } from '../v3/poolState';

/** A price difference from this part on is warned of: 2 % (MIGRATE-2). */
const WARNED_DIFFERENCE: Ratio = { numerator: 2n, denominator: 100n };
const Q192 = 1n << 192n;

/** The square root price (Q64.96) of a pair, token1 per token0; null for an empty pair. */
export function pairSqrtPrice({ reserve0, reserve1 }: Pick<ExistingPair, 'reserve0' | 'reserve1'>): bigint | null {
  if (reserve0 === '0' || reserve1 === '0') return null;
  return squareRoot((BigInt(reserve1) << 192n) / BigInt(reserve0));
}

/**
 * The price that the position is made at: the pool's own, or for a pool that is missing the chosen one, by default the pair's; null while
 * that is not known.
 */
export function migrationPrice(pair: ExistingPair, pool: PoolState, chosen: bigint | null = null): MarketPrice | null {
  if (pool.kind === 'exists') return { sqrtPriceX96: BigInt(pool.sqrtPriceX96), tick: pool.tick, isNew: false };
  const sqrtPriceX96 = pool.kind === 'notExists' ? (chosen ?? pairSqrtPrice(pair)) : null;
  return sqrtPriceX96 === null ? null : { sqrtPriceX96, tick: tickAtSqrtRatio(sqrtPriceX96), isNew: true };
}

/** How far the pool's price lies from the pair's, as a part of the pair's; null while either is unknown or there is no pool. */
export function priceDifference(pair: ExistingPair, pool: PoolState): Ratio | null {
  if (pool.kind !== 'exists' || pair.reserve0 === '0' || pair.reserve1 === '0') return null;
  const sqrt = BigInt(pool.sqrtPriceX96);
  const [pooled, paired] = [sqrt * sqrt * BigInt(pair.reserve0), BigInt(pair.reserve1) * Q192];
  return ratio(pooled > paired ? pooled - paired : paired - pooled, paired);
}

/** True from 2 % on. */
export function isWarnedDifference(difference: Ratio | null): boolean {
  return difference !== null && compareRatios(difference, WARNED_DIFFERENCE) >= 0;
}

/** What a migration of shares does: raw amounts out of the pair, into the position, at least into it, and back to the account. */
export interface Migration {
  readonly paired0: RawAmount;
  readonly paired1: RawAmount;
  readonly position0: RawAmount;
  readonly position1: RawAmount;
  readonly minimum0: RawAmount;
  readonly minimum1: RawAmount;
  readonly refund0: RawAmount;
  readonly refund1: RawAmount;
  /** What of the position is lost because a token has too few decimals for it (V3-32); null where that is not worth a word. */
  readonly coarse: CoarseLoss | null;
}

/** The migration of shares into a range at a price; null when the position would hold nothing. The limits are those of the tolerance, as the contract rounds. */
export function migration(pair: ExistingPair, shares: RawAmount, price: MarketPrice, range: TickRange, slippage: Bps): Migration | null {
  const { amount0, amount1 } = burnedAmounts(pair, shares);
  const paired = { amount0: BigInt(amount0), amount1: BigInt(amount1) };
  const liquidity = liquidityForAmounts(price.sqrtPriceX96, range, paired, false) ?? 0n;
  if (liquidity === 0n) return null;
  const used = amountsOfLiquidity(price.sqrtPriceX96, range, liquidity, 'takeIn');
  const least = mintMinimums(price.sqrtPriceX96, range, paired, slippage);
  const rest = (all: bigint, taken: bigint) => rawAmount(all > taken ? all - taken : 0n);
  return {
    paired0: amount0,
    paired1: amount1,
    position0: rawAmount(used.amount0),
    position1: rawAmount(used.amount1),
    minimum0: rawAmount(least.amount0),
    minimum1: rawAmount(least.amount1),
    refund0: rest(paired.amount0, used.amount0),
    refund1: rest(paired.amount1, used.amount1),
    coarse: coarseLoss(price.sqrtPriceX96, range, paired),
  };
}
