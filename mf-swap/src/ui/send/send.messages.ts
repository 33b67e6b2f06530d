import { decimalsButtonTexts, defineTexts } from '@dex/mf-shared/ui';
import type { SendButtonKind } from '../../domain/sendButton';

export const sendTexts = defineTexts({
  title: { id: 'swap.send.title', defaultMessage: 'Send' },
  hint: {
    id: 'swap.send.hint',
    defaultMessage:
      'A transfer cannot be taken back. Choose what to send and who receives it: you see both once more before your wallet is asked.',
  },
  swapInstead: { id: 'swap.send.swapInstead', defaultMessage: 'Swap instead' },
  amount: { id: 'swap.send.amount', defaultMessage: 'Amount' },
  reviewTitle: { id: 'swap.send.reviewTitle', defaultMessage: 'Confirm send' },
  youSend: { id: 'swap.send.youSend', defaultMessage: 'You send' },
  to: { id: 'swap.send.to', defaultMessage: 'To' },
  theyReceive: { id: 'swap.send.theyReceive', defaultMessage: 'They receive, as just measured' },
  tokenKeeps: {
    id: 'swap.send.tokenKeeps',
    defaultMessage: 'The token keeps the rest of every transfer. What it keeps is up to the token: no transfer can hold it to this figure.',
  },
  confirm: { id: 'swap.send.confirm', defaultMessage: 'Confirm send' },
  doing: { id: 'swap.send.doing', defaultMessage: 'Sending {amount} {symbol}' },
});

/** What the button says, for each kind. */
export const sendButtonTexts = {
  ...decimalsButtonTexts,
  ...defineTexts({
    wrongNetwork: { id: 'swap.send.button.wrongNetwork', defaultMessage: 'Wrong Network' },
    connectWallet: { id: 'swap.send.button.connectWallet', defaultMessage: 'Connect Wallet' },
    tooFine: { id: 'swap.send.button.tooFine', defaultMessage: 'Too many decimals' },
    tooLarge: { id: 'swap.send.button.tooLarge', defaultMessage: 'Amount too large' },
    enterAmount: { id: 'swap.send.button.enterAmount', defaultMessage: 'Enter an amount' },
    selectToken: { id: 'swap.send.button.selectToken', defaultMessage: 'Select a token' },
    enterRecipient: { id: 'swap.send.button.enterRecipient', defaultMessage: 'Enter a recipient' },
    resolvingRecipient: { id: 'swap.send.button.resolvingRecipient', defaultMessage: 'Looking up the recipient' },
    recipientUnread: { id: 'swap.send.button.recipientUnread', defaultMessage: 'Recipient could not be checked' },
    invalidRecipient: { id: 'swap.send.button.invalidRecipient', defaultMessage: 'Invalid recipient' },
    insufficientBalance: { id: 'swap.send.button.insufficientBalance', defaultMessage: 'Insufficient {symbol} balance' },
    balanceUnknown: { id: 'swap.send.button.balanceUnknown', defaultMessage: 'Loading the balance' },
    review: { id: 'swap.send.button.review', defaultMessage: 'Review' },
  }),
} satisfies Record<SendButtonKind, unknown>;
