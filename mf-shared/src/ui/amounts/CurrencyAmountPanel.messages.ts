import { defineTexts } from '../texts/defineTexts';

export const amountPanelTexts = defineTexts({
  balance: { id: 'shared.amountPanel.balance', defaultMessage: 'Balance:' },
  balanceUnsure: { id: 'shared.amountPanel.balanceUnsure', defaultMessage: 'Balance (may change):' },
  max: { id: 'shared.amountPanel.max', defaultMessage: 'Max' },
  maxOf: { id: 'shared.amountPanel.maxOf', defaultMessage: 'Max {symbol}' },
  keptForGas: { id: 'shared.amountPanel.keptForGas', defaultMessage: 'All kept for network fees' },
  tooFine: {
    id: 'shared.amountPanel.tooFine',
    defaultMessage: '{symbol} has at most {count, plural, one {# decimal} other {# decimals}}',
  },
  tooLarge: { id: 'shared.amountPanel.tooLarge', defaultMessage: 'More {symbol} than there can be' },
  selectToken: { id: 'shared.amountPanel.selectToken', defaultMessage: 'Select a token' },
  chosenToken: { id: 'shared.amountPanel.chosenToken', defaultMessage: '{label}: {symbol}, choose another token' },
  outOfRange: {
    id: 'shared.amountPanel.outOfRange',
    defaultMessage: 'The market price is outside your specified price range. Single-asset deposit only.',
  },
});
