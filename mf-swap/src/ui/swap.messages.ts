import { defineTexts } from '@dex/mf-shared/ui';

export const swapTexts = defineTexts({
  title: { id: 'swap.title', defaultMessage: 'Swap' },
  pageName: { id: 'swap.pageName', defaultMessage: 'Swap {input} to {output}' },
  settings: { id: 'swap.settings', defaultMessage: 'Transaction settings' },
  from: { id: 'swap.from', defaultMessage: 'From' },
  to: { id: 'swap.to', defaultMessage: 'To' },
  fromAtMost: { id: 'swap.fromAtMost', defaultMessage: 'From (at most)' },
  toAtLeast: { id: 'swap.toAtLeast', defaultMessage: 'To (at least)' },
  switchSides: { id: 'swap.switchSides', defaultMessage: 'Switch the two sides' },
  removeRecipient: { id: 'swap.removeRecipient', defaultMessage: 'Remove the recipient' },
  price: { id: 'swap.price', defaultMessage: '1 {base} = {price} {quote}' },
  invertPrice: { id: 'swap.invertPrice', defaultMessage: 'Show the price the other way round' },
  bestPrice: { id: 'swap.bestPrice', defaultMessage: 'Best price over all pools' },
  bestThrough: { id: 'swap.bestThrough', defaultMessage: 'Best price: through {version}' },
  bestMixed: { id: 'swap.bestMixed', defaultMessage: 'Best price: one way through V2 and V3' },
  bestSplit: { id: 'swap.bestSplit', defaultMessage: 'Best price: split over {ways} ways through {version}' },
  bestSplitMixed: { id: 'swap.bestSplitMixed', defaultMessage: 'Best price: split over {ways} ways through V2 and V3' },
  saves: { id: 'swap.saves', defaultMessage: 'Best route saves {saving} against {version} alone' },
  betterInV2: { id: 'swap.betterInV2', defaultMessage: 'V2 gives a better price: {amount} {symbol}' },
  betterInV3: { id: 'swap.betterInV3', defaultMessage: 'V3 gives a better price: {amount} {symbol}' },
  routedThrough: { id: 'swap.routedThrough', defaultMessage: 'Routed through {version}' },
  pricesUnreachable: {
    id: 'swap.pricesUnreachable',
    defaultMessage: 'Prices cannot be loaded at the moment. We keep trying; nothing was lost.',
  },
  unsupported: { id: 'swap.unsupported', defaultMessage: 'Some assets are not available through this interface: {symbols}' },
  wrongLinkNetwork: { id: 'swap.wrongLinkNetwork', defaultMessage: 'This link was made on {network}.' },
  switchNetwork: { id: 'swap.switchNetwork', defaultMessage: 'Switch to {network}' },
  dismiss: { id: 'swap.dismiss', defaultMessage: 'Dismiss' },
  wrapFailed: { id: 'swap.wrapFailed', defaultMessage: 'Wrapping did not go through{reason}' },
  unwrapFailed: { id: 'swap.unwrapFailed', defaultMessage: 'Unwrapping did not go through{reason}' },
  heard: {
    id: 'swap.heard',
    defaultMessage: '{input} {inputSymbol} for about {output} {outputSymbol}, at 1 {inputSymbol} = {price} {outputSymbol}.',
  },
  impact: { id: 'swap.details.impact', defaultMessage: 'Price impact' },
  impactAndKept: { id: 'swap.details.impactAndKept', defaultMessage: 'Price impact and what the token keeps' },
  percent: { id: 'swap.details.percent', defaultMessage: '{value}%' },
});

export const approvalTexts = defineTexts({
  steps: { id: 'swap.approval.steps', defaultMessage: 'Step 1 of 2' },
  stepSwap: { id: 'swap.approval.stepSwap', defaultMessage: 'Step 2 of 2' },
  signed: { id: 'swap.approval.signed', defaultMessage: 'You can now trade {symbol}' },
});
