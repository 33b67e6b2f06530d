import { defineTexts } from '../texts/defineTexts';

export const addressTexts = defineTexts({
  onExplorer: { id: 'shared.address.onExplorer', defaultMessage: '{address} on {explorer}' },
});
