/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { ActionsState } from '../domain/actionsState';
import { actionsReceived, governanceSlice, proposalsReceived } from '../state/governanceSlice';
import { matchRoute } from '../routes';
import { ProposalScreen } from './ProposalScreen';
import { sampleProposal } from './testing/sampleProposal';

const key = { chainId: 1, governorIndex: 2, proposalId: '9' } as const;

// GOV-16
test.each<[string, ActionsState | null, string | null, boolean]>([
  ['nothing while what it does is not known', null, null, false],
  ['that it could not be read where that failed', { kind: 'failed' }, 'The text of this proposal has not been read yet.', false],
  ['both once they are there', { kind: 'known', actions: [] }, 'Details', true],
])('of what a proposal does and says it shows %s', (_, actions, words, hasActions) => {
  const services = createFakeServices({ chainId: 1, path: '/vote/2/9' });
  services.store.addSlice(governanceSlice);
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <ProposalScreen />
    </Surroundings>,
  );
  const proposals = { kind: 'known', proposals: [sampleProposal], isComplete: true, hasFailed: false } as const;
  act(() => {
    services.store.dispatch(proposalsReceived({ chainId: 1, proposals }));
    services.store.dispatch(actionsReceived({ key: { ...key, proposalId: '8' }, actions: { kind: 'known', actions: [] } }));
    if (actions) services.store.dispatch(actionsReceived({ key, actions }));
  });
  expect(screen.queryByText('The text of this proposal has not been read yet.') !== null).toBe(actions?.kind === 'failed');
  expect(screen.queryByTestId('governance-actions') !== null).toBe(hasActions);
  if (words) expect(screen.getByText(words)).toBeTruthy();
});
