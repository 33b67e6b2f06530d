import { rawAmount, requireAddress } from '@dex/mf-shared/domain';
import type { Story } from '@dex/mf-shared/testing';
import type { ClaimStatus } from '../../domain/claimLookup';
import { matchRoute } from '../../routes';
import { claimSlice, claimStatusReceived } from '../../state/claimSlice';
import { ClaimScreen } from '../ClaimScreen';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');

const entry = { index: 1, amount: rawAmount(400n * 10n ** 18n), proof: [], isSocks: false, isLp: true, isUser: true };

const statuses: Readonly<Record<ClaimStatus['kind'], ClaimStatus>> = {
  looking: { kind: 'looking' },
  notEligible: { kind: 'notEligible' },
  downloadFailed: { kind: 'downloadFailed' },
  checking: { kind: 'checking', entry },
  checkFailed: { kind: 'checkFailed', entry },
  claimed: { kind: 'claimed', entry },
  refused: { kind: 'refused', entry },
  payable: { kind: 'payable', entry },
};

/** The page of the claim in each state of one, and for a visitor. */
export const screenStories: readonly Story[] = [
  {
    name: 'claim-screen-visitor',
    isScreen: true,
    world: { path: '/claim' },
    matchRoute,
    prepare: ({ store }) => store.addSlice(claimSlice),
    draw: () => <ClaimScreen />,
  },
  ...Object.values(statuses).map(
    (status): Story => ({
      name: `claim-screen-${status.kind}`,
      isScreen: true,
      world: { path: '/claim', account: ACCOUNT },
      matchRoute,
      prepare: ({ store }) => {
        store.addSlice(claimSlice);
        store.dispatch(claimStatusReceived({ recipient: ACCOUNT, status }));
      },
      draw: () => <ClaimScreen />,
    }),
  ),
];
