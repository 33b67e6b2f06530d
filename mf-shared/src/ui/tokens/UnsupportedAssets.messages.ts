import { defineTexts } from '../texts/defineTexts';

export const unsupportedTexts = defineTexts({
  title: { id: 'shared.unsupported.title', defaultMessage: 'Unsupported Assets' },
  explanation: {
    id: 'shared.unsupported.explanation',
    defaultMessage:
      'Some assets are not available through this interface because they may not work well with the smart contracts or we are unable to allow trading for legal reasons.',
  },
});
