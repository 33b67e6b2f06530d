/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { Proposal } from '../domain/proposal';
import { governanceSlice, proposalsReceived } from '../state/governanceSlice';
import { sampleProposal } from './testing/sampleProposal';
import { VoteScreen } from './VoteScreen';
import { matchRoute } from '../routes';

const proposal: Proposal = {
  ...sampleProposal,
  forCount: '0',
  againstCount: '0',
  content: { title: 'A title', description: 'A title' },
};
const older: Proposal = { ...proposal, id: '1', governorIndex: 0, content: null };

// GOV-14
test('rows that are drawn stay the same elements while others come without their titles, and while a state changes', () => {
  const services = createFakeServices({ chainId: 1, path: '/vote' });
  services.store.addSlice(governanceSlice);
  const receive = (...proposals: readonly Proposal[]) =>
    act(() => {
      services.store.dispatch(
        proposalsReceived({ chainId: 1, proposals: { kind: 'known', proposals, isComplete: false, hasFailed: false } }),
      );
    });
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <VoteScreen />
    </Surroundings>,
  );
  receive({ ...proposal, content: null });
  expect(screen.queryByTestId('governance-proposal-row')).toBeNull();
  receive(proposal);
  const row = screen.getByTestId('governance-proposal-row');
  const badge = screen.getByTestId('governance-status');
  receive({ ...proposal, status: 'succeeded' }, older);
  expect(screen.getAllByTestId('governance-proposal-row')[0]).toBe(row);
  expect(screen.getAllByTestId('governance-status')[0]).toBe(badge);
  expect(badge.dataset['status']).toBe('succeeded');
});
