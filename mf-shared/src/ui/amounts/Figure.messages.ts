import { defineTexts } from '../texts/defineTexts';

export const figureTexts = defineTexts({
  copy: { id: 'shared.figure.copy', defaultMessage: 'Copy {exact}' },
  copied: { id: 'shared.figure.copied', defaultMessage: 'Copied' },
  mayChange: { id: 'shared.figure.mayChange', defaultMessage: '(may change)' },
  unknown: { id: 'shared.figure.unknown', defaultMessage: 'Not known yet' },
});
