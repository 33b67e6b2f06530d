import { decimalsButtonTexts, defineTexts } from '@dex/mf-shared/ui';
import type { SwapButtonKind } from '../../domain/swapButton';

/** What the button says, for each kind. */
export const swapButtonTexts = {
  ...decimalsButtonTexts,
  ...defineTexts({
    notAvailable: { id: 'swap.button.notAvailable', defaultMessage: 'Not available on {network}' },
    connectWallet: { id: 'swap.button.connectWallet', defaultMessage: 'Connect Wallet' },
    wrongNetwork: { id: 'swap.button.wrongNetwork', defaultMessage: 'Wrong Network' },
    unsupportedAsset: { id: 'swap.button.unsupportedAsset', defaultMessage: 'Unsupported Asset' },
    tooFine: { id: 'swap.button.tooFine', defaultMessage: 'Too many decimals' },
    tooLarge: { id: 'swap.button.tooLarge', defaultMessage: 'Amount too large' },
    enterWrapAmount: { id: 'swap.button.enterWrapAmount', defaultMessage: 'Enter {native} amount' },
    enterUnwrapAmount: { id: 'swap.button.enterUnwrapAmount', defaultMessage: 'Enter {wrapped} amount' },
    insufficientToWrap: { id: 'swap.button.insufficientToWrap', defaultMessage: 'Insufficient {native} balance' },
    insufficientToUnwrap: { id: 'swap.button.insufficientToUnwrap', defaultMessage: 'Insufficient {wrapped} balance' },
    wrapPending: { id: 'swap.button.wrapPending', defaultMessage: 'Confirm in your wallet' },
    wrap: { id: 'swap.button.wrap', defaultMessage: 'Wrap' },
    unwrap: { id: 'swap.button.unwrap', defaultMessage: 'Unwrap' },
    enterAmount: { id: 'swap.button.enterAmount', defaultMessage: 'Enter an amount' },
    selectToken: { id: 'swap.button.selectToken', defaultMessage: 'Select a token' },
    enterRecipient: { id: 'swap.button.enterRecipient', defaultMessage: 'Enter a recipient' },
    resolvingRecipient: { id: 'swap.button.resolvingRecipient', defaultMessage: 'Looking up the recipient' },
    recipientUnread: { id: 'swap.button.recipientUnread', defaultMessage: 'Recipient could not be checked' },
    invalidRecipient: { id: 'swap.button.invalidRecipient', defaultMessage: 'Invalid recipient' },
    waitingForFigures: { id: 'swap.button.waitingForFigures', defaultMessage: 'Waiting for fresh figures' },
    insufficientBalance: { id: 'swap.button.insufficientBalance', defaultMessage: 'Insufficient {symbol} balance' },
    loadingQuote: { id: 'swap.button.loadingQuote', defaultMessage: 'Loading the price' },
    noRoute: { id: 'swap.button.noRoute', defaultMessage: 'Insufficient liquidity for this trade.' },
    noRouteSingleHop: {
      id: 'swap.button.noRouteSingleHop',
      defaultMessage: 'Insufficient liquidity for this trade. Try enabling multi-hop trades.',
    },
    balanceUnknown: { id: 'swap.button.balanceUnknown', defaultMessage: 'Loading the balance' },
    impactBlockedBesideApproval: { id: 'swap.button.impactBlockedBesideApproval', defaultMessage: 'High Price Impact' },
    impactBlocked: { id: 'swap.button.impactBlocked', defaultMessage: 'Price Impact Too High' },
    approvalUnknown: { id: 'swap.button.approvalUnknown', defaultMessage: 'Loading the allowance' },
    approveFirst: { id: 'swap.button.approveFirst', defaultMessage: 'Swap' },
    swapAnyway: { id: 'swap.button.swapAnyway', defaultMessage: 'Swap Anyway' },
    swap: { id: 'swap.button.swap', defaultMessage: 'Swap' },
  }),
} satisfies Record<SwapButtonKind, unknown>;
