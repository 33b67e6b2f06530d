import { requireBps } from '@dex/mf-shared/domain';
import type { BrokenLimit } from '@dex/mf-shared/orders';
import { withdrawKind, claimRewardsKind } from '../../../../mf-pool/src/chain/mining/stakingKinds';
import { removePairKind } from '../../../../mf-pool/src/chain/v2/pairKinds';
import { takeOrder, type ShownTake } from '../../../../mf-pool/src/domain/mining/stakingOrders';
import { minimumAfter } from '../../../../mf-pool/src/domain/v2/minimums';
import { acceptedRemoval, removePairOrder, type ShownPairRemoval } from '../../../../mf-pool/src/domain/v2/pairOrders';
import { burnedAmounts } from '../../../../mf-pool/src/domain/v2/shares';
import { shownCurrency } from '../../../../mf-pool/src/domain/v2/shownCurrency';
import { shareOf } from '../shareOf';
import type { HeldShares, HeldStake, Owner } from '../holdings/holding';
import type { Terms, Way } from './way';

/** All shares back into both tokens; the wrapped coin comes as the coin itself. */
export function sharesWays({ pair, supply, shares }: HeldShares, { chain, account }: Owner, terms: Terms): readonly Way[] {
  const router = chain.v2?.router;
  if (!router) return [];
  const { amount0, amount1 } = burnedAmounts(supply, shares);
  const share = shareOf(pair);
  const [a, b] = [shownCurrency(pair.token0, chain), shownCurrency(pair.token1, chain)];
  const order = removePairOrder<ShownPairRemoval>(
    { chainId: chain.chainId, account },
    {
      router,
      pair: pair.address,
      a,
      b,
      shares,
      amountA: amount0,
      amountB: amount1,
      minimumA: minimumAfter(amount0, terms.slippageBps),
      minimumB: minimumAfter(amount1, terms.slippageBps),
      deadlineSeconds: terms.deadlineSeconds,
      share,
      slippageBps: requireBps(terms.slippageBps),
      moment: null,
      unread: [],
    },
    share,
    null,
  );
  const accepted = (limit: BrokenLimit) => acceptedRemoval(order, limit);
  return [{ kind: 'remove', orderKind: removePairKind, order, currencies: [a, b, share], accepted }];
}

/** Everything back with the rewards, or the rewards alone. */
export function stakeWays({ stakingRewards, pair, staked, earned }: HeldStake, { chain, account }: Owner): readonly Way[] {
  const [share, rewardToken] = [shareOf(pair), chain.governanceToken];
  const rewards = rewardToken && earned ? { token: rewardToken, amount: earned } : null;
  const taken: ShownTake = { stakingRewards, shares: { token: share, amount: staked }, rewards, rewardToken };
  const owner = { chainId: chain.chainId, account };
  const currencies = [share, ...(rewardToken ? [rewardToken] : [])];
  const withdraw: Way = { kind: 'withdraw', orderKind: withdrawKind, order: takeOrder(withdrawKind.kind, owner, taken), currencies };
  const claim: Way = {
    kind: 'claimRewards',
    orderKind: claimRewardsKind,
    order: takeOrder(claimRewardsKind.kind, owner, { ...taken, shares: null }),
    currencies,
  };
  return [...(staked === '0' ? [] : [withdraw]), ...(earned === '0' ? [] : [claim])];
}
