import { defineTexts } from '../texts/defineTexts';

export const lazyPartTexts = defineTexts({
  failed: { id: 'shared.lazyPart.failed', defaultMessage: 'This part could not be loaded. Check your connection and try again.' },
  retry: { id: 'shared.lazyPart.retry', defaultMessage: 'Try again' },
});
