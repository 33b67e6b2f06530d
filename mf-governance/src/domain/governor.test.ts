import { parseGovernorIndex, parseProposalId, proposalIds } from './governor';
import { PROPOSAL_STATUS, proposalStatusOf } from './proposalStatus';

describe('proposalIds', () => {
  // GOV-1
  it('has the fixed lists of mainnet', () => {
    expect(proposalIds(1, 0, 99)).toEqual(['1', '2', '3', '4']);
    expect(proposalIds(1, 1, 0)).toEqual(['1', '2', '3']);
    expect(proposalIds(1, 2, 11)).toEqual(['9', '10', '11']);
    expect(proposalIds(1, 2, 8)).toEqual([]);
  });

  it('counts from one elsewhere', () => {
    expect(proposalIds(4, 2, 2)).toEqual(['1', '2']);
  });
});

describe('a URL of a proposal', () => {
  it.each(['0', '1', '2'])('takes governor %s', (text) => expect(String(parseGovernorIndex(text))).toBe(text));
  it.each(['3', '-1', '01', ' 1', 'x', ''])('refuses governor %j', (text) => expect(parseGovernorIndex(text)).toBeNull());
  it.each(['1', '9', '1234567890123'])('takes proposal %s', (text) => expect(parseProposalId(text)).toBe(text));
  it.each(['0', '01', '-1', '1.5', '1e3', 'x', '', '9'.repeat(78)])('refuses proposal %j', (text) =>
    expect(parseProposalId(text)).toBeNull(),
  );
});

describe('proposalStatusOf', () => {
  // GOV-2
  it('is the inverse of the table', () => {
    for (const [status, value] of Object.entries(PROPOSAL_STATUS)) expect(proposalStatusOf(value)).toBe(status);
    expect(proposalStatusOf(8)).toBe('undetermined');
  });
});
