import type { Address, Chain, Token } from '@dex/mf-shared/domain';
import { isOptimisticChain, sameAddress } from '@dex/mf-shared/domain';
import { amountsOfLiquidity, burnMinimums, type PoolAmounts } from '../liquidityMath';
import type { CollectOrder, NativeSide, RemoveOrder } from './orders';
import type { PositionFacts } from './position';

/** Which side of a position is the wrapped native coin; null when none is. */
export function nativeSideOf(
  chain: Pick<Chain, 'wrappedNative'>,
  token0: Pick<Token, 'address'>,
  token1: Pick<Token, 'address'>,
): NativeSide {
  if (sameAddress(token0.address, chain.wrappedNative.address)) return 0;
  return sameAddress(token1.address, chain.wrappedNative.address) ? 1 : null;
}

/** True where a person may choose between the coin and its wrapped form: there are fees, one side is the native coin, and the network is not 10 or 69 (V3-16). */
export function canChooseWrapped(chain: Chain, hasFees: boolean, nativeSide: NativeSide): boolean {
  return hasFees && nativeSide !== null && !isOptimisticChain(chain.chainId);
}

export interface CollectTerms {
  readonly chain: Chain;
  readonly account: Address;
  readonly manager: Address;
  readonly position: PositionFacts;
  /** What the simulation said; null when it could not say: nothing is expected then, and collecting goes on (V3-3). */
  readonly fees: PoolAmounts | null;
  readonly asWrapped: boolean;
}

/** The collection of all that is owed. Where the coin is unwrapped, no less than expected must come out. */
export function collectOrder({ chain, account, manager, position, fees, asWrapped }: CollectTerms): CollectOrder {
  const { tokenId, token0, token1 } = position;
  // Without a simulation the figures are not known; an unwrapping without a bound would be looser than what is shown, so the wrapped coin is paid.
  const native = asWrapped || fees === null ? null : nativeSideOf(chain, { address: token0 }, { address: token1 });
  return {
    chainId: chain.chainId,
    account,
    manager,
    token0,
    token1,
    tokenId,
    expected0: String(fees?.amount0 ?? 0n),
    expected1: String(fees?.amount1 ?? 0n),
    nativeSide: native,
  };
}

export interface RemoveTerms extends CollectTerms {
  readonly percent: number;
  readonly sqrtPriceX96: bigint;
  readonly slippageBps: number;
  readonly deadlineSeconds: number;
}

/** The liquidity of a whole percentage of a position; 100 is all of it. */
export function partOfLiquidity(liquidity: string, percent: number): bigint {
  return (BigInt(liquidity) * BigInt(percent)) / 100n;
}

/** What a part of a position pays at a price, without fees. */
export function removedAmounts(position: PositionFacts, percent: number, sqrtPriceX96: bigint): PoolAmounts {
  return amountsOfLiquidity(sqrtPriceX96, position, partOfLiquidity(position.liquidity, percent), 'payOut');
}

/** The removal of a part with the collection of it and of the fees; the minimums are at the prices that the slippage allows, and what is unwrapped is at least the minimum and the fees. */
export function removeOrder(terms: RemoveTerms): RemoveOrder {
  const { chain, position, percent, sqrtPriceX96, slippageBps, deadlineSeconds, fees, asWrapped } = terms;
  const liquidity = partOfLiquidity(position.liquidity, percent);
  const least = burnMinimums(sqrtPriceX96, position, liquidity, slippageBps);
  const owed = fees ?? { amount0: 0n, amount1: 0n };
  return {
    ...collectOrder(terms),
    nativeSide: asWrapped ? null : nativeSideOf(chain, { address: position.token0 }, { address: position.token1 }),
    expected0: String(owed.amount0 + least.amount0),
    expected1: String(owed.amount1 + least.amount1),
    liquidity: String(liquidity),
    amount0Min: String(least.amount0),
    amount1Min: String(least.amount1),
    deadlineSeconds,
  };
}
