import { parseTxHash } from '@dex/mf-shared/domain';
import type { Story } from '@dex/mf-shared/testing';
import { ClaimButton } from '../ClaimButton';
import { claimButtonLook } from '../ClaimButton.look';
import { ClaimProgressPanel } from '../ClaimProgressPanel';
import type { ClaimButtonKind } from '../../domain/claimButton';
import type { ClaimView } from '../useClaim';
import { screenStories } from './screenStories';

const nothing = () => undefined;

const view: ClaimView = {
  button: 'claim',
  isSwitchRefused: false,
  status: null,
  progress: { kind: 'idle' },
  entry: null,
  recipient: null,
  draft: null,
  reviewed: null,
  press: nothing,
  endReview: nothing,
};

function isKind(name: string): name is ClaimButtonKind {
  return Object.hasOwn(claimButtonLook, name);
}

const hash = parseTxHash(`0x${'5e'.repeat(32)}`);

/** Each kind of the button of a claim, how far one has come, and the page. */
export const stories: readonly Story[] = [
  ...Object.keys(claimButtonLook)
    .filter(isKind)
    .map((button) => ({
      name: `claim-button-${button}`,
      draw: () => <ClaimButton claim={{ ...view, button }} symbol="UNI" network="Ethereum" />,
    })),
  { name: 'claim-progress-inWallet', draw: () => <ClaimProgressPanel progress={{ kind: 'pending', hash: null }} /> },
  ...(hash ? [{ name: 'claim-progress-pending', draw: () => <ClaimProgressPanel progress={{ kind: 'pending', hash }} /> }] : []),
  ...screenStories,
];
