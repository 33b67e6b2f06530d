import { defineTexts } from '../texts/defineTexts';

export const readFailureTexts = defineTexts({
  again: { id: 'shared.readFailure.again', defaultMessage: 'Try again' },
});
