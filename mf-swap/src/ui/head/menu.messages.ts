import { defineTexts } from '@dex/mf-shared/ui';

export const menuTexts = defineTexts({
  autoHelp: { id: 'swap.head.autoHelp', defaultMessage: 'Best price over all pools' },
  addRecipient: { id: 'swap.head.addRecipient', defaultMessage: 'Add a recipient' },
  send: { id: 'swap.head.send', defaultMessage: 'Send without a swap' },
});
