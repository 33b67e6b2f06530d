import type { ButtonTone } from '@dex/mf-shared/ui';
import type { AddButtonKind } from '../../../domain/v2/addButton';

interface Look {
  readonly tone: ButtonTone;
  readonly command: 'none' | 'connect' | 'review';
}

const idle: Look = { tone: 'secondary', command: 'none' };

/** Colour and click of the button, for each kind; a button without a command is disabled. */
export const ADD_BUTTON_LOOK: Readonly<Record<AddButtonKind, Look>> = {
  connectWallet: { tone: 'primary', command: 'connect' },
  invalidPair: idle,
  unsupportedAsset: idle,
  selectToken: idle,
  decimalsConflict: idle,
  tokenUnread: idle,
  tokenChecking: idle,
  loadingPair: idle,
  pairFailed: idle,
  tooFine: idle,
  tooLarge: idle,
  enterAmount: idle,
  insufficientBalanceA: idle,
  insufficientBalanceB: idle,
  tooSmall: idle,
  balanceUnknown: idle,
  approveFirst: idle,
  supply: { tone: 'primary', command: 'review' },
};
