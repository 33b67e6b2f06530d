import { defineTexts } from '@dex/mf-shared/ui';

export const purchaseTexts = defineTexts({
  open: { id: 'pool.v3.purchase.open', defaultMessage: 'Add with one token' },
  close: { id: 'pool.v3.purchase.close', defaultMessage: 'Add with both tokens' },
  title: { id: 'pool.v3.purchase.title', defaultMessage: 'Add with one token' },
  payWith: { id: 'pool.v3.purchase.payWith', defaultMessage: 'Token that you pay with' },
  amount: { id: 'pool.v3.purchase.amount', defaultMessage: 'All that is paid' },
  dollars: { id: 'pool.v3.purchase.dollars', defaultMessage: '~{value}' },
  hint: {
    id: 'pool.v3.purchase.hint',
    defaultMessage: 'A part is swapped into the other token first, by the best way, so that both fit the range.',
  },
  together: { id: 'pool.v3.purchase.together', defaultMessage: 'Swap and addition go out in one confirmation.' },
  steps: {
    id: 'pool.v3.purchase.steps',
    defaultMessage: 'Your wallet takes one call at a time: the swap comes first, and the addition is reviewed after it.',
  },
  stepOne: {
    id: 'pool.v3.purchase.stepOne',
    defaultMessage: 'Step 1 of 2. Once it is sent, close this: the addition is reviewed next, and can be confirmed when the swap is done.',
  },
  nextTitle: { id: 'pool.v3.purchase.nextTitle', defaultMessage: 'Step 2 of 2: add both' },
  next: {
    id: 'pool.v3.purchase.next',
    defaultMessage: 'The swap was sent. Once it is done, {amountA} {symbolA} and {amountB} {symbolB} in your account can be added.',
  },
  nextUnsure: {
    id: 'pool.v3.purchase.nextUnsure',
    defaultMessage:
      'Your wallet was asked for the swap, and it is not known whether it was sent. Look at your wallet first: if the swap was done, {amountA} {symbolA} and {amountB} {symbolB} in your account can be added; if not, leave it and begin anew.',
  },
  nextElse: {
    id: 'pool.v3.purchase.nextElse',
    defaultMessage:
      'Should the swap fail, or the price move too far, this addition does not go through: leave it, and add with the amounts that you hold.',
  },
  nextReview: { id: 'pool.v3.purchase.nextReview', defaultMessage: 'Review the addition' },
  nextLeave: { id: 'pool.v3.purchase.nextLeave', defaultMessage: 'Leave it' },
  paid: { id: 'pool.v3.purchase.paid', defaultMessage: '{symbol} swapped, at most' },
  bought: { id: 'pool.v3.purchase.bought', defaultMessage: '{symbol} bought' },
  putIn: { id: 'pool.v3.purchase.putIn', defaultMessage: '{symbol} into the range' },
  rest: { id: 'pool.v3.purchase.rest', defaultMessage: '{symbol} left over' },
  loss: { id: 'pool.v3.purchase.loss', defaultMessage: 'The swap costs about {percent}% against the price of this pool.' },
  tooDear: {
    id: 'pool.v3.purchase.tooDear',
    defaultMessage:
      'The swap would cost about {percent}% against the price of this pool, which is too much to offer. Try a smaller amount, or swap elsewhere first.',
  },
  noWay: {
    id: 'pool.v3.purchase.noWay',
    defaultMessage: 'No pool sells what this range needs for so much. Try a smaller amount or another range.',
  },
  failed: {
    id: 'pool.v3.purchase.failed',
    defaultMessage: 'No price for the swap could be read. Ask again, or wait: it is asked for with every new price of the pool.',
  },
  again: { id: 'pool.v3.purchase.again', defaultMessage: 'Ask again' },
  way: { id: 'pool.v3.purchase.way', defaultMessage: 'Way of the swap' },
  loading: { id: 'pool.v3.purchase.loading', defaultMessage: 'Looking for the best way to swap' },
  notEnough: { id: 'pool.v3.purchase.notEnough', defaultMessage: 'That is more {symbol} than you hold.' },
  review: { id: 'pool.v3.purchase.review', defaultMessage: 'Preview' },
  confirm: { id: 'pool.v3.purchase.confirm', defaultMessage: 'Swap and add' },
  doing: { id: 'pool.v3.purchase.doing', defaultMessage: 'Swapping a part of {amount} {symbol}, and adding both' },
  buyTitle: { id: 'pool.v3.purchase.buyTitle', defaultMessage: 'Swap first' },
  buyConfirm: { id: 'pool.v3.purchase.buyConfirm', defaultMessage: 'Swap' },
  buying: { id: 'pool.v3.purchase.buying', defaultMessage: 'Swapping at most {paid} {paidSymbol} for {bought} {boughtSymbol}' },
  withSwap: { id: 'pool.v3.purchase.withSwap', defaultMessage: 'Swap what the new range needs' },
  moveHint: {
    id: 'pool.v3.purchase.moveHint',
    defaultMessage:
      'In one confirmation everything is taken out of this position, fees included, a part is swapped by the best way, and a new position is made. What is left over stays in your account, the network’s coin in its wrapped form. The old position stays yours, empty.',
  },
});
