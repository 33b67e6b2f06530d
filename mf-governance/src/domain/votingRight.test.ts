import { LOADING_VOTES } from './priorVotes';
import { votingRight, type VotingFacts } from './votingRight';

const eligible: VotingFacts = {
  hasAccount: true,
  status: 'active',
  ownVote: 'none',
  priorVotes: { kind: 'known', votes: '1' },
  balance: '5',
  hasDelegate: true,
};

// GOV-7
describe('votingRight', () => {
  it.each<[Partial<VotingFacts>, string]>([
    [{}, 'eligible'],
    [{ status: 'pending' }, 'notActive'],
    [{ status: 'defeated', hasAccount: false }, 'notActive'],
    [{ hasAccount: false, priorVotes: LOADING_VOTES }, 'connectWallet'],
    [{ ownVote: 'voted' }, 'voted'],
    [{ ownVote: 'voted', status: 'defeated' }, 'notActive'],
    [{ ownVote: 'sent' }, 'voteSent'],
    [{ ownVote: 'failed' }, 'voteUnknown'],
    [{ ownVote: 'failed', priorVotes: LOADING_VOTES }, 'voteUnknown'],
    [{ ownVote: 'loading' }, 'unknown'],
    [{ priorVotes: LOADING_VOTES }, 'unknown'],
    [{ priorVotes: { kind: 'failed' } }, 'votesUnread'],
    [{ ownVote: 'failed', priorVotes: { kind: 'failed' } }, 'voteUnknown'],
    [{ ownVote: 'voted', priorVotes: { kind: 'failed' } }, 'voted'],
    [{ priorVotes: { kind: 'known', votes: '0' } }, 'notEligible'],
    [{ priorVotes: { kind: 'known', votes: '0' }, hasDelegate: false }, 'notEligibleUnlock'],
    [{ priorVotes: { kind: 'known', votes: '0' }, hasDelegate: false, balance: '0' }, 'notEligible'],
    [{ priorVotes: { kind: 'known', votes: '0' }, hasDelegate: false, balance: null }, 'notEligible'],
    [{ priorVotes: { kind: 'known', votes: '0' }, hasDelegate: null }, 'notEligible'],
    [{ priorVotes: { kind: 'known', votes: '1' }, hasDelegate: false }, 'eligible'],
  ])('%j is %s', (facts, right) => {
    expect(votingRight({ ...eligible, ...facts })).toBe(right);
  });
});
