/** @jest-environment jsdom */
import '../../testing/browserGaps';
import { listEnabled, listRemoved } from '../lists/listsSlice';
import { ALICE, approvalBy, hashOf } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { requestOutstanding, requestSettled } from '../outstanding/outstandingSlice';
import { transactionAdded, transactionReplaced, transactionsCleared } from '../transactions/transactionsSlice';
import { followOtherTabs } from './followOtherTabs';
import { twoTabs } from './twoTabs.fixture';

function openTab(stored: Readonly<Record<string, unknown>> = {}) {
  const store = createSharedStore();
  const getItem = (key: string) => (key in stored ? JSON.stringify(stored[key]) : null);
  const stop = followOtherTabs(window, store, { getItem, setItem: () => undefined });
  return { store, stop };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function write(key: string, value: unknown, before: unknown = null) {
  const oldValue = before === null ? null : textOf(before);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: textOf(value), oldValue }));
}

describe('another tab', () => {
  it('adds its transactions to this one’s and takes none away', () => {
    const { store, stop } = openTab();
    store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
    store.dispatch(transactionReplaced({ chainId: 1, hash: hashOf('1'), fate: 'replaced' }));
    write('dex.transactions', { 1: { [hashOf('1')]: approvalBy(ALICE, '1'), [hashOf('2')]: approvalBy(ALICE, '2') } });
    expect(store.getState().transactions[1]).toEqual({
      [hashOf('1')]: { ...approvalBy(ALICE, '1'), fate: 'replaced' },
      [hashOf('2')]: approvalBy(ALICE, '2'),
    });
    stop();
  });

  // TX-15
  describe('takes off the list', () => {
    const first = approvalBy(ALICE, '1');
    const request = { id: 'r', chainId: 1, from: ALICE, addedTime: 4, summary: first.summary } as const;
    const ended = { ...request, track: { kind: 'batch', batchId: '0x1', callCount: 2 }, outcome: { kind: 'failed', code: 400 } } as const;

    it('what has ended, and this one as well; what it knows to have ended otherwise stays known', () => {
      const { store, stop } = openTab();
      store.dispatch(transactionAdded(first));
      store.dispatch(transactionReplaced({ chainId: 1, hash: first.hash, fate: 'replaced' }));
      store.dispatch(requestOutstanding(ended));
      store.dispatch(requestSettled({ id: 'r', outcome: ended.outcome }));
      write('dex.transactions', { 1: { [first.hash]: { ...first, fate: 'dropped', cleared: true } } });
      write('dex.outstanding', { r: { ...ended, cleared: true } });
      const { transactions, outstanding } = store.getState();
      expect(transactions[1]).toEqual({ [first.hash]: { ...first, fate: 'replaced', cleared: true } });
      expect(outstanding).toEqual({ r: { ...ended, cleared: true } });
      stop();
    });

    it('nothing of what this one knows to be open', () => {
      const { store, stop } = openTab();
      const { outcome: _outcome, ...open } = ended;
      store.dispatch(requestOutstanding(open));
      write('dex.outstanding', { r: { ...open, cleared: true } });
      expect(store.getState().outstanding).toEqual({ r: open });
      stop();
    });

    it('and one that has not heard of it does not bring it back', () => {
      const { store, stop } = openTab();
      store.dispatch(transactionAdded(first));
      store.dispatch(transactionReplaced({ chainId: 1, hash: first.hash, fate: 'dropped' }));
      store.dispatch(transactionsCleared({ chainId: 1, account: ALICE }));
      write('dex.transactions', { 1: { [first.hash]: { ...first, fate: 'replaced' } } });
      expect(store.getState().transactions[1]?.[first.hash]).toEqual({ ...first, fate: 'replaced', cleared: true });
      stop();
    });
  });

  // TX-25
  describe('wrote while this page lay in the cache of the browser', () => {
    const back = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const open = { id: 'r', chainId: 1, from: ALICE, addedTime: 4, summary: approvalBy(ALICE, '1').summary } as const;
    const request = { ...open, track: { kind: 'batch', batchId: '0x1', callCount: 2 } } as const;

    it.each([true, false])('and it is read when the page comes back from there: %s', (persisted) => {
      const { store, stop } = openTab({
        'dex.outstanding': { r: request },
        'dex.transactions': { 1: { [hashOf('2')]: approvalBy(ALICE, '2') } },
      });
      back(persisted);
      const { outstanding, transactions } = store.getState();
      expect([Object.keys(outstanding), Object.keys(transactions[1] ?? {})]).toEqual(persisted ? [['r'], [hashOf('2')]] : [[], []]);
      stop();
    });

    it('and storage that refuses changes nothing', () => {
      const store = createSharedStore();
      const refuse = () => {
        throw new Error('SecurityError');
      };
      const stop = followOtherTabs(window, store, { getItem: refuse, setItem: refuse });
      back(true);
      expect(store.getState().outstanding).toEqual({});
      stop();
    });
  });

  it('that knows nothing new changes nothing', () => {
    const { store, stop } = openTab();
    store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
    const before = store.getState().transactions;
    write('dex.transactions', before);
    expect(store.getState().transactions).toBe(before);
    stop();
  });

  it.each(['{', 'null', '[]'])('that wrote %s is not believed', (text) => {
    const { store, stop } = openTab();
    store.dispatch(transactionAdded(approvalBy(ALICE, '1')));
    const before = store.getState();
    write('dex.transactions', text);
    expect(store.getState().transactions).toBe(before.transactions);
    stop();
  });
});

describe('the lists of two tabs', () => {
  const names = (...urls: string[]) => ({ urls, activeListUrls: urls });
  function tabsWith(...start: readonly string[]) {
    const { one, other, stored } = twoTabs({ 'dex.lists': names(...start) });
    const urls = ({ store }: typeof one) => Object.keys(store.getState().lists.byUrl).sort();
    return { one, other, stored: () => stored('dex.lists'), urls };
  }

  it('one adds a list while the other adds one and removes one: both hold all three changes, whoever writes last', () => {
    const { one, other, stored, urls } = tabsWith('a', 'b');
    one.store.dispatch(listEnabled('c'));
    other.store.dispatch(listEnabled('d'));
    other.store.dispatch(listRemoved('a'));
    one.keeper.flush();
    // It writes before it was told.
    other.keeper.flush();
    [one, other, one, other].forEach(({ hear, keeper }) => (hear(), keeper.flush()));
    expect([urls(one), urls(other)]).toEqual([
      ['b', 'c', 'd'],
      ['b', 'c', 'd'],
    ]);
    expect(new Set(one.store.getState().lists.activeListUrls)).toEqual(new Set(['b', 'c', 'd']));
    const before = stored();
    [one, other].forEach(({ hear, keeper }) => (hear(), keeper.flush()));
    expect(stored()).toBe(before);
  });

  it('a list that this tab added is gone once it removes it, though it is told late of what the other wrote before', () => {
    const { one, other, urls } = tabsWith('a');
    one.store.dispatch(listEnabled('b'));
    one.keeper.flush();
    other.store.dispatch(listEnabled('c'));
    other.keeper.flush();
    other.hear();
    other.store.dispatch(listRemoved('c'));
    other.keeper.flush();
    [one, other, one].forEach(({ hear, keeper }) => (hear(), keeper.flush()));
    expect([urls(one), urls(other)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('a list that one added and the other removes is gone in both', () => {
    const { one, other, urls } = tabsWith('a');
    one.store.dispatch(listEnabled('c'));
    one.keeper.flush();
    other.hear();
    expect(urls(other)).toEqual(['a', 'c']);
    other.store.dispatch(listRemoved('c'));
    other.keeper.flush();
    one.hear();
    expect([urls(one), urls(other)]).toEqual([['a'], ['a']]);
  });
});
