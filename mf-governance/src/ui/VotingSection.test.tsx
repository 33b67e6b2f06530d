/** @jest-environment jsdom */
import { requireAddress, parseTxHash } from '@dex/mf-shared/domain';
import { transactionAdded } from '@dex/mf-shared/state';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { OwnVote } from '../domain/ownVote';
import type { PriorVotes } from '../domain/priorVotes';
import type { Proposal } from '../domain/proposal';
import { governanceSlice, ownVoteReceived, priorVotesReceived } from '../state/governanceSlice';
import { VotingSection } from './VotingSection';
import { matchRoute } from '../routes';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const OTHER = requireAddress('0x00000000000000000000000000000000000000a2');
const HASH = parseTxHash(`0x${'1'.repeat(64)}`);
const proposal: Proposal = {
  id: '9',
  governorIndex: 2,
  proposer: OTHER,
  status: 'active',
  startBlock: 10,
  endBlock: 20,
  forCount: '0',
  againstCount: '0',
  abstainCount: '0',
  content: null,
};
const key = { chainId: 1, account: ACCOUNT, governorIndex: 2, proposalId: '9' } as const;

const FIVE: PriorVotes = { kind: 'known', votes: '5' };

function show(vote: OwnVote | null, status: Proposal['status'] = 'active', whose = ACCOUNT, votes = FIVE) {
  const services = createFakeServices({ account: ACCOUNT, chainId: 1, path: '/vote/2/9' });
  services.store.addSlice(governanceSlice);
  services.store.dispatch(priorVotesReceived({ key: { chainId: 1, account: ACCOUNT, block: 10 }, votes }));
  if (vote) services.store.dispatch(ownVoteReceived({ key: { ...key, account: whose }, vote }));
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <VotingSection proposal={{ ...proposal, status }} />
    </Surroundings>,
  );
  return services;
}

const places = () => screen.queryAllByRole('button', { name: /^Vote/ });
const buttons = () => places().filter((button) => !button.hasAttribute('disabled')).length;
const said = () => screen.queryByTestId('governance-own-vote')?.textContent ?? null;

// GOV-8
describe('after voting', () => {
  test.each<[OwnVote, string | null, number]>([
    [{ kind: 'voted', support: 1, votes: '10000000000000000000' }, 'You voted for this proposal with 10 votes.', 0],
    [{ kind: 'voted', support: 0, votes: '10000000000000000000' }, 'You voted against this proposal with 10 votes.', 0],
    [{ kind: 'voted', support: 2, votes: '0' }, 'You abstained on this proposal with 0 votes.', 0],
    [{ kind: 'loading' }, null, 0],
    [{ kind: 'none' }, null, 2],
  ])('%j', (vote, words, count) => {
    show(vote);
    expect(said()).toBe(words);
    expect(buttons()).toBe(count);
  });

  test('the buttons have their places while it is not known whether a vote can be given', () => {
    show({ kind: 'loading' });
    expect(places()).toHaveLength(2);
    expect(buttons()).toBe(0);
  });

  test('a receipt that could not be read says so and offers no vote', () => {
    show({ kind: 'failed' });
    expect(said()).toMatch(/could not be read/);
    expect(buttons()).toBe(0);
  });

  test('the own vote still stands when the proposal is over; not knowing it is then no news', () => {
    show({ kind: 'voted', support: 1, votes: '10000000000000000000' }, 'executed');
    expect(said()).toMatch(/You voted for/);
  });

  test('the receipt of another account is nothing', () => {
    show({ kind: 'voted', support: 1, votes: '1' }, 'active', OTHER);
    expect(said()).toBeNull();
    expect(buttons()).toBe(0);
  });

  test('while a vote waits to be mined none is offered', () => {
    const { store } = show({ kind: 'none' });
    expect(buttons()).toBe(2);
    if (!HASH) throw new Error('Not a hash');
    const summary = { kind: 'vote', support: 1, proposal: '2.9' } as const;
    act(() => void store.dispatch(transactionAdded({ hash: HASH, chainId: 1, from: ACCOUNT, addedTime: Date.now(), summary })));
    expect(said()).toMatch(/has been sent/);
    expect(buttons()).toBe(0);
  });
});

// GOV-7
test('votes that could not be read are said to be unknown, not to be missing', () => {
  show({ kind: 'none' }, 'active', ACCOUNT, { kind: 'failed' });
  expect(screen.getByTestId('governance-votes-unread').textContent).toMatch(/at block 10 could not be read/);
  expect(screen.queryByTestId('governance-not-eligible')).toBeNull();
  expect(buttons()).toBe(0);
});
