import { defineTexts } from '@dex/mf-shared/ui';

export const overviewTexts = defineTexts({
  more: { id: 'pool.v3.overview.more', defaultMessage: 'More' },
  createPool: { id: 'pool.v3.overview.createPool', defaultMessage: 'Create a pool' },
  migrate: { id: 'pool.v3.overview.migrate', defaultMessage: 'Migrate' },
  v2: { id: 'pool.v3.overview.v2', defaultMessage: 'V2 liquidity' },
  learn: { id: 'pool.v3.overview.learn', defaultMessage: 'Learn' },
  newPosition: { id: 'pool.v3.overview.newPosition', defaultMessage: 'New Position' },
  connect: { id: 'pool.v3.overview.connect', defaultMessage: 'Connect a wallet' },
  viewV2: { id: 'pool.v3.overview.viewV2', defaultMessage: 'View V2 Liquidity' },
  showClosed: { id: 'pool.v3.overview.showClosed', defaultMessage: 'Show closed positions' },
  hiddenFees: {
    id: 'pool.v3.overview.hiddenFees',
    defaultMessage:
      '{count, plural, one {A hidden closed position holds uncollected fees.} other {# hidden closed positions hold uncollected fees.}}',
  },
  loading: { id: 'pool.v3.overview.loading', defaultMessage: 'Loading your positions' },
  failed: { id: 'pool.v3.overview.failed', defaultMessage: 'Your positions could not be loaded. We keep trying; nothing was lost.' },
});

export const positionTexts = defineTexts({
  back: { id: 'pool.v3.position.back', defaultMessage: 'Back to Pools Overview' },
  pair: { id: 'pool.v3.position.pair', defaultMessage: '{quote}/{base}' },
  percent: { id: 'pool.v3.position.percent', defaultMessage: '{value}%' },
  inRange: { id: 'pool.v3.position.inRange', defaultMessage: 'In range' },
  outOfRange: { id: 'pool.v3.position.outOfRange', defaultMessage: 'Out of range' },
  closed: { id: 'pool.v3.position.closed', defaultMessage: 'Closed' },
  increase: { id: 'pool.v3.position.increase', defaultMessage: 'Increase Liquidity' },
  remove: { id: 'pool.v3.position.remove', defaultMessage: 'Remove Liquidity' },
  owner: { id: 'pool.v3.position.owner', defaultMessage: 'Owner: {address}' },
  picture: { id: 'pool.v3.position.picture', defaultMessage: 'The picture of this position' },
  noPicture: { id: 'pool.v3.position.noPicture', defaultMessage: 'No picture' },
  liquidity: { id: 'pool.v3.position.liquidity', defaultMessage: 'Liquidity' },
  fees: { id: 'pool.v3.position.fees', defaultMessage: 'Unclaimed fees' },
  feesUnknown: {
    id: 'pool.v3.position.feesUnknown',
    defaultMessage: 'The fees could not be calculated. Collecting and removing still work.',
  },
  collectionUnclear: {
    id: 'pool.v3.position.collectionUnclear',
    defaultMessage:
      'It is not known whether an earlier request to collect these fees was sent. Until it is, they cannot be put back and the range cannot be moved: tokens of your account could be used in their place. Wait, or, if you are sure that your wallet will not send it, clear the list of recent transactions, which is found under your account.',
  },
  collectAs: { id: 'pool.v3.position.collectAs', defaultMessage: 'Collect as {symbol}' },
  collect: { id: 'pool.v3.position.collect', defaultMessage: 'Collect fees' },
  nothingOwed: { id: 'pool.v3.position.nothingOwed', defaultMessage: 'Nothing to collect yet' },
  collecting: { id: 'pool.v3.position.collecting', defaultMessage: 'Collecting' },
  collected: { id: 'pool.v3.position.collected', defaultMessage: 'Collected' },
  range: { id: 'pool.v3.position.range', defaultMessage: 'Price range' },
  minPrice: { id: 'pool.v3.position.minPrice', defaultMessage: 'Min price' },
  maxPrice: { id: 'pool.v3.position.maxPrice', defaultMessage: 'Max price' },
  currentPrice: { id: 'pool.v3.position.currentPrice', defaultMessage: 'Current price' },
  per: { id: 'pool.v3.position.per', defaultMessage: '{quote} per {base}' },
  invert: { id: 'pool.v3.position.invert', defaultMessage: 'Show prices in {symbol}' },
  missing: { id: 'pool.v3.position.missing', defaultMessage: 'There is no position with this number' },
  missingHint: { id: 'pool.v3.position.missingHint', defaultMessage: 'It was never made on {network}, or its owner has burnt it.' },
  failed: { id: 'pool.v3.position.failed', defaultMessage: 'This position could not be loaded. We keep trying.' },
  tokenUnread: {
    id: 'pool.v3.position.tokenUnread',
    defaultMessage:
      'One of the tokens of this position does not answer; its contract may be gone. Its figures cannot be shown until it does, but liquidity can still be removed, in percent. We keep asking.',
  },
  figuresUnread: {
    id: 'pool.v3.position.figuresUnread',
    defaultMessage:
      'One of the tokens of this position does not answer; its contract may be gone. Its figures cannot be shown until it does. We keep asking.',
  },
  leave: { id: 'pool.v3.position.leave', defaultMessage: 'Remove liquidity in percent' },
  loading: { id: 'pool.v3.position.loading', defaultMessage: 'Loading the position' },
  rangeBar: { id: 'pool.v3.position.rangeBar', defaultMessage: 'From {min} to {max}; the price is {price}' },
});

export const orderTexts = defineTexts({
  coarse: {
    id: 'pool.v3.order.coarse',
    defaultMessage:
      '{symbol} cannot be divided finely enough for this amount: the pool rounds up what it takes and rounds down what it pays back. Up to {amount} {symbol} of what is put in would be lost to you. The more is put in at once, the less this weighs.',
  },
  claimTitle: { id: 'pool.v3.order.claimTitle', defaultMessage: 'Claim fees' },
  claimHint: { id: 'pool.v3.order.claimHint', defaultMessage: 'Collecting fees will withdraw currently available fees for you.' },
  claim: { id: 'pool.v3.order.claim', defaultMessage: 'Collect' },
  removeTitle: { id: 'pool.v3.order.removeTitle', defaultMessage: 'Remove Liquidity' },
  remove: { id: 'pool.v3.order.remove', defaultMessage: 'Remove' },
  addTitle: { id: 'pool.v3.order.addTitle', defaultMessage: 'Add Liquidity' },
  add: { id: 'pool.v3.order.add', defaultMessage: 'Add' },
  createTitle: { id: 'pool.v3.order.createTitle', defaultMessage: 'Create a pool' },
  create: { id: 'pool.v3.order.create', defaultMessage: 'Create' },
  doingCollect: { id: 'pool.v3.order.doingCollect', defaultMessage: 'Collecting fees' },
  doingRemove: { id: 'pool.v3.order.doingRemove', defaultMessage: 'Removing {amountA} {symbolA} and {amountB} {symbolB}' },
  doingAdd: { id: 'pool.v3.order.doingAdd', defaultMessage: 'Supplying {amountA} {symbolA} and {amountB} {symbolB}' },
  doingCreate: { id: 'pool.v3.order.doingCreate', defaultMessage: 'Creating the pool of {symbolA} and {symbolB}' },
  pooled: { id: 'pool.v3.order.pooled', defaultMessage: 'Pooled {symbol}' },
  feesOf: { id: 'pool.v3.order.feesOf', defaultMessage: '{symbol} fees earned' },
  leastLabel: { id: 'pool.v3.order.leastLabel', defaultMessage: 'Minimum {symbol}' },
  startPrice: { id: 'pool.v3.order.startPrice', defaultMessage: 'Starting price' },
  deadline: { id: 'pool.v3.order.deadline', defaultMessage: 'Valid until' },
  paidTo: { id: 'pool.v3.order.paidTo', defaultMessage: 'Paid to your account' },
  alone: {
    id: 'pool.v3.order.alone',
    defaultMessage:
      'If one of the two tokens cannot be moved now (it may be paused, or refuse this pool or your account), the other can be taken alone. What is left stays owed to the position, and can be collected once it can be moved again.',
  },
  takeAlone: { id: 'pool.v3.order.takeAlone', defaultMessage: 'Take {symbol} alone' },
  staysOwed: { id: 'pool.v3.order.staysOwed', defaultMessage: '{symbol} that stays owed to the position' },
  operatorPaid: {
    id: 'pool.v3.order.operatorPaid',
    defaultMessage: 'The position belongs to {owner}. You act for them, but what comes out is paid to you.',
  },
});

export const removeTexts = defineTexts({
  title: { id: 'pool.v3.remove.title', defaultMessage: 'Remove Liquidity' },
  back: { id: 'pool.v3.remove.back', defaultMessage: 'Back to the position' },
  settings: { id: 'pool.v3.remove.settings', defaultMessage: 'Transaction settings' },
  amount: { id: 'pool.v3.remove.amount', defaultMessage: 'Amount' },
  percent: { id: 'pool.v3.remove.percent', defaultMessage: '{value}%' },
  max: { id: 'pool.v3.remove.max', defaultMessage: 'Max' },
  tokenUnread: {
    id: 'pool.v3.remove.tokenUnread',
    defaultMessage:
      'The contract of one of the tokens does not say how its amounts are written, so they stay dashes. What you choose in percent is removed all the same, and is tried before it is signed.',
  },
});

export const listTexts = defineTexts({
  range: { id: 'pool.v3.list.range', defaultMessage: 'Min {min} – Max {max} {quote} per {base}' },
});
