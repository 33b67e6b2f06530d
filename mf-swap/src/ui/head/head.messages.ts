import { defineTexts } from '@dex/mf-shared/ui';

export const headTexts = defineTexts({
  pools: { id: 'swap.head.pools', defaultMessage: 'Pools that swaps use' },
  auto: { id: 'swap.head.auto', defaultMessage: 'Auto' },
  v2: { id: 'swap.head.v2', defaultMessage: 'V2 only' },
  v3: { id: 'swap.head.v3', defaultMessage: 'V3 only' },
  autoHelp: { id: 'swap.head.autoHelp', defaultMessage: 'Best price over all pools' },
  more: { id: 'swap.head.more', defaultMessage: 'More for this swap' },
  addRecipient: { id: 'swap.head.addRecipient', defaultMessage: 'Add a recipient' },
  send: { id: 'swap.head.send', defaultMessage: 'Send without a swap' },
});
