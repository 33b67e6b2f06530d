import { defineTexts } from '@dex/mf-shared/ui';

export const addTexts = defineTexts({
  coarseTitle: { id: 'pool.v3.add.coarseTitle', defaultMessage: 'A part of this deposit would be lost' },
  coarse: {
    id: 'pool.v3.add.coarse',
    defaultMessage:
      '{symbol} cannot be divided finely enough for this amount: the pool rounds up what it takes and rounds down what it pays back. Up to {amount} {symbol} of the deposit would be lost to you. Put in more, so that this weighs less.',
  },
  foreignTitle: { id: 'pool.v3.add.foreignTitle', defaultMessage: 'This position is not yours' },
  foreignOwner: {
    id: 'pool.v3.add.foreignOwner',
    defaultMessage:
      'This position belongs to {owner}. What you add becomes theirs: only they, or somebody they approve, can take it out again.',
  },
  create: { id: 'pool.v3.add.create', defaultMessage: 'Create a pair' },
  add: { id: 'pool.v3.add.title', defaultMessage: 'Add Liquidity' },
  increase: { id: 'pool.v3.add.increase', defaultMessage: 'Increase Liquidity' },
  backToPools: { id: 'pool.v3.add.backToPools', defaultMessage: 'Back to Pools Overview' },
  backToPosition: { id: 'pool.v3.add.backToPosition', defaultMessage: 'Back to the position' },
  settings: { id: 'pool.v3.add.settings', defaultMessage: 'Transaction settings' },
  clear: { id: 'pool.v3.add.clear', defaultMessage: 'Clear All' },
  swap: { id: 'pool.v3.add.swap', defaultMessage: 'Swap' },
  pool: { id: 'pool.v3.add.pool', defaultMessage: 'Pool' },
  selectPair: { id: 'pool.v3.add.selectPair', defaultMessage: 'Select Pair' },
  firstToken: { id: 'pool.v3.add.firstToken', defaultMessage: 'First token' },
  secondToken: { id: 'pool.v3.add.secondToken', defaultMessage: 'Second token' },
  depositA: { id: 'pool.v3.add.depositA', defaultMessage: 'Deposit of the first token' },
  depositB: { id: 'pool.v3.add.depositB', defaultMessage: 'Deposit of the second token' },
  deposit: { id: 'pool.v3.add.deposit', defaultMessage: 'Deposit Amounts' },
  dollars: { id: 'pool.v3.add.dollars', defaultMessage: '≈ {value}' },
  unsupported: { id: 'pool.v3.add.unsupported', defaultMessage: 'Read more about unsupported assets' },
  poolFailed: { id: 'pool.v3.add.poolFailed', defaultMessage: 'The pool could not be loaded. We keep trying; nothing was lost.' },
});

export const feeTexts = defineTexts({
  title: { id: 'pool.v3.fee.title', defaultMessage: 'Fee tier' },
  chosen: { id: 'pool.v3.fee.chosen', defaultMessage: '{value}% fee tier' },
  none: { id: 'pool.v3.fee.none', defaultMessage: 'Choose the share of each trade that you earn.' },
  edit: { id: 'pool.v3.fee.edit', defaultMessage: 'Edit' },
  hide: { id: 'pool.v3.fee.hide', defaultMessage: 'Hide' },
  percent: { id: 'pool.v3.fee.percent', defaultMessage: '{value}%' },
  stable: { id: 'pool.v3.fee.stable', defaultMessage: 'Best for stable pairs.' },
  most: { id: 'pool.v3.fee.most', defaultMessage: 'Best for most pairs.' },
  exotic: { id: 'pool.v3.fee.exotic', defaultMessage: 'Best for exotic pairs.' },
  notCreated: { id: 'pool.v3.fee.notCreated', defaultMessage: 'Not created' },
  share: { id: 'pool.v3.fee.share', defaultMessage: '{value}% select' },
});

export const rangeInputTexts = defineTexts({
  title: { id: 'pool.v3.range.title', defaultMessage: 'Set Price Range' },
  minPrice: { id: 'pool.v3.range.minPrice', defaultMessage: 'Min price' },
  maxPrice: { id: 'pool.v3.range.maxPrice', defaultMessage: 'Max price' },
  per: { id: 'pool.v3.range.per', defaultMessage: '{quote} per {base}' },
  decrease: { id: 'pool.v3.range.decrease', defaultMessage: 'Decrease the {name}' },
  increase: { id: 'pool.v3.range.increase', defaultMessage: 'Increase the {name}' },
  full: { id: 'pool.v3.range.full', defaultMessage: 'Full Range' },
  fullTitle: { id: 'pool.v3.range.fullTitle', defaultMessage: 'Efficiency Comparison' },
  fullText: {
    id: 'pool.v3.range.fullText',
    defaultMessage:
      'A full range position earns at every price, but puts much less of your deposit to work at the current one, so it may earn less in fees than a narrower range.',
  },
  fullHelp: { id: 'pool.v3.range.fullHelp', defaultMessage: 'Learn more' },
  understand: { id: 'pool.v3.range.understand', defaultMessage: 'I Understand' },
  invalid: { id: 'pool.v3.range.invalid', defaultMessage: 'Invalid range selected. The min price must be lower than the max price.' },
  outOfRange: {
    id: 'pool.v3.range.outOfRange',
    defaultMessage: 'Your position will not earn fees or be used in trades until the market price moves into your range.',
  },
  currentPrice: { id: 'pool.v3.range.currentPrice', defaultMessage: 'Current price: {price} {quote} per {base}' },
  turnOver: { id: 'pool.v3.range.turnOver', defaultMessage: 'Show prices in {symbol}' },
});
