import { parseHex } from '../../domain/hex';
import { ZERO_AMOUNT } from '../../domain/rawAmount';
import { createSharedStore } from '../store/createSharedStore';
import { ALICE, approvalBy, BOB, hashOf, SPENDER, TOKEN } from '../state.fixtures';
import { requestOutstanding, requestSettled } from '../outstanding/outstandingSlice';
import { parseStoredTransactions } from '../persistence/storedTransactions';
import { walletConnected } from '../wallet/walletSlice';
import { chainChosen } from '../application/applicationSlice';
import {
  type ApprovalKey,
  hashOnChain,
  isFollowed,
  isPending,
  isSuccessful,
  selectHasPendingApproval,
  selectHasUnclearApproval,
  selectAccountTransactions,
  selectTransaction,
} from './transactionsSelectors';
import {
  transactionAdded,
  transactionChecked,
  transactionFinalised,
  transactionReplaced,
  transactionSighted,
  transactionTakenBack,
} from './transactionsSlice';

const KEY = { chainId: 1, hash: hashOf('1') } as const;
const NO_DATA = parseHex('0x');
if (NO_DATA === null) throw new Error('fixture');
const noData = NO_DATA;
const RECEIPT = {
  blockHash: '0xb',
  blockNumber: 7,
  contractAddress: null,
  from: ALICE,
  to: TOKEN,
  transactionHash: KEY.hash,
  transactionIndex: 0,
};

function storeWithApproval() {
  const store = createSharedStore();
  store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
  const known = () => selectTransaction(store.getState(), 1, KEY.hash);
  return { store, known, pending: () => isPending({ ...approvalBy(ALICE, '1'), ...known() }) };
}

describe('transactions', () => {
  // TX-15
  it('are added as pending, per chain and by hash', () => {
    const { store, pending } = storeWithApproval();
    expect(store.getState().transactions[1]?.[KEY.hash]).toEqual(approvalBy(ALICE, '1'));
    expect(pending()).toBe(true);
  });

  it('refuse a duplicate', () => {
    const { store } = storeWithApproval();
    expect(() => store.dispatch(transactionAdded(approvalBy(ALICE, '1')))).toThrow('Attempted to add existing transaction.');
  });

  it('remember the newest block at which nothing was found', () => {
    const { store, known } = storeWithApproval();
    store.dispatch(transactionChecked({ ...KEY, blockNumber: 5, waitsForSigners: false }));
    store.dispatch(transactionChecked({ ...KEY, blockNumber: 4, waitsForSigners: false }));
    expect(known()?.lastCheckedBlockNumber).toBe(5);
  });

  it.each([
    [1, true],
    [undefined, true],
    [0, false],
  ])('with a receipt of status %s are successful: %s', (status, successful) => {
    const { store, known, pending } = storeWithApproval();
    store.dispatch(transactionFinalised({ ...KEY, receipt: { ...RECEIPT, status }, confirmedTime: 2_000 }));
    expect(known()).toMatchObject({ confirmedTime: 2_000 });
    expect(pending()).toBe(false);
    expect(isSuccessful({ ...approvalBy(ALICE, '1'), ...known() })).toBe(successful);
  });

  it.each(['replaced', 'dropped', 'unclear'] as const)('that were %s are no longer pending', (fate) => {
    const { store, known, pending } = storeWithApproval();
    store.dispatch(transactionReplaced({ ...KEY, fate }));
    expect(known()).toMatchObject({ fate });
    expect(pending()).toBe(false);
  });

  it('keep a receipt that comes after all', () => {
    const { store, known } = storeWithApproval();
    store.dispatch(transactionReplaced({ ...KEY, fate: 'dropped' }));
    store.dispatch(transactionFinalised({ ...KEY, receipt: RECEIPT, confirmedTime: 2_000 }));
    expect(known()?.fate).toBeUndefined();
    store.dispatch(transactionReplaced({ ...KEY, fate: 'dropped' }));
    expect(known()?.fate).toBeUndefined();
  });

  it('are done under the hash of the same order sent again with more gas', () => {
    const { store, known } = storeWithApproval();
    store.dispatch(transactionFinalised({ ...KEY, receipt: { ...RECEIPT, transactionHash: hashOf('2') }, confirmedTime: 2_000 }));
    expect(hashOnChain({ ...approvalBy(ALICE, '1'), ...known() })).toBe(hashOf('2'));
    expect(hashOnChain(approvalBy(ALICE, '1'))).toBe(KEY.hash);
  });

  // TX-19
  it.each([
    ['pending', undefined, null, 0, true],
    ['mined just now', 7, 6, 0, true],
    ['seen standing 11 blocks later', 7, 18, 0, true],
    ['seen standing 12 blocks later', 7, 19, 0, false],
    ['mined, and a day old', 7, 7, 86_400_000, false],
  ])('are followed: %s', (_name, minedAt, lastCheckedBlockNumber, age, follows) => {
    const receipt = minedAt === undefined ? {} : { receipt: { ...RECEIPT, blockNumber: minedAt } };
    const checked = lastCheckedBlockNumber === null ? {} : { lastCheckedBlockNumber };
    expect(isFollowed({ ...approvalBy(ALICE, '1'), ...receipt, ...checked }, 1_000 + age)).toBe(follows);
  });

  // TX-23
  it.each([
    ['dropped', 86_399_999, true],
    ['unclear', 86_399_999, true],
    ['dropped', 86_400_000, false],
    ['unclear', 86_400_000, false],
    ['replaced', 0, false],
  ] as const)('that were %s are followed at an age of %s ms: %s', (fate, age, follows) => {
    expect(isFollowed({ ...approvalBy(ALICE, '1'), fate }, 1_000 + age)).toBe(follows);
  });

  // TX-19
  it.each([
    ['11 blocks ago', 18, true],
    ['12 blocks ago', 19, false],
  ])('that were replaced %s may be so no more: they are followed accordingly', (_name, checked, follows) => {
    const { store, known, pending } = storeWithApproval();
    store.dispatch(transactionReplaced({ ...KEY, fate: 'replaced', blockNumber: 7 }));
    store.dispatch(transactionChecked({ ...KEY, blockNumber: checked, waitsForSigners: false }));
    expect(isFollowed({ ...approvalBy(ALICE, '1'), ...known() }, 1_000)).toBe(follows);
    expect(parseStoredTransactions(JSON.parse(JSON.stringify(store.getState().transactions)))).toEqual(store.getState().transactions);
    store.dispatch(transactionTakenBack({ ...KEY, blockNumber: checked }));
    expect([pending(), known()]).toEqual([true, { ...approvalBy(ALICE, '1'), lastCheckedBlockNumber: checked }]);
  });

  it('are pending again when their receipt was taken back, and can be mined anew', () => {
    const { store, known, pending } = storeWithApproval();
    store.dispatch(transactionFinalised({ ...KEY, receipt: RECEIPT, confirmedTime: 2_000 }));
    store.dispatch(transactionTakenBack({ ...KEY, blockNumber: 9 }));
    expect([pending(), known()]).toEqual([true, { ...approvalBy(ALICE, '1'), lastCheckedBlockNumber: 9 }]);
    store.dispatch(transactionTakenBack({ ...KEY, blockNumber: 10 }));
    expect(known()?.lastCheckedBlockNumber).toBe(9);
    store.dispatch(transactionFinalised({ ...KEY, receipt: { ...RECEIPT, blockNumber: 12 }, confirmedTime: 3_000 }));
    expect(pending()).toBe(false);
  });

  it('wait for the signers of a contract wallet until they are mined', () => {
    const { store, known, pending } = storeWithApproval();
    store.dispatch(transactionChecked({ ...KEY, blockNumber: 5, waitsForSigners: true }));
    expect([pending(), known()?.waitsForSigners]).toEqual([true, true]);
    store.dispatch(transactionChecked({ ...KEY, blockNumber: 6, waitsForSigners: false }));
    expect(known()).not.toHaveProperty('waitsForSigners');
    store.dispatch(transactionChecked({ ...KEY, blockNumber: 7, waitsForSigners: true }));
    store.dispatch(transactionFinalised({ ...KEY, receipt: RECEIPT, confirmedTime: 2_000 }));
    expect(known()).not.toHaveProperty('waitsForSigners');
  });

  it('keep what a node first showed of them', () => {
    const { store, known } = storeWithApproval();
    const sighting = { sender: ALICE, nonce: 7, to: TOKEN, value: ZERO_AMOUNT, dataHash: noData };
    store.dispatch(transactionSighted({ ...KEY, sighting }));
    store.dispatch(transactionSighted({ ...KEY, sighting: { ...sighting, nonce: 8 } }));
    expect(known()?.sighting).toEqual(sighting);
  });
});

describe('a pending approval', () => {
  const asked: ApprovalKey = { chainId: 1, sender: ALICE, token: TOKEN, spender: SPENDER };

  it.each([
    ['the same four', {}, true],
    ['another sender', { sender: BOB }, false],
    ['another token', { token: BOB }, false],
    ['another spender', { spender: BOB }, false],
    ['another chain', { chainId: 10 as const }, false],
  ])('counts for %s: %s', (_name, change, counts) => {
    const { store } = storeWithApproval();
    expect(selectHasPendingApproval(store.getState(), { ...asked, ...change })).toBe(counts);
  });

  const { chainId, from, addedTime, summary, approval } = approvalBy(ALICE, '1');
  const request = { chainId, from, addedTime, summary, approval };
  const batch = { kind: 'batch', batchId: '0x1', callCount: 2 } as const;
  const unknown = { kind: 'unknown', nonceBefore: 3, call: { to: TOKEN, data: noData, value: ZERO_AMOUNT } } as const;

  // ORDER-7
  it.each([
    ['a wallet took it', batch, [true, false]],
    ['it is not known whether a wallet sent it', unknown, [false, true]],
  ])('without a transaction, %s: told apart until it is settled', (_name, track, expected) => {
    const store = createSharedStore();
    const known = (key = asked) => [selectHasPendingApproval(store.getState(), key), selectHasUnclearApproval(store.getState(), key)];
    store.dispatch(requestOutstanding({ ...request, id: 'r1', track }));
    expect(known()).toEqual(expected);
    expect(known({ ...asked, sender: BOB })).toEqual([false, false]);
    expect(known({ ...asked, spender: BOB })).toEqual([false, false]);
    store.dispatch(requestSettled({ id: 'r1', outcome: { kind: 'notSent' } }));
    expect(known()).toEqual([false, false]);
  });

  it('does not count once it was replaced', () => {
    const { store } = storeWithApproval();
    store.dispatch(transactionReplaced({ ...KEY, fate: 'replaced' }));
    expect(selectHasPendingApproval(store.getState(), asked)).toBe(false);
  });
});

it('gives the transactions of the connected account on the active chain', () => {
  const { store } = storeWithApproval();
  store.dispatch(transactionAdded(approvalBy(BOB, '2')));
  expect(selectAccountTransactions(store.getState())).toEqual([]);
  store.dispatch(chainChosen(1));
  const connected = { connectorId: 'x', name: 'X', isExtension: true, sendsBatches: false };
  store.dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected }));
  expect(selectAccountTransactions(store.getState()).map(({ hash }) => hash)).toEqual([KEY.hash]);
});
