import {
  sortsBefore,
  v2PairAddress,
  type Address,
  type Chain,
  type ChainId,
  type PermitInfo,
  type RawAmount,
  type SushiDeployment,
  type Token,
  type V2Deployment,
} from '@dex/mf-shared/domain';

/** Which factory a pair belongs to: the product's own, or the second one of chain 1 whose liquidity can only be migrated. */
export type PairSource = 'v2' | 'sushi';

/** A pair by its tokens, in the order of the pool; whether it exists is another question. */
export interface PairRef {
  readonly chainId: ChainId;
  readonly address: Address;
  readonly factory: Address;
  readonly source: PairSource;
  readonly token0: Token;
  readonly token1: Token;
}

/** A staking contract of liquidity mining with the pair whose shares it takes. */
export interface RewardsRef {
  readonly stakingRewards: Address;
  readonly pair: PairRef;
}

/**
 * A pair as the chain has it at one block; raw amounts. `totalSupply` is what the next deposit or withdrawal finds: with the shares that it
 * mints for the factory first (V2-15). `balance` is the account's shares, null while unknown or without account.
 */
export interface ExistingPair {
  readonly kind: 'exists';
  readonly reserve0: RawAmount;
  readonly reserve1: RawAmount;
  readonly totalSupply: RawAmount;
  readonly balance: RawAmount | null;
  /** How its shares can be permitted: null when they cannot, undefined while that is not known or was not asked. */
  readonly permit: PermitInfo | null | undefined;
}

/** A pair at one moment, by the two sides of an order: the reserves of A and B, and all shares. */
export interface PairMoment {
  readonly reserveA: RawAmount;
  readonly reserveB: RawAmount;
  readonly totalSupply: RawAmount;
}

/** What is known of a pair (V2-1). A read that failed is never taken for a pair that does not exist. */
export type PairState = ExistingPair | { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'notExists' };

/** What a staking contract says; raw amounts, `rewardRate` per second for all stakers together, `periodFinish` in seconds. */
export type RewardsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'known';
      readonly stakedAmount: RawAmount | null;
      readonly earnedAmount: RawAmount | null;
      readonly totalStakedAmount: RawAmount;
      readonly totalRewardRate: RawAmount;
      readonly periodFinish: number | null;
    };

/** The pair of two different tokens under a deployment of the version-2 contracts. */
export function pairRef(
  chainId: ChainId,
  deployment: Pick<V2Deployment, 'factory' | 'initCodeHash'> | SushiDeployment,
  source: PairSource,
  one: Token,
  other: Token,
): PairRef {
  const [token0, token1] = sortsBefore(one, other) ? [one, other] : [other, one];
  const address = v2PairAddress(deployment, token0.address, token1.address);
  return { chainId, address, factory: deployment.factory, source, token0, token1 };
}

/** The pair of two tokens on a network, or null when they are one token, of another network, or the network has no version 2. */
export function pairOn(chain: Pick<Chain, 'chainId' | 'v2'>, one: Token, other: Token): PairRef | null {
  if (!chain.v2 || one.chainId !== chain.chainId || other.chainId !== chain.chainId || one.address === other.address) return null;
  return pairRef(chain.chainId, chain.v2, 'v2', one, other);
}

/** The pair as an order keeps it: its state by the sides of the order. */
export function momentOf({ reserve0, reserve1, totalSupply }: ExistingPair, isAToken0: boolean): PairMoment {
  return isAToken0 ? { reserveA: reserve0, reserveB: reserve1, totalSupply } : { reserveA: reserve1, reserveB: reserve0, totalSupply };
}

/** The pair at a moment that an order keeps: one that is still to be given its price for null. */
export function pairAt(moment: PairMoment | null, isAToken0: boolean): PairState {
  if (moment === null) return { kind: 'notExists' };
  const { reserveA, reserveB, totalSupply } = moment;
  const [reserve0, reserve1] = isAToken0 ? [reserveA, reserveB] : [reserveB, reserveA];
  return { kind: 'exists', reserve0, reserve1, totalSupply, balance: null, permit: undefined };
}

/** True while there is nobody's liquidity to share with: the next deposit sets the price. */
export function isEmptyPair(state: PairState): boolean {
  return (
    state.kind === 'notExists' ||
    (state.kind === 'exists' && (state.totalSupply === '0' || state.reserve0 === '0' || state.reserve1 === '0'))
  );
}
