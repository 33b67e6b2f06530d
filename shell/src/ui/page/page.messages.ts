import { defineTexts } from '@dex/mf-shared/ui';

export const pageTexts = defineTexts({
  blocked: { id: 'shell.page.blocked', defaultMessage: 'Blocked address' },
  latestBlock: { id: 'shell.page.latestBlock', defaultMessage: 'Latest block {number} on {explorer}' },
  loading: { id: 'shell.page.loading', defaultMessage: 'Loading' },
});
