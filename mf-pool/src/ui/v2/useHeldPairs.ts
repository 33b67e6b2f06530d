import { selectSavedPairs } from '@dex/mf-shared/state';
import { useAccount, useActiveChain, useSharedSelector, useTokenBook } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { ExistingPair, PairRef } from '../../domain/v2/pair';
import { pairStateOf, pairsWish, rewardsStateOf } from '../../domain/v2/pairsWish';
import { rewardsRefs, trackedPairs } from '../../domain/v2/trackedPairs';
import { usePairs } from '../orders/usePairs';

/** A pair that the account has a part of. `staked` is what lies in the rewards pool, null when nothing does. */
export interface HeldPair {
  readonly ref: PairRef;
  readonly state: ExistingPair;
  readonly staked: string | null;
}

/** `failed`: some pair or stake could not be read, so what is there may not be all. */
export interface HeldPairs {
  readonly pairs: readonly HeldPair[];
  readonly state: 'loading' | 'failed' | 'known';
}

/** The account's pairs on the active network, found among those that are tracked (V2-10), staked ones too. */
export function useHeldPairs({ withSushi }: { readonly withSushi: boolean }): HeldPairs {
  const chain = useActiveChain();
  const account = useAccount();
  const { chosen } = useTokenBook(chain.chainId);
  const saved = useSharedSelector((state) => selectSavedPairs(state, chain.chainId));
  const wish = useMemo(() => {
    if (!account) return null;
    const tokens = [...chosen.values()].map(({ token }) => token);
    const discover = trackedPairs(chain, tokens, Object.values(saved), { withSushi });
    return pairsWish({
      chainId: chain.chainId,
      account,
      watch: [],
      discover,
      rewards: withSushi ? [] : rewardsRefs(chain),
      withPermits: false,
    });
  }, [account, chain, chosen, saved, withSushi]);
  const facts = usePairs(wish);
  return useMemo(() => {
    if (!wish || !facts) return { pairs: [], state: wish ? 'loading' : 'known' };
    const staked = new Map<string, string>();
    for (const { stakingRewards, pair } of wish.rewards) {
      const state = rewardsStateOf(facts, stakingRewards);
      if (state.kind === 'known' && state.stakedAmount !== null && state.stakedAmount !== '0') staked.set(pair.address, state.stakedAmount);
    }
    const onlyStaked = wish.rewards
      .map(({ pair }) => pair)
      .filter(({ address }) => staked.has(address) && !facts.held.some((ref) => ref.address === address));
    const pairs = [...onlyStaked, ...facts.held].flatMap((ref): HeldPair[] => {
      const state = pairStateOf(facts, ref.address);
      return state.kind === 'exists' ? [{ ref, state, staked: staked.get(ref.address) ?? null }] : [];
    });
    const kinds = [
      ...[...onlyStaked, ...facts.held].map((ref) => pairStateOf(facts, ref.address).kind),
      ...wish.rewards.map(({ stakingRewards }) => rewardsStateOf(facts, stakingRewards).kind),
    ];
    const isMissing = !facts.isComplete || kinds.some((kind) => kind === 'loading' || kind === 'failed');
    return { pairs, state: !isMissing ? 'known' : facts.hasFailed ? 'failed' : 'loading' };
  }, [wish, facts]);
}
