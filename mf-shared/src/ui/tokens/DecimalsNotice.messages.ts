import { defineTexts } from '../texts/defineTexts';

export const decimalsTexts = defineTexts({
  disagree: {
    id: 'shared.decimals.disagree',
    defaultMessage:
      'A token list describes {symbol} with other decimals than its contract. Nothing can be sent until that is settled, so that no wrong amount is. Switch off that list, or choose another token.',
  },
  unread: {
    id: 'shared.decimals.unread',
    defaultMessage:
      'The contract of {symbol} could not be asked for its decimals. Amounts may be wrong until it answers, so nothing can be sent. It is asked again with every block.',
  },
});
