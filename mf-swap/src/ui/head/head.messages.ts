import { defineTexts } from '@dex/mf-shared/ui';

export const headTexts = defineTexts({
  pools: { id: 'swap.head.pools', defaultMessage: 'Pools that swaps use' },
  auto: { id: 'swap.head.auto', defaultMessage: 'Auto' },
  v2: { id: 'swap.head.v2', defaultMessage: 'V2 only' },
  v3: { id: 'swap.head.v3', defaultMessage: 'V3 only' },
  more: { id: 'swap.head.more', defaultMessage: 'More for this swap' },
});
