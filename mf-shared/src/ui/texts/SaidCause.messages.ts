import { defineTexts } from './defineTexts';

export const saidTexts = defineTexts({
  /** The end of a sentence: what a wallet, a node or a contract said. */
  said: { id: 'shared.cause.said', defaultMessage: ': {said}' },
});
