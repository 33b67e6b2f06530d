// What a collection or a removal asks for, from what is known of the position.
import type { Address, Chain } from '@dex/mf-shared/domain';
import { amountsOfLiquidity, burnMinimums, type PoolAmounts } from '../liquidityMath';
import type { PositionFacts } from './position';
import { nativeSideOf } from './positionOrders';
import type { CollectFeesTerms, RemovePositionTerms } from './positionTerms';

export interface CollectionFacts {
  readonly chain: Chain;
  readonly manager: Address;
  readonly position: PositionFacts;
  /** What the simulation said; null when it could not say: nothing is expected then, and collecting goes on (V3-15). */
  readonly fees: PoolAmounts | null;
  readonly asWrapped: boolean;
}

/** The collection of all that is owed. Where the coin is unwrapped, no less than expected must come out. */
export function collectTerms({ chain, manager, position, fees, asWrapped }: CollectionFacts): CollectFeesTerms {
  const { tokenId, token0, token1 } = position;
  // Without a simulation the figures are not known; an unwrapping without a bound would be looser than what is shown, so the wrapped coin is paid.
  const native = asWrapped || fees === null ? null : nativeSideOf(chain, { address: token0 }, { address: token1 });
  return {
    manager,
    token0,
    token1,
    tokenId,
    expected0: String(fees?.amount0 ?? 0n),
    expected1: String(fees?.amount1 ?? 0n),
    nativeSide: native,
    only: null,
  };
}

export interface RemovalFacts extends CollectionFacts {
  readonly percent: number;
  readonly sqrtPriceX96: bigint;
  readonly slippageBps: number;
  readonly deadlineSeconds: number;
}

/** The liquidity of a whole percentage of a position; 100 is all of it. */
export function partOfLiquidity(liquidity: string, percent: number): bigint {
  return (BigInt(liquidity) * BigInt(percent)) / 100n;
}

/** What a whole percentage of a position pays at a price, without fees. */
export function removedAmounts(position: PositionFacts, percent: number, sqrtPriceX96: bigint): PoolAmounts {
  return amountsOfLiquidity(sqrtPriceX96, position, partOfLiquidity(position.liquidity, percent), 'payOut');
}

/** The removal of a part with the collection of it and of the fees; the minimums are at the prices that the slippage allows, and what is unwrapped is at least the minimum and the fees. */
export function removeTerms(facts: RemovalFacts): RemovePositionTerms {
  const { chain, position, percent, sqrtPriceX96, slippageBps, deadlineSeconds, fees, asWrapped } = facts;
  const liquidity = partOfLiquidity(position.liquidity, percent);
  const least = burnMinimums(sqrtPriceX96, position, liquidity, slippageBps);
  const owed = fees ?? { amount0: 0n, amount1: 0n };
  return {
    ...collectTerms(facts),
    nativeSide: asWrapped ? null : nativeSideOf(chain, { address: position.token0 }, { address: position.token1 }),
    expected0: String(owed.amount0 + least.amount0),
    expected1: String(owed.amount1 + least.amount1),
    liquidity: String(liquidity),
    amount0Min: String(least.amount0),
    amount1Min: String(least.amount1),
    deadlineSeconds,
  };
}
