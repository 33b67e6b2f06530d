import { NEW_LIST, RESTORING } from '../../domain/tokenLists/listState';
import { listReceived, listRequested } from '../lists/listsSlice';
import { expertModeChosen, INITIAL_SETTINGS } from '../settings/settingsSlice';
import { ALICE, approvalBy, hashOf, TOKEN } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { requestOutstanding, requestSettled } from '../outstanding/outstandingSlice';
import { transactionAdded } from '../transactions/transactionsSlice';
import { keepStored } from './keepStored';
import { readStoredState, type StoragePort } from './storedState';

function memory(texts: Record<string, string> = {}) {
  const kept = new Map(Object.entries(texts));
  const writes: string[] = [];
  const storage: StoragePort = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      writes.push(key);
      kept.set(key, text);
    },
  };
  return { storage, writes };
}

const settingsFrom = (stored: object) => readStoredState(memory({ 'dex.user': JSON.stringify(stored) }).storage).settings;
const token = { kind: 'token', chainId: 1, address: TOKEN, decimals: 18, symbol: 'T', name: 'Token' };
const other = { ...token, address: ALICE };

describe('stored settings', () => {
  it.each([5001, 1.5, -1, 'x', null])('a slippage of %s becomes auto', (userSlippageTolerance) => {
    expect(settingsFrom({ userSlippageTolerance, userSlippageToleranceHasBeenMigratedToAuto: true }).userSlippageTolerance).toBe('auto');
  });

  it.each([10, 50, 100])('a slippage of %s becomes auto once', (userSlippageTolerance) => {
    expect(settingsFrom({ userSlippageTolerance })).toMatchObject({
      userSlippageTolerance: 'auto',
      userSlippageToleranceHasBeenMigratedToAuto: true,
    });
    expect(settingsFrom({ userSlippageTolerance, userSlippageToleranceHasBeenMigratedToAuto: true }).userSlippageTolerance).toBe(
      userSlippageTolerance,
    );
  });

  it.each([59, 10801, 1.5, '60'])('a deadline of %s becomes the default', (userDeadline) => {
    expect(settingsFrom({ userDeadline }).userDeadline).toBe(1800);
  });

  // SHELL-17
  it('drops a broken part alone', () => {
    const settings = settingsFrom({
      userExpertMode: true,
      userLocale: 'xx',
      tokens: { 1: { a: token, b: { ...token, decimals: 999 } }, 77: { a: token } },
    });
    expect(settings).toMatchObject({ userExpertMode: true, userLocale: null });
    expect(settings.tokens).toEqual({ 1: { [TOKEN]: token } });
  });

  it('refuses a pair of two chains and a pair of one token', () => {
    const pairs = {
      1: {
        a: { token0: token, token1: { ...other, chainId: 10 } },
        b: { token0: token, token1: token },
        c: { token0: token, token1: other },
      },
    };
    expect(Object.values(settingsFrom({ pairs }).pairs[1] ?? {})).toEqual([{ token0: other, token1: token }]);
  });

  it('starts from the defaults when nothing or nonsense is stored', () => {
    expect(settingsFrom({})).toEqual(INITIAL_SETTINGS);
    expect(readStoredState(memory({ 'dex.user': '{' }).storage).settings).toEqual(INITIAL_SETTINGS);
    expect(readStoredState(null).settings).toEqual(INITIAL_SETTINGS);
  });
});

describe('stored transactions', () => {
  it('drop the broken one alone', () => {
    const good = approvalBy(ALICE, '1');
    const stored = { 1: { [good.hash]: good, [hashOf('2')]: { ...good, hash: hashOf('2'), summary: { kind: 'swap' } } }, 5000: {} };
    expect(readStoredState(memory({ 'dex.transactions': JSON.stringify(stored) }).storage).transactions).toEqual({
      1: { [good.hash]: good },
    });
  });
});

const LIST = { name: 'L', timestamp: 't', version: { major: 1, minor: 0, patch: 0 }, tokens: [] };
const listsFrom = (stored: unknown) => readStoredState(memory({ 'dex.lists': JSON.stringify(stored) }).storage).lists;
describe('transactions that an earlier version stored', () => {
  it('are read as they are, pending, mined and over', () => {
    const pending = { ...approvalBy(ALICE, '1'), lastCheckedBlockNumber: 4 };
    const receipt = {
      blockHash: '0xb',
      blockNumber: 7,
      contractAddress: null,
      from: ALICE,
      to: TOKEN,
      status: 1,
      transactionHash: hashOf('2'),
      transactionIndex: 0,
    };
    const mined = { ...approvalBy(ALICE, '2'), receipt, confirmedTime: 2_000 };
    const over = { ...approvalBy(ALICE, '3'), fate: 'dropped' };
    const stored = { 1: { [hashOf('1')]: pending, [hashOf('2')]: mined, [hashOf('3')]: over } };
    expect(readStoredState(memory({ 'dex.transactions': JSON.stringify(stored) }).storage).transactions).toEqual(stored);
  });
});

describe('stored lists', () => {
  it('are their names; what they hold is still to come', () => {
    expect(listsFrom({ urls: ['one', 5, 'two'], activeListUrls: [null, 'two', 'gone', 'two'] })).toEqual({
      byUrl: { one: { ...NEW_LIST, loadingRequestId: RESTORING }, two: { ...NEW_LIST, loadingRequestId: RESTORING } },
      activeListUrls: ['two'],
    });
  });

  it('of an earlier version hold their content; the broken one is dropped alone', () => {
    const stored = {
      byUrl: { good: { current: LIST, pendingUpdate: { name: 1 }, loadingRequestId: '7', error: 'x' }, bad: 3 },
      activeListUrls: ['good', 'bad'],
    };
    expect(listsFrom(stored)).toEqual({ byUrl: { good: { ...NEW_LIST, current: LIST } }, activeListUrls: ['good'] });
  });
});

describe('keepStored', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('writes ten changes once, a second after the first, and only what changed', () => {
    const store = createSharedStore();
    const { storage, writes } = memory();
    keepStored({ store, storage, onTrouble: () => undefined });
    for (let change = 0; change < 10; change += 1) store.dispatch(expertModeChosen(change % 2 === 0));
    jest.advanceTimersByTime(999);
    expect(writes).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(writes).toEqual(['dex.user']);
  });

  it('keeps the names of lists only, and writes them only when they change', () => {
    const store = createSharedStore();
    const { storage, writes } = memory();
    const keeper = keepStored({ store, storage, onTrouble: () => undefined });
    store.dispatch(listRequested({ url: 'a', requestId: '1' }));
    keeper.flush();
    store.dispatch(listReceived({ url: 'a', requestId: '1', list: LIST }));
    keeper.flush();
    expect(storage.getItem('dex.lists')).toBe('{"urls":["a"],"activeListUrls":[]}');
    expect(writes).toEqual(['dex.lists']);
  });

  // TX-25
  it('writes what another tab wrote meanwhile with its own, though it was not told of it', () => {
    const store = createSharedStore();
    const { storage, writes } = memory();
    const keeper = keepStored({ store, storage, onTrouble: () => undefined });
    store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
    keeper.flush();
    storage.setItem('dex.transactions', JSON.stringify({ 1: { [hashOf('2')]: approvalBy(ALICE, '2') } }));
    store.dispatch(transactionAdded(approvalBy(ALICE, '3')));
    keeper.flush();
    const both = [hashOf('1'), hashOf('2'), hashOf('3')];
    expect(Object.keys(store.getState().transactions[1] ?? {}).sort()).toEqual(both);
    expect(Object.keys(readStoredState(storage).transactions[1] ?? {}).sort()).toEqual(both);
    writes.splice(0);
    jest.advanceTimersByTime(5000);
    expect(writes).toEqual([]);
  });

  // TX-25
  it('writes at once what a wallet is asked and what became of it, and never the end of a request without its transaction', () => {
    const store = createSharedStore();
    const { storage, writes } = memory();
    keepStored({ store, storage, onTrouble: () => undefined });
    const { summary, from, chainId, addedTime } = approvalBy(ALICE, '1');
    store.dispatch(
      requestOutstanding({ id: 'r', chainId, from, addedTime, summary, track: { kind: 'batch', batchId: '0x1', callCount: 2 } }),
    );
    jest.advanceTimersByTime(0);
    expect(writes).toEqual(['dex.outstanding']);
    store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
    store.dispatch(requestSettled({ id: 'r', outcome: { kind: 'mined', hash: hashOf('1') } }));
    jest.advanceTimersByTime(0);
    expect(writes).toEqual(['dex.outstanding', 'dex.transactions', 'dex.outstanding']);
    jest.advanceTimersByTime(5000);
    expect(writes).toHaveLength(3);
  });

  it('writes later what changed in a part while another was taken over', () => {
    const store = createSharedStore();
    const { storage } = memory({ 'dex.transactions': JSON.stringify({ 1: { [hashOf('2')]: approvalBy(ALICE, '2') } }) });
    keepStored({ store, storage, onTrouble: () => undefined });
    store.subscribe(() => {
      const { transactions, settings } = store.getState();
      if (transactions[1]?.[hashOf('2')] && !settings.userExpertMode) store.dispatch(expertModeChosen(true));
    });
    store.dispatch(expertModeChosen(false));
    store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
    jest.advanceTimersByTime(2000);
    expect(readStoredState(storage).settings.userExpertMode).toBe(true);
  });

  it('comes back after a reload', () => {
    const store = createSharedStore();
    const { storage } = memory();
    const keeper = keepStored({ store, storage, onTrouble: () => undefined });
    store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
    store.dispatch(expertModeChosen(true));
    keeper.flush();
    const next = createSharedStore({ preloaded: readStoredState(storage) });
    expect(next.getState().settings).toEqual(store.getState().settings);
    expect(next.getState().transactions).toEqual(store.getState().transactions);
  });

  it.each<['full' | 'unavailable', StoragePort | null]>([
    [
      'full',
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      },
    ],
    ['unavailable', null],
  ])('goes on in memory with one notice when storage is %s', (trouble, storage) => {
    const store = createSharedStore();
    const onTrouble = jest.fn();
    keepStored({ store, storage, onTrouble });
    for (const on of [true, false]) {
      store.dispatch(expertModeChosen(on));
      jest.advanceTimersByTime(1000);
    }
    expect(onTrouble.mock.calls).toEqual([[trouble]]);
    expect(store.getState().settings.userExpertMode).toBe(false);
  });
});
