import type { Address, Chain, Token } from '@dex/mf-shared/domain';
import { useAccount, useActiveChain, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { stakingInfo, type StakingInfo } from '../../domain/mining/staking';
import type { PairState, RewardsRef } from '../../domain/v2/pair';
import { pairStateOf, pairsWish, rewardsStateOf, type PairsFacts } from '../../domain/v2/pairsWish';
import { rewardsRefs } from '../../domain/v2/trackedPairs';
import { usePairs } from '../orders/usePairs';

/** A staking contract with its pair, as far as both are known. */
export interface MiningPool {
  readonly ref: RewardsRef;
  readonly state: 'loading' | 'failed' | 'known';
  readonly info: StakingInfo | null;
  readonly pair: PairState;
}

export interface Mining {
  readonly chain: Chain;
  readonly account: Address | null;
  readonly pools: readonly MiningPool[];
  /** What is paid out; null where the network has no such token. */
  readonly rewardToken: Token | null;
}

/** The staking contracts of the active network. `withPermits` also finds out how shares can be permitted. */
export function useMining({ withPermits }: { readonly withPermits: boolean }): Mining {
  const chain = useActiveChain();
  const account = useAccount();
  const blockTimestamp = useSharedSelector((state) => state.application.blocks[chain.chainId]?.timestamp ?? null);
  const refs = useMemo(() => rewardsRefs(chain), [chain]);
  const wish = useMemo(
    () => (refs.length === 0 ? null : pairsWish({ chainId: chain.chainId, account, watch: [], discover: [], rewards: refs, withPermits })),
    [refs, chain, account, withPermits],
  );
  const facts = usePairs(wish);
  const pools = useMemo(() => refs.map((ref) => miningPool(ref, facts, blockTimestamp)), [refs, facts, blockTimestamp]);
  return { chain, account, pools, rewardToken: chain.governanceToken };
}

function miningPool(ref: RewardsRef, facts: PairsFacts | null, blockTimestamp: number | null): MiningPool {
  const state = rewardsStateOf(facts, ref.stakingRewards);
  return { ref, state: state.kind, info: stakingInfo(ref, state, blockTimestamp), pair: pairStateOf(facts, ref.pair.address) };
}
