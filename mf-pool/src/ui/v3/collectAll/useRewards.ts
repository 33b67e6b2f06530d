import type { Chain, Ratio, RawAmount, Token } from '@dex/mf-shared/domain';
import { useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { CollectedReward } from '../../../domain/v3/collectAll';
import { collectionCost, collectWorth, GAS_OF_ONE_CLAIM, type CollectWorth } from '../../../domain/v3/collectWorth';
import type { PairRef } from '../../../domain/v2/pair';
import { selectPendingClaim } from '../../../state/v3/pendingCollection';
import { useMining } from '../../mining/useMining';
import { usePrices, valueOfBoth } from '../usePrices';
import { useUnreadTokens } from '../useTokens';

/** What a deposit in a mining pool has earned, and whether that is worth claiming. */
export interface CollectableReward {
  readonly reward: CollectedReward;
  readonly pair: PairRef;
  readonly token: Token;
  /** In dollars; null while it is not known. */
  readonly value: Ratio | null;
  readonly worth: CollectWorth;
}

export interface RewardsAnswer {
  readonly rows: readonly CollectableReward[];
  /** `failed`: of one pool or more nobody could say what was earned. */
  readonly state: 'loading' | 'failed' | 'known';
}

const NO_TOKENS = [] as const;

/** What the account has earned in the mining pools of the active network. */
export function useRewards(chain: Chain, gasPrice: RawAmount | null): RewardsAnswer {
  const { pools, rewardToken, account } = useMining({ withPermits: false });
  const addresses = useMemo(() => (rewardToken ? [rewardToken.address] : NO_TOKENS), [rewardToken]);
  const priceOf = usePrices(chain, addresses);
  const isLost = useUnreadTokens(chain.chainId, addresses).size > 0;
  const cost = collectionCost(gasPrice, chain.native.decimals, priceOf('native'), GAS_OF_ONE_CLAIM);
  const pending = useSharedSelector((state) =>
    pools
      .flatMap(({ ref: { stakingRewards } }) =>
        account && selectPendingClaim(state, chain.chainId, account, stakingRewards) === 'sent' ? [stakingRewards] : [],
      )
      .join(),
  );
  const rows = pools.flatMap(({ ref, info }): CollectableReward[] => {
    const earned = info?.earnedAmount ?? null;
    // What a token that does not answer would pay out cannot be claimed with the rest.
    if (!rewardToken || isLost || earned === null || earned === '0') return [];
    const amount = BigInt(earned);
    const value = valueOfBoth([{ token: rewardToken, amount }], priceOf);
    const reward = { stakingRewards: ref.stakingRewards, token: rewardToken.address, expected: earned };
    const worth = collectWorth({ amount0: amount, amount1: 0n }, value, cost, pending.split(',').includes(ref.stakingRewards));
    return [{ reward, pair: ref.pair, token: rewardToken, value, worth }];
  });
  const isUnread = isLost || pools.some(({ state, info }) => state === 'failed' || (info !== null && info.earnedAmount === null));
  return { rows, state: isUnread ? 'failed' : pools.some(({ state }) => state === 'loading') ? 'loading' : 'known' };
}
