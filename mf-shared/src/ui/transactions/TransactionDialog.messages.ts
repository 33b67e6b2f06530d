import { defineTexts } from '../texts/defineTexts';

export const transactionDialogTexts = defineTexts({
  waitingTitle: { id: 'shared.transactionDialog.waitingTitle', defaultMessage: 'Waiting For Confirmation' },
  waitingHint: { id: 'shared.transactionDialog.waitingHint', defaultMessage: 'Confirm this transaction in your wallet' },
  submittedTitle: { id: 'shared.transactionDialog.submittedTitle', defaultMessage: 'Transaction Submitted' },
  confirmedTitle: { id: 'shared.transactionDialog.confirmedTitle', defaultMessage: 'Transaction confirmed' },
  failedTitle: { id: 'shared.transactionDialog.failedTitle', defaultMessage: 'Transaction failed' },
  failedHint: {
    id: 'shared.transactionDialog.failedHint',
    defaultMessage: 'The network refused the transaction; only its fee was paid. Open the explorer for the reason.',
  },
  hash: { id: 'shared.transactionDialog.hash', defaultMessage: 'Transaction hash' },
  explorer: { id: 'shared.transactionDialog.explorer', defaultMessage: 'View on Explorer' },
  addToken: { id: 'shared.transactionDialog.addToken', defaultMessage: 'Add {symbol} to your wallet' },
  tokenAdded: { id: 'shared.transactionDialog.tokenAdded', defaultMessage: 'Added {symbol}' },
  tokenNotAdded: { id: 'shared.transactionDialog.tokenNotAdded', defaultMessage: '{symbol} was not added. You can add it in your wallet.' },
  errorTitle: { id: 'shared.transactionDialog.errorTitle', defaultMessage: 'Error' },
  close: { id: 'shared.transactionDialog.close', defaultMessage: 'Close' },
  dismiss: { id: 'shared.transactionDialog.dismiss', defaultMessage: 'Dismiss' },
});
