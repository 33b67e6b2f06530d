import { amountsOfLiquidity, liquidityForAmounts, mintMinimums, type PoolAmounts, type TickRange } from '../liquidityMath';
import type { MarketPrice } from './addRange';
import { coarseSide, type CoarseSide } from './coarseSide';

/** What an addition takes: the liquidity, the amounts that it needs, and with a slippage the least that may be taken. */
export interface Deposit {
  readonly liquidity: bigint;
  readonly desired: PoolAmounts;
  readonly least: PoolAmounts;
  /** Where a part of it is lost because a token cannot be divided finely enough (V3-32). */
  readonly coarse: CoarseSide | null;
}

/** The deposit that one typed raw amount leads to, with the other token's share of it; null when the typed token takes no part or the amount is too small to count. */
export function depositOf(
  typed: { readonly side: 0 | 1; readonly amount: bigint },
  price: MarketPrice,
  range: TickRange,
  slippageBps: number,
): Deposit | null {
  const amounts = typed.side === 0 ? { amount0: typed.amount, amount1: null } : { amount0: null, amount1: typed.amount };
  const liquidity = liquidityForAmounts(price.sqrtPriceX96, range, amounts, true);
  if (liquidity === null || liquidity === 0n) return null;
  const desired = amountsOfLiquidity(price.sqrtPriceX96, range, liquidity, 'takeIn');
  const paidOut = amountsOfLiquidity(price.sqrtPriceX96, range, liquidity, 'payOut');
  const coarse = coarseSide(price.sqrtPriceX96, desired, paidOut);
  return { liquidity, desired, least: mintMinimums(price.sqrtPriceX96, range, desired, slippageBps), coarse };
}
