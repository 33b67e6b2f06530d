import { defineTexts } from '@dex/mf-shared/ui';

// Said before the rest of the overview has come.
export const overviewTitle = defineTexts({
  title: { id: 'pool.v3.overview.title', defaultMessage: 'Pools Overview' },
  none: { id: 'pool.v3.overview.none', defaultMessage: 'Your V3 liquidity positions will appear here.' },
});
