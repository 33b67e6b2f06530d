import { ok } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { claimRewardsPromises, stakePromises, withdrawPromises, type StakeTerms, type TakeTerms } from '../../domain/mining/stakingOrders';
import { encodeExit, encodeGetReward, encodeStake } from './encodeStaking';
import { readStaking } from './readStaking';

export const stakeKind: OrderKind<StakeTerms> = {
  kind: 'stake',
  encode: async ({ terms }, [permit]) => ok([encodeStake(terms, permit ?? null)]),
  promises: stakePromises,
  read: readStaking,
};

export const withdrawKind: OrderKind<TakeTerms> = {
  kind: 'withdraw',
  encode: async ({ terms }) => ok([encodeExit(terms)]),
  promises: withdrawPromises,
  read: readStaking,
};

export const claimRewardsKind: OrderKind<TakeTerms> = {
  kind: 'claimRewards',
  encode: async ({ terms }) => ok([encodeGetReward(terms)]),
  promises: claimRewardsPromises,
  read: readStaking,
};
