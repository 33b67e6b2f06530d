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
  addRecipient: { id: 'swap.addRecipient', defaultMessage: '+ Add a send (optional)' },
  removeRecipient: { id: 'swap.removeRecipient', defaultMessage: '- Remove send' },
  price: { id: 'swap.price', defaultMessage: '1 {base} = {price} {quote}' },
  invertPrice: { id: 'swap.invertPrice', defaultMessage: 'Show the price the other way round' },
  details: { id: 'swap.details', defaultMessage: 'Trade details' },
  useBestPrice: { id: 'swap.useBestPrice', defaultMessage: 'Use the best price' },
  changePools: { id: 'swap.changePools', defaultMessage: 'Change' },
  changePoolsLong: { id: 'swap.changePoolsLong', defaultMessage: 'Change which pools swaps use' },
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
  wrapFailed: { id: 'swap.wrapFailed', defaultMessage: 'Wrapping did not go through: {reason}' },
  unwrapFailed: { id: 'swap.unwrapFailed', defaultMessage: 'Unwrapping did not go through: {reason}' },
  heard: {
    id: 'swap.heard',
    defaultMessage: '{input} {inputSymbol} for about {output} {outputSymbol}, at 1 {inputSymbol} = {price} {outputSymbol}.',
  },
});

export const detailTexts = defineTexts({
  fee: { id: 'swap.details.fee', defaultMessage: 'Liquidity provider fee' },
  impact: { id: 'swap.details.impact', defaultMessage: 'Price impact' },
  kept: { id: 'swap.details.kept', defaultMessage: 'Kept by the token' },
  impactAndKept: { id: 'swap.details.impactAndKept', defaultMessage: 'Price impact and what the token keeps' },
  minimumReceived: { id: 'swap.details.minimumReceived', defaultMessage: 'Minimum received' },
  maximumSold: { id: 'swap.details.maximumSold', defaultMessage: 'Maximum sold' },
  slippage: { id: 'swap.details.slippage', defaultMessage: 'Slippage tolerance' },
  route: { id: 'swap.details.route', defaultMessage: 'Route' },
  routes: { id: 'swap.details.routes', defaultMessage: 'Routes' },
  ways: { id: 'swap.details.ways', defaultMessage: '{ways} ways' },
  way: { id: 'swap.details.way', defaultMessage: '{share}% through' },
  why: { id: 'swap.details.why', defaultMessage: 'Why this price' },
  networkCost: { id: 'swap.details.networkCost', defaultMessage: 'Network cost' },
  costInDollars: { id: 'swap.details.costInDollars', defaultMessage: '{cost} ({dollars})' },
  percent: { id: 'swap.details.percent', defaultMessage: '{value}%' },
});

export const wrapTexts = defineTexts({
  earlierRequest: {
    id: 'swap.wrap.earlierRequest',
    defaultMessage:
      'Your wallet has not answered an earlier request of this account, or it is not known what became of it. If both are confirmed, both are carried out. Look into your wallet first.',
  },
  askAgain: { id: 'swap.wrap.askAgain', defaultMessage: 'Ask the wallet all the same' },
  asking: {
    id: 'swap.wrap.asking',
    defaultMessage: 'Your wallet is asking you to confirm. If its window is gone, stop waiting: then you can go on, and ask again.',
  },
  stopWaiting: { id: 'swap.wrap.stopWaiting', defaultMessage: 'Stop waiting' },
  stillAsking: {
    id: 'swap.wrap.stillAsking',
    defaultMessage:
      'Account or network changed, but your wallet is still asking. If you confirm there, it is carried out from the account and on the network that it was made for.',
  },
  unknown: {
    id: 'swap.wrap.unknown',
    defaultMessage:
      'Your wallet gave no clear answer, so it is not known whether it was sent. Look into your wallet before you do it again.',
  },
});

export const approvalTexts = defineTexts({
  steps: { id: 'swap.approval.steps', defaultMessage: 'Step 1 of 2' },
  stepSwap: { id: 'swap.approval.stepSwap', defaultMessage: 'Step 2 of 2' },
  signed: { id: 'swap.approval.signed', defaultMessage: 'You can now trade {symbol}' },
});
