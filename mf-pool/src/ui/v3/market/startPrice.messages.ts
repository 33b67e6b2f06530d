import { defineTexts } from '@dex/mf-shared/ui';

export const startPriceTexts = defineTexts({
  title: { id: 'pool.v3.start.title', defaultMessage: 'Set Starting Price' },
  text: {
    id: 'pool.v3.start.text',
    defaultMessage:
      'This pool must be initialized before you can add liquidity. Choose a starting price for it, then a range and an amount. Making the pool costs more gas than usual.',
  },
  label: { id: 'pool.v3.start.label', defaultMessage: 'Starting price in {quote} per {base}' },
  current: { id: 'pool.v3.start.current', defaultMessage: 'Starting {base} price:' },
  elsewhere: { id: 'pool.v3.start.elsewhere', defaultMessage: 'What {base} trades at now' },
  use: { id: 'pool.v3.start.use', defaultMessage: 'Use {price} {quote} ({source})' },
  tier: { id: 'pool.v3.start.tier', defaultMessage: 'the {fee}% pool' },
  pair: { id: 'pool.v3.start.pair', defaultMessage: 'the V2 pool' },
  route: { id: 'pool.v3.start.route', defaultMessage: 'by way of {symbol}' },
  unknown: {
    id: 'pool.v3.start.unknown',
    defaultMessage:
      'No pool that could tell this price was found. Look it up with care: whoever trades first takes from your deposit what a wrong price gives away.',
  },
  incomplete: {
    id: 'pool.v3.start.incomplete',
    defaultMessage: 'Some pools could not be read, so this price is checked against fewer of them. We keep trying.',
  },
  disagree: {
    id: 'pool.v3.start.disagree',
    defaultMessage: 'These prices are more than 5% apart. Find out which of them is right before you start a pool.',
  },
  gap: {
    id: 'pool.v3.start.gap',
    defaultMessage:
      'This starting price is {percent}% {direction, select, above {above the} other {below the}} {price} {quote} that {base} trades at ({source}).',
  },
  poolGap: {
    id: 'pool.v3.start.poolGap',
    defaultMessage:
      'The price of this pool is {percent}% {direction, select, above {above the} other {below the}} {price} {quote} that {base} trades at ({source}).',
  },
  cost: {
    id: 'pool.v3.start.cost',
    defaultMessage: 'Whoever trades first takes the difference: about {amount} {quote} of your deposit.',
  },
  costInDollars: {
    id: 'pool.v3.start.costInDollars',
    defaultMessage: 'Whoever trades first takes the difference: about {amount} {quote} ({dollars}) of your deposit.',
  },
  costOpen: { id: 'pool.v3.start.costOpen', defaultMessage: 'Whoever trades first takes the difference from your deposit.' },
  farTitle: { id: 'pool.v3.start.farTitle', defaultMessage: 'This price is far from the market' },
});
