import type { ButtonTone } from '@dex/mf-shared/ui';
import type { SwapButtonKind } from '../../domain/swapButton';

/** What a press does. */
export type SwapCommand = 'none' | 'connect' | 'openWallet' | 'wrap' | 'review';

interface Look {
  readonly tone: ButtonTone;
  readonly command: SwapCommand;
}

const idle: Look = { tone: 'secondary', command: 'none' };

/** Colour and click of the button, for each kind; a button without a command is disabled. */
export const SWAP_BUTTON_LOOK: Readonly<Record<SwapButtonKind, Look>> = {
  notAvailable: idle,
  connectWallet: { tone: 'primary', command: 'connect' },
  wrongNetwork: { tone: 'danger', command: 'openWallet' },
  unsupportedAsset: idle,
  tooFine: idle,
  tooLarge: idle,
  enterWrapAmount: idle,
  enterUnwrapAmount: idle,
  insufficientToWrap: idle,
  insufficientToUnwrap: idle,
  wrapPending: idle,
  wrap: { tone: 'primary', command: 'wrap' },
  unwrap: { tone: 'primary', command: 'wrap' },
  enterAmount: idle,
  selectToken: idle,
  decimalsConflict: idle,
  tokenUnread: idle,
  tokenChecking: idle,
  enterRecipient: idle,
  resolvingRecipient: idle,
  recipientUnread: idle,
  invalidRecipient: idle,
  waitingForFigures: idle,
  insufficientBalance: idle,
  loadingQuote: idle,
  noRoute: idle,
  noRouteSingleHop: idle,
  balanceUnknown: idle,
  impactBlockedBesideApproval: idle,
  impactBlocked: idle,
  approvalUnknown: idle,
  approveFirst: idle,
  swapAnyway: { tone: 'danger', command: 'review' },
  swap: { tone: 'primary', command: 'review' },
};
