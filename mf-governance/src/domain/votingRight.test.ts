import { votingRight, type VotingFacts } from './votingRight';

const eligible: VotingFacts = { hasAccount: true, status: 'active', ownVote: 'none', priorVotes: '1', balance: '5', hasDelegate: true };

// GOV-7
describe('votingRight', () => {
  it.each<[Partial<VotingFacts>, string]>([
    [{}, 'eligible'],
    [{ status: 'pending' }, 'notActive'],
    [{ status: 'defeated', hasAccount: false }, 'notActive'],
    [{ hasAccount: false, priorVotes: null }, 'connectWallet'],
    [{ ownVote: 'voted' }, 'voted'],
    [{ ownVote: 'voted', status: 'defeated' }, 'notActive'],
    [{ ownVote: 'sent' }, 'voteSent'],
    [{ ownVote: 'failed' }, 'voteUnknown'],
    [{ ownVote: 'failed', priorVotes: null }, 'voteUnknown'],
    [{ ownVote: 'loading' }, 'unknown'],
    [{ priorVotes: null }, 'unknown'],
    [{ priorVotes: '0' }, 'notEligible'],
    [{ priorVotes: '0', hasDelegate: false }, 'notEligibleUnlock'],
    [{ priorVotes: '0', hasDelegate: false, balance: '0' }, 'notEligible'],
    [{ priorVotes: '0', hasDelegate: false, balance: null }, 'notEligible'],
    [{ priorVotes: '0', hasDelegate: null }, 'notEligible'],
    [{ priorVotes: '1', hasDelegate: false }, 'eligible'],
  ])('%j is %s', (facts, right) => {
    expect(votingRight({ ...eligible, ...facts })).toBe(right);
  });
});
