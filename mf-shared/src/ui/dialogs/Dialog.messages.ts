import { defineTexts } from '../texts/defineTexts';

export const dialogTexts = defineTexts({
  close: { id: 'shared.dialog.close', defaultMessage: 'Close' },
  back: { id: 'shared.dialog.back', defaultMessage: 'Back' },
});
