import { parseHex, parseTxHash, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { requestOutstanding, requestSettled, transactionAdded, transactionFinalised } from '@dex/mf-shared/state';
import { createFakeServices } from '@dex/mf-shared/testing';
import { selectClaimProgress } from './claimSelectors';

const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const other = requireAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const [sent, mined, noData] = [parseTxHash(`0x${'ab'.repeat(32)}`), parseTxHash(`0x${'cd'.repeat(32)}`), parseHex('0x')];
if (!sent || !mined || !noData) throw new TypeError('fixture');
const unknown = { kind: 'unknown', nonceBefore: 1, call: { to: other, data: noData, value: ZERO_AMOUNT } } as const;
const batch = { kind: 'batch', batchId: '0x1', callCount: 1 } as const;
const claim = {
  chainId: 1 as const,
  from: account,
  addedTime: 1,
  summary: { kind: 'claimAirdrop', amount: { amount: '1', symbol: 'UNI' }, recipient: other } as const,
  claim: { recipient: other },
};

// CLAIM-7
describe('how far a claim is', () => {
  it('follows the transaction to where it was mined', () => {
    const { store } = createFakeServices({ account });
    const progress = () => selectClaimProgress(store.getState(), other);
    expect(progress()).toEqual({ kind: 'idle' });
    store.dispatch(transactionAdded({ ...claim, hash: sent }));
    expect(progress()).toEqual({ kind: 'pending', hash: sent });
    const receipt = {
      blockHash: '0xb',
      blockNumber: 2,
      contractAddress: null,
      from: account,
      to: other,
      transactionHash: mined,
      transactionIndex: 0,
    };
    store.dispatch(transactionFinalised({ chainId: 1, hash: sent, receipt, confirmedTime: 2 }));
    expect(progress()).toEqual({ kind: 'claimed', hash: mined });
  });

  it.each([
    ['a wallet that took it has it', batch, { kind: 'pending', hash: null }],
    ['it is not known whether a wallet sent it', unknown, { kind: 'unclear' }],
  ])('without a transaction: %s', (_name, track, expected) => {
    const { store } = createFakeServices({ account });
    store.dispatch(requestOutstanding({ ...claim, id: 'r', track }));
    expect(selectClaimProgress(store.getState(), other)).toEqual(expected);
    expect(selectClaimProgress(store.getState(), account)).toEqual({ kind: 'idle' });
    store.dispatch(requestSettled({ id: 'r', outcome: { kind: 'notSent' } }));
    expect(selectClaimProgress(store.getState(), other)).toEqual({ kind: 'idle' });
  });
});
