import { selectSavedPairs } from '@dex/mf-shared/state';
import { useAccount, useActiveChain, useSharedSelector, useTokenBook } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { ExistingPair, PairRef } from '../../domain/v2/pair';
import { pairStateOf, pairsWish, rewardsStateOf } from '../../domain/v2/pairsWish';
import { stakeIn, type Stake } from '../../domain/v2/stake';
import { rewardsRefs, trackedPairs } from '../../domain/v2/trackedPairs';
import { usePairs } from '../orders/usePairs';

/** A pair that the account has a part of. */
export interface HeldPair {
  readonly ref: PairRef;
  readonly state: ExistingPair;
  readonly staked: Stake;
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
    const stakes = new Map(
      wish.rewards.map(({ stakingRewards, pair }): [string, Stake] => [pair.address, stakeIn(rewardsStateOf(facts, stakingRewards))]),
    );
    const onlyStaked = wish.rewards
      .map(({ pair }) => pair)
      .filter(({ address }) => isSome(stakes.get(address)) && !facts.held.some((ref) => ref.address === address));
    const listed = [...onlyStaked, ...facts.held].map((ref) => ({ ref, state: pairStateOf(facts, ref.address) }));
    const pairs = listed.flatMap(({ ref, state }): HeldPair[] =>
      state.kind === 'exists' ? [{ ref, state, staked: stakes.get(ref.address) ?? null }] : [],
    );
    const kinds = [
      ...listed.map(({ state }) => state.kind),
      ...wish.rewards.map(({ stakingRewards }) => rewardsStateOf(facts, stakingRewards).kind),
    ];
    const isFailed = facts.hasFailed || kinds.includes('failed');
    const isUnread = kinds.some((kind) => kind === 'loading' || kind === 'failed') || [...stakes.values()].includes('unread');
    const isWhole = facts.isComplete && !isUnread;
    return { pairs, state: isWhole ? 'known' : isFailed ? 'failed' : 'loading' };
  }, [wish, facts]);
}

function isSome(stake: Stake | undefined): boolean {
  return stake !== undefined && stake !== null && stake !== 'unread';
}
