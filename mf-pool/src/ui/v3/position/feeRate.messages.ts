import { defineTexts } from '@dex/mf-shared/ui';

export const feeRateTexts = defineTexts({
  day: { id: 'pool.v3.feeRate.day', defaultMessage: 'Earned a day, by the last day' },
  week: { id: 'pool.v3.feeRate.week', defaultMessage: 'Earned a day, by the last week' },
  percent: { id: 'pool.v3.feeRate.percent', defaultMessage: '{value}%' },
  assumption: {
    id: 'pool.v3.feeRate.assumption',
    defaultMessage:
      'What this liquidity would have earned in that time had it been in this range throughout, as a part of what it is worth now. The days to come may bring more or less. A dash means that the node did not say it or keeps no state that old, or that the range was not in use then.',
  },
});
