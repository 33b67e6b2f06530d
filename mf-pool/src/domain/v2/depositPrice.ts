// The price that a deposit of version 2 is made at, and what stands behind it (V2-14).
import { usableTickBounds, type RawAmount } from '@dex/mf-shared/domain';
import type { PoolAmounts, TickRange } from '../liquidityMath';
import { pairMarket } from '../v3/market';
import type { Backing } from '../v3/startPrice';
import { isEmptyPair, type PairState } from './pair';

/** A pair is deposited into at all prices, as the finest pool of version 3 from its lowest tick to its highest. */
export const ALL_PRICES: TickRange = { tickLower: usableTickBounds(100).min, tickUpper: usableTickBounds(100).max };

/** A price (Q64.96, raw token1 per token0) with what stands behind it, and what is put in at it. */
export interface DepositPrice {
  readonly backing: Backing;
  /** Null while the pair is not known, or an empty one has not been given both amounts. */
  readonly sqrtPriceX96: bigint | null;
  /** Null while an amount is missing. */
  readonly amounts: PoolAmounts | null;
}

/** The price of a pair that holds something; that of the two amounts where nobody's liquidity is there. Raw amounts in the order of the pool. */
export function depositPrice(state: PairState, amount0: RawAmount | null, amount1: RawAmount | null): DepositPrice {
  const amounts = amount0 === null || amount1 === null ? null : { amount0: BigInt(amount0), amount1: BigInt(amount1) };
  if (isEmptyPair(state)) {
    const first = amounts && pairMarket(amounts.amount0, amounts.amount1);
    return { backing: { kind: 'notExists' }, sqrtPriceX96: first && first.sqrtPriceX96, amounts };
  }
  if (state.kind !== 'exists') return { backing: { kind: state.kind === 'failed' ? 'failed' : 'loading' }, sqrtPriceX96: null, amounts };
  const held = pairMarket(BigInt(state.reserve0), BigInt(state.reserve1));
  return { backing: { kind: 'exists', liquidity: String(held?.liquidity ?? 0n) }, sqrtPriceX96: held && held.sqrtPriceX96, amounts };
}

/** The other amount at a known price, rounded down; the price is raw token1 per token0. */
export function amountAtPrice(amount: bigint, isToken0: boolean, sqrtPriceX96: bigint): bigint {
  const square = sqrtPriceX96 * sqrtPriceX96;
  if (isToken0) return (amount * square) >> 192n;
  return square === 0n ? 0n : (amount << 192n) / square;
}
