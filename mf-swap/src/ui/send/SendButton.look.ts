import type { ButtonTone } from '@dex/mf-shared/ui';
import type { SendButtonKind } from '../../domain/sendButton';

interface Look {
  readonly tone: ButtonTone;
  readonly command: 'none' | 'openWallet' | 'review';
}

const idle: Look = { tone: 'secondary', command: 'none' };

/** Colour and click of the button, for each kind; a button without a command is disabled. */
export const SEND_BUTTON_LOOK: Readonly<Record<SendButtonKind, Look>> = {
  wrongNetwork: { tone: 'danger', command: 'openWallet' },
  connectWallet: { tone: 'primary', command: 'openWallet' },
  tooFine: idle,
  tooLarge: idle,
  enterAmount: idle,
  selectToken: idle,
  enterRecipient: idle,
  resolvingRecipient: idle,
  recipientUnread: idle,
  invalidRecipient: idle,
  insufficientBalance: idle,
  decimalsConflict: idle,
  tokenUnread: idle,
  tokenChecking: idle,
  balanceUnknown: idle,
  review: { tone: 'primary', command: 'review' },
};
