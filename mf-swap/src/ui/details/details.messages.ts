import { defineTexts } from '@dex/mf-shared/ui';

export const detailTexts = defineTexts({
  open: { id: 'swap.details.open', defaultMessage: 'Trade details, network cost' },
  fee: { id: 'swap.details.fee', defaultMessage: 'Liquidity provider fee' },
  kept: { id: 'swap.details.kept', defaultMessage: 'Kept by the token' },
  atLeast: { id: 'swap.details.atLeast', defaultMessage: 'At least' },
  atMost: { id: 'swap.details.atMost', defaultMessage: 'At most' },
  slippage: { id: 'swap.details.slippage', defaultMessage: 'Slippage tolerance' },
  route: { id: 'swap.details.route', defaultMessage: 'Route' },
  routes: { id: 'swap.details.routes', defaultMessage: 'Routes' },
  ways: { id: 'swap.details.ways', defaultMessage: '{ways} ways' },
  way: { id: 'swap.details.way', defaultMessage: '{share}% through' },
  why: { id: 'swap.details.why', defaultMessage: 'Why this price' },
  networkCost: { id: 'swap.details.networkCost', defaultMessage: 'Network cost' },
  costInDollars: { id: 'swap.details.costInDollars', defaultMessage: '{cost} ({dollars})' },
});
