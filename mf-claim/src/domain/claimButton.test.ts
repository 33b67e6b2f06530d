import { claimButton, type ClaimFacts } from './claimButton';

const ready: ClaimFacts = { hasAccount: true, isOnClaimChain: true, recipient: 'valid', status: 'payable', progress: 'idle' };

// CLAIM-4
describe('claimButton', () => {
  it.each<[Partial<ClaimFacts>, string]>([
    [{}, 'claim'],
    [{ hasAccount: false, isOnClaimChain: false, recipient: 'empty' }, 'connectWallet'],
    [{ isOnClaimChain: false, recipient: 'empty' }, 'switchNetwork'],
    [{ progress: 'pending' }, 'claiming'],
    [{ progress: 'unclear' }, 'claim'],
    [{ recipient: 'empty', status: null }, 'enterAddress'],
    [{ recipient: 'resolving', status: null }, 'resolving'],
    [{ recipient: 'unread', status: null }, 'addressUnread'],
    [{ recipient: 'invalid', status: null }, 'invalidAddress'],
    [{ status: null }, 'looking'],
    [{ status: 'looking' }, 'looking'],
    [{ status: 'checking' }, 'looking'],
    [{ status: 'downloadFailed' }, 'downloadFailed'],
    [{ status: 'checkFailed' }, 'downloadFailed'],
    [{ status: 'notEligible' }, 'unavailable'],
    [{ status: 'claimed' }, 'unavailable'],
    [{ status: 'refused' }, 'refused'],
    [{ progress: 'claimed', status: 'claimed' }, 'unavailable'],
  ])('%j is %s', (facts, kind) => {
    expect(claimButton({ ...ready, ...facts })).toBe(kind);
  });
});
