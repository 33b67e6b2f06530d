import { defineTexts } from '../texts/defineTexts';

/** What a chosen token says of itself on every first screen; the texts of the choice come with its dialog. */
export const tokenButtonTexts = defineTexts({
  lookAlike: { id: 'shared.tokenSelect.lookAlike', defaultMessage: 'Look-alike letters' },
});
