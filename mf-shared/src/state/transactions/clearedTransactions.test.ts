import type { OutstandingState } from '../outstanding/outstandingSlice';
import { parseStoredTransactions } from '../persistence/storedTransactions';
import { ALICE, approvalBy, BOB, hashOf, TOKEN } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { forgetCleared } from './forgetCleared';
import { selectTransaction } from './transactionsSelectors';
import {
  transactionAdded,
  transactionFinalised,
  transactionReplaced,
  transactionsCleared,
  transactionTakenBack,
} from './transactionsSlice';

const KEY = { chainId: 1, hash: hashOf('1') } as const;
const RECEIPT = {
  ...{ blockHash: '0xb', blockNumber: 7, contractAddress: null, from: ALICE, to: TOKEN },
  ...{ transactionHash: KEY.hash, transactionIndex: 0 },
};

function storeWithApproval() {
  const store = createSharedStore();
  store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
  return { store, known: () => selectTransaction(store.getState(), 1, KEY.hash) };
}

describe('transactions', () => {
  // TX-15
  it('are taken off the list of one account on one network once they have ended, and known all the same', () => {
    const { store, known } = storeWithApproval();
    store.dispatch(transactionAdded(approvalBy(ALICE, '2')));
    store.dispatch(transactionAdded(approvalBy(BOB, '3')));
    store.dispatch(transactionAdded({ ...approvalBy(ALICE, '4'), chainId: 10 }));
    for (const digit of ['1', '3']) store.dispatch(transactionReplaced({ chainId: 1, hash: hashOf(digit), fate: 'replaced' }));
    store.dispatch(transactionReplaced({ chainId: 10, hash: hashOf('4'), fate: 'replaced' }));
    store.dispatch(transactionsCleared({ chainId: 1, account: ALICE }));
    const { transactions } = store.getState();
    const cleared = Object.values({ ...transactions[1], ...transactions[10] }).filter((one) => one.cleared);
    expect(cleared).toEqual([known()]);
    expect(parseStoredTransactions(JSON.parse(JSON.stringify(transactions)))).toEqual(transactions);
  });

  it('are listed again when their receipt was taken back', () => {
    const { store, known } = storeWithApproval();
    store.dispatch(transactionFinalised({ ...KEY, receipt: RECEIPT, confirmedTime: 2_000 }));
    store.dispatch(transactionsCleared({ chainId: 1, account: ALICE }));
    store.dispatch(transactionTakenBack({ ...KEY, blockNumber: 9 }));
    expect(known()).not.toHaveProperty('cleared');
  });

  // TX-24
  it.each([
    ['a day old', 86_400_000, {}, false],
    ['younger', 86_399_999, {}, true],
    ['a day old, while a request of the account is open', 86_400_000, { from: ALICE }, true],
    ['a day old, while a request of another account is open', 86_400_000, { from: BOB }, false],
  ])('that were taken off the list, %s, are kept: true or false', (_name, age, request, isKept) => {
    const cleared = { ...approvalBy(ALICE, '1'), cleared: true as const, fate: 'replaced' as const };
    const track = { kind: 'batch', batchId: '0x1', callCount: 2 } as const;
    const { summary } = cleared;
    const open: OutstandingState =
      'from' in request ? { r: { id: 'r', chainId: 1 as const, addedTime: 1, summary, track, ...request } } : {};
    const kept = forgetCleared({ 1: { [cleared.hash]: cleared } }, open, cleared.addedTime + age);
    expect(Object.keys(kept[1] ?? {})).toHaveLength(isKept ? 1 : 0);
  });
});
