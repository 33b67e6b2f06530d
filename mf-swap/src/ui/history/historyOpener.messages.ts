import { defineTexts } from '@dex/mf-shared/ui';

/** Apart from the others, which are loaded only with the history itself. */
export const openerTexts = defineTexts({
  title: { id: 'swap.history.title', defaultMessage: 'Price history' },
});
