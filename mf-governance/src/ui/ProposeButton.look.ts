import type { ButtonTone } from '@dex/mf-shared/ui';
import type { ProposeButtonKind } from '../domain/proposeButton';

interface ProposeButtonLook {
  readonly tone: ButtonTone;
  readonly command: 'connect' | 'propose' | 'none';
}

/** How each kind of the creation page's button looks and what it does. */
export const proposeButtonLook: Readonly<Record<ProposeButtonKind, ProposeButtonLook>> = {
  unavailable: { tone: 'primary', command: 'none' },
  connectWallet: { tone: 'soft', command: 'connect' },
  alreadyProposing: { tone: 'primary', command: 'none' },
  loadingVotes: { tone: 'primary', command: 'none' },
  votesUnknown: { tone: 'primary', command: 'none' },
  thresholdUnknown: { tone: 'primary', command: 'none' },
  belowThreshold: { tone: 'primary', command: 'none' },
  decimalsConflict: { tone: 'primary', command: 'none' },
  tokenUnread: { tone: 'primary', command: 'none' },
  tokenChecking: { tone: 'primary', command: 'none' },
  incomplete: { tone: 'primary', command: 'none' },
  propose: { tone: 'primary', command: 'propose' },
};
