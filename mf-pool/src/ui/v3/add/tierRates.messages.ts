import { defineTexts } from '@dex/mf-shared/ui';

export const tierRatesTexts = defineTexts({
  rate: { id: 'pool.v3.tierRates.rate', defaultMessage: 'Fees a day: {value}' },
  percent: { id: 'pool.v3.tierRates.percent', defaultMessage: '{value}%' },
  loading: { id: 'pool.v3.tierRates.loading', defaultMessage: 'Looking for what the tiers have earned.' },
  subgraph: {
    id: 'pool.v3.tierRates.subgraph',
    defaultMessage:
      'Fees of the last whole day, as a part of all that lay in each pool. A position earns more or less than that, by its range; the days to come may bring another figure.',
  },
  chain: {
    id: 'pool.v3.tierRates.chain',
    defaultMessage:
      'Fees a day by the last {hours, plural, =0 {minutes} one {hour} other {# hours}}, had the pool’s present liquidity earned them, as a part of all that lies in each pool. A position earns more or less than that, by its range; the days to come may bring another figure.',
  },
  failed: {
    id: 'pool.v3.tierRates.failed',
    defaultMessage:
      'What the tiers have earned is not known: the node of this network did not say it, or keeps nothing old enough. Try again later; choosing a tier does not need it.',
  },
});
