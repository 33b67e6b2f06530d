import { parseRawAmount, requireAddress } from '@dex/mf-shared/domain';
import { proposalDraft, proposalFormFault, type ProposalForm } from './proposalForm';
import { proposeButton, type ProposeFacts } from './proposeButton';

const recipient = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const token = requireAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
const complete: ProposalForm = { action: 'transfer', recipient, token, amount: parseRawAmount('5'), title: 'A title', body: 'A body' };

// GOV-9
describe('proposalFormFault', () => {
  it.each<[Partial<ProposalForm>, string | null]>([
    [{}, null],
    [{ action: null, recipient: '' }, 'action'],
    [{ recipient: 'nobody', token: null }, 'recipient'],
    [{ recipient: '' }, 'recipient'],
    [{ token: null, amount: null }, 'currency'],
    [{ amount: null, title: '' }, 'amount'],
    [{ amount: parseRawAmount('0') }, 'amount'],
    [{ title: ' ', body: '' }, 'title'],
    [{ body: '\n' }, 'body'],
    [{ recipient: ` ${recipient} ` }, null],
  ])('%j: %s', (form, fault) => {
    expect(proposalFormFault({ ...complete, ...form })).toBe(fault);
    expect(proposalDraft({ ...complete, ...form }) === null).toBe(fault !== null);
  });
});

describe('proposalDraft', () => {
  it.each([
    ['transfer', 'transfer(address,uint256)'],
    ['approve', 'approve(address,uint256)'],
  ] as const)('%s', (action, signature) => {
    expect(proposalDraft({ ...complete, action })).toEqual({
      target: token,
      signature,
      recipient,
      amount: '5',
      description: '# A title\n\nA body',
    });
  });
});

// GOV-10
describe('proposeButton', () => {
  const ready: ProposeFacts = {
    hasAccount: true,
    isAvailable: true,
    votes: '10',
    threshold: '10',
    isLoading: false,
    latestStatus: null,
    formFault: null,
    decimals: 'contract',
  };

  it.each<[Partial<ProposeFacts>, string]>([
    [{}, 'propose'],
    [{ isAvailable: false, hasAccount: false }, 'unavailable'],
    [{ hasAccount: false, votes: null }, 'connectWallet'],
    [{ latestStatus: 'active', threshold: null }, 'alreadyProposing'],
    [{ latestStatus: 'pending' }, 'alreadyProposing'],
    [{ latestStatus: 'defeated' }, 'propose'],
    [{ threshold: null }, 'thresholdUnknown'],
    [{ threshold: null, votes: null }, 'thresholdUnknown'],
    [{ threshold: null, votes: null, isLoading: true }, 'loadingVotes'],
    [{ votes: null, isLoading: true, formFault: 'title' }, 'loadingVotes'],
    [{ latestStatus: 'active', votes: null, isLoading: true }, 'alreadyProposing'],
    [{ isLoading: true }, 'propose'],
    [{ votes: '9', formFault: 'action' }, 'belowThreshold'],
    [{ votes: null }, 'votesUnknown'],
    [{ votes: '11' }, 'propose'],
    [{ formFault: 'body' }, 'incomplete'],
    [{ decimals: 'disagree', formFault: 'title' }, 'decimalsConflict'],
    [{ decimals: 'unread', formFault: 'title' }, 'tokenUnread'],
    [{ decimals: 'checking', formFault: 'title' }, 'incomplete'],
    [{ decimals: 'checking' }, 'tokenChecking'],
  ])('%j is %s', (facts, kind) => {
    expect(proposeButton({ ...ready, ...facts })).toBe(kind);
  });
});
