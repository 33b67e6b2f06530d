import type { ButtonTone } from '@dex/mf-shared/ui';
import type { RemoveButtonKind } from '../../../domain/v2/removeButton';

interface Look {
  readonly tone: ButtonTone;
  readonly command: 'none' | 'connect' | 'review';
}

const idle: Look = { tone: 'secondary', command: 'none' };

/** Colour and click of the button, for each kind; a button without a command is disabled. */
export const REMOVE_BUTTON_LOOK: Readonly<Record<RemoveButtonKind, Look>> = {
  connectWallet: { tone: 'primary', command: 'connect' },
  invalidPair: idle,
  decimalsConflict: idle,
  tokenUnread: idle,
  tokenChecking: idle,
  loadingPair: idle,
  pairFailed: idle,
  underWay: idle,
  tooFine: idle,
  tooLarge: idle,
  enterAmount: idle,
  approveFirst: idle,
  remove: { tone: 'primary', command: 'review' },
};
