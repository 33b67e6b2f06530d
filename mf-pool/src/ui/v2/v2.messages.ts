import { defineTexts } from '@dex/mf-shared/ui';

/** Texts that several screens of version 2 share. */
export const v2Texts = defineTexts({
  back: { id: 'pool.v2.back', defaultMessage: 'Back' },
  settings: { id: 'pool.v2.settings', defaultMessage: 'Settings' },
  notOnLayer2: { id: 'pool.v2.notOnLayer2', defaultMessage: 'V2 is not available on Layer 2. Switch to Layer 1 Ethereum.' },
  loading: { id: 'pool.v2.loading', defaultMessage: 'Loading' },
  pair: { id: 'pool.v2.pair', defaultMessage: '{a}/{b}' },
  pooled: { id: 'pool.v2.pooled', defaultMessage: 'Pooled {symbol}' },
  rate: { id: 'pool.v2.rate', defaultMessage: '1 {base} = {price} {quote}' },
  failed: { id: 'pool.v2.pairFailed', defaultMessage: 'The pool could not be read. It is being tried again.' },
  tokenUnreadable: {
    id: 'pool.v2.tokenUnreadable',
    defaultMessage: 'The token could not be read. Check its address, or try again in a moment.',
  },
});

export const listTexts = defineTexts({
  title: { id: 'pool.v2.list.title', defaultMessage: 'Your V2 liquidity' },
  rewards: {
    id: 'pool.v2.list.rewards',
    defaultMessage:
      'Who provides liquidity earns 0.3% of every trade of the pair, in proportion to the share of the pool. Fees are added to the pool and paid when liquidity is removed.',
  },
  create: { id: 'pool.v2.list.create', defaultMessage: 'Create a pair' },
  import: { id: 'pool.v2.list.import', defaultMessage: 'Import Pool' },
  add: { id: 'pool.v2.list.add', defaultMessage: 'Add V2 Liquidity' },
  migrate: { id: 'pool.v2.list.migrate', defaultMessage: 'Migrate Liquidity to V3' },
  analytics: { id: 'pool.v2.list.analytics', defaultMessage: 'Account analytics and accrued fees' },
  connect: { id: 'pool.v2.list.connect', defaultMessage: 'Connect to a wallet to view your liquidity.' },
  none: { id: 'pool.v2.list.none', defaultMessage: 'No liquidity found.' },
  unread: { id: 'pool.v2.list.unread', defaultMessage: 'Your liquidity could not be read. It is being tried again.' },
  unreadPart: { id: 'pool.v2.list.unreadPart', defaultMessage: 'Some of your pools could not be read. They are being tried again.' },
});

export const cardTexts = defineTexts({
  manage: { id: 'pool.v2.card.manage', defaultMessage: 'Manage' },
  poolTokens: { id: 'pool.v2.card.poolTokens', defaultMessage: 'Your pool tokens' },
  stakedTokens: { id: 'pool.v2.card.stakedTokens', defaultMessage: 'Pool tokens in rewards pool' },
  totalSupply: { id: 'pool.v2.card.totalSupply', defaultMessage: 'Total pool tokens' },
  share: { id: 'pool.v2.card.share', defaultMessage: 'Your pool share' },
  migrate: { id: 'pool.v2.card.migrate', defaultMessage: 'Migrate' },
  add: { id: 'pool.v2.card.add', defaultMessage: 'Add' },
  remove: { id: 'pool.v2.card.remove', defaultMessage: 'Remove' },
  analytics: { id: 'pool.v2.card.analytics', defaultMessage: 'View analytics' },
  rewardsPool: { id: 'pool.v2.card.rewardsPool', defaultMessage: 'Manage Liquidity in Rewards Pool' },
});

export const finderTexts = defineTexts({
  title: { id: 'pool.v2.finder.title', defaultMessage: 'Import V2 Pool' },
  explanation: { id: 'pool.v2.finder.explanation', defaultMessage: 'Find a pair that is not in your list, and keep it there.' },
  tokenA: { id: 'pool.v2.finder.tokenA', defaultMessage: 'First token' },
  tokenB: { id: 'pool.v2.finder.tokenB', defaultMessage: 'Second token' },
  selectToken: { id: 'pool.v2.finder.selectToken', defaultMessage: 'Select a token to find your v2 liquidity.' },
  connect: { id: 'pool.v2.finder.connect', defaultMessage: 'Connect to a wallet to find pools' },
  found: { id: 'pool.v2.finder.found', defaultMessage: 'Pool Found!' },
  manage: { id: 'pool.v2.finder.manage', defaultMessage: 'Manage this pool.' },
  noShares: { id: 'pool.v2.finder.noShares', defaultMessage: 'You don’t have liquidity in this pool yet.' },
  add: { id: 'pool.v2.finder.add', defaultMessage: 'Add liquidity.' },
  noPool: { id: 'pool.v2.finder.noPool', defaultMessage: 'No pool found.' },
  create: { id: 'pool.v2.finder.create', defaultMessage: 'Create pool.' },
  invalid: { id: 'pool.v2.finder.invalid', defaultMessage: 'Invalid pair.' },
});
