import { defineTexts } from '../texts/defineTexts';

export const linkTokenTexts = defineTexts({
  notAToken: { id: 'shared.linkTokens.notAToken', defaultMessage: 'Not a token on {network}: {text}' },
});
