import type { ButtonTone } from '@dex/mf-shared/ui';
import type { ClaimButtonKind } from '../domain/claimButton';

/** What a press does. */
export type ClaimCommand = 'connect' | 'switchNetwork' | 'retry' | 'claim' | 'none';

interface ClaimButtonLook {
  readonly tone: ButtonTone;
  readonly command: ClaimCommand;
  readonly isBusy?: boolean;
}

/** How each kind of claim button looks and what it does; `none` is a disabled button. */
export const claimButtonLook: Readonly<Record<ClaimButtonKind, ClaimButtonLook>> = {
  connectWallet: { tone: 'soft', command: 'connect' },
  switchNetwork: { tone: 'soft', command: 'switchNetwork' },
  claiming: { tone: 'primary', command: 'none', isBusy: true },
  enterAddress: { tone: 'primary', command: 'none' },
  addressUnread: { tone: 'primary', command: 'none' },
  invalidAddress: { tone: 'primary', command: 'none' },
  resolving: { tone: 'primary', command: 'none', isBusy: true },
  looking: { tone: 'primary', command: 'none', isBusy: true },
  downloadFailed: { tone: 'secondary', command: 'retry' },
  unavailable: { tone: 'primary', command: 'none' },
  refused: { tone: 'primary', command: 'none' },
  claim: { tone: 'primary', command: 'claim' },
};
