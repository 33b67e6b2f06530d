import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { PairRef, PairState, RewardsRef, RewardsState } from './pair';

/** What a screen wants to know of pairs and staking contracts. Equal wishes have equal keys. */
export interface PairsWish {
  readonly key: string;
  readonly chainId: ChainId;
  readonly account: Address | null;
  /** Pairs to know in any case. */
  readonly watch: readonly PairRef[];
  /** Pairs to know only if the account holds shares of them. */
  readonly discover: readonly PairRef[];
  readonly rewards: readonly RewardsRef[];
  /** Whether to find out how the shares of the watched pairs can be permitted. */
  readonly withPermits: boolean;
}

/** The answer to a wish at one block: states by address. `isComplete` once the chain has answered for every pair to discover. */
export interface PairsFacts {
  readonly isComplete: boolean;
  /** Something of it no node answered: it is missing, or as old as the last answer. */
  readonly hasFailed: boolean;
  /** True when a figure of an earlier block is being renewed. */
  readonly syncing: boolean;
  readonly held: readonly PairRef[];
  readonly pairs: Readonly<Record<Address, PairState>>;
  readonly rewards: Readonly<Record<Address, RewardsState>>;
}

/** A wish with its key. */
export function pairsWish(wish: Omit<PairsWish, 'key'>): PairsWish {
  const { chainId, account, watch, discover, rewards, withPermits } = wish;
  const addresses = [watch, discover].map((refs) => refs.map(({ address }) => address).join(','));
  return {
    ...wish,
    key: [chainId, account, ...addresses, rewards.map(({ stakingRewards }) => stakingRewards).join(','), withPermits].join('|'),
  };
}

const LOADING = { kind: 'loading' } as const;

/** What is known of a pair; loading while nothing is. */
export function pairStateOf(facts: PairsFacts | null, address: Address | null | undefined): PairState {
  return (address && facts?.pairs[address]) || LOADING;
}

/** What is known of a staking contract; loading while nothing is. */
export function rewardsStateOf(facts: PairsFacts | null, address: Address | null | undefined): RewardsState {
  return (address && facts?.rewards[address]) || LOADING;
}
