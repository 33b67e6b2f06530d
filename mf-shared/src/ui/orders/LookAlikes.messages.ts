import { defineTexts } from '../texts/defineTexts';

export const lookAlikeTexts = defineTexts({
  symbol: {
    id: 'shared.lookAlike.symbol',
    defaultMessage:
      'This {symbol} is not the one that is known by that name: anybody can make a token of any name. Compare its address before you confirm: {address}',
  },
  letters: {
    id: 'shared.lookAlike.letters',
    defaultMessage:
      'The name {symbol} is written with letters that look like others. Compare the address of the token before you confirm: {address}',
  },
});
