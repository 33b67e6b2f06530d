/** @jest-environment jsdom */
import '../../testing/browserGaps';
import { expertModeChosen, walletSelected } from '../settings/settingsSlice';
import { ALICE, approvalBy, hashOf } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { requestOutstanding } from '../outstanding/outstandingSlice';
import { transactionAdded, transactionReplaced, transactionsCleared } from '../transactions/transactionsSlice';
import { readStoredState } from './storedState';
import { followOtherTabs } from './followOtherTabs';

function openTab() {
  const store = createSharedStore();
  const stop = followOtherTabs(window, store);
  return { store, stop };
}

function write(key: string, value: unknown) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: typeof value === 'string' ? value : JSON.stringify(value) }));
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
  describe('clears the list of a network', () => {
    const at = (n: string, addedTime: number) => ({ ...approvalBy(ALICE, n), addedTime });
    const listed = (...all: ReturnType<typeof at>[]) => Object.fromEntries(all.map((one) => [one.hash, one]));
    const request = { id: 'r', chainId: 1, from: ALICE, summary: { kind: 'approve', symbol: 'A' }, addedTime: 4 } as const;
    const asked = { ...request, track: { kind: 'batch', batchId: '0x1', callCount: 2 } } as const;

    it('and this one takes off the same, but not what was done since, nor on another network', () => {
      const { store, stop } = openTab();
      for (const one of [at('1', 4), at('2', 6), { ...at('3', 4), chainId: 10 as const }]) store.dispatch(transactionAdded(one));
      store.dispatch(requestOutstanding(asked));
      write('dex.cleared', { 1: 5 });
      const { transactions, outstanding, cleared } = store.getState();
      expect(transactions[1]).toEqual(listed(at('2', 6)));
      expect(Object.keys(transactions[10] ?? {})).toHaveLength(1);
      expect(outstanding).toEqual({});
      expect(cleared).toEqual({ 1: 5 });
      stop();
    });

    it('here: what another tab writes that has not heard of it does not bring it back, at the next visit neither', () => {
      const { store, stop } = openTab();
      store.dispatch(transactionAdded(at('1', 4)));
      store.dispatch(transactionsCleared(1, 5));
      write('dex.cleared', { 1: 3 });
      write('dex.transactions', { 1: listed(at('1', 4), at('2', 6)) });
      write('dex.outstanding', { r: asked });
      const { transactions, outstanding, cleared } = store.getState();
      expect([transactions[1], outstanding, cleared]).toEqual([listed(at('2', 6)), {}, { 1: 5 }]);
      const kept: Record<string, unknown> = { 'dex.cleared': cleared, 'dex.transactions': { 1: listed(at('1', 4), at('2', 6)) } };
      const next = readStoredState({
        getItem: (key) => (key in kept ? JSON.stringify(kept[key]) : JSON.stringify({ r: asked })),
        setItem: () => undefined,
      });
      expect([next.transactions[1], next.outstanding, next.cleared]).toEqual([listed(at('2', 6)), {}, { 1: 5 }]);
      stop();
    });

    it.each([
      ['a text', { 1: 'soon' }],
      ['no network', { one: 5 }],
      ['a list', []],
    ])('%s is no moment and clears nothing', (_, json) => {
      const { store, stop } = openTab();
      store.dispatch(transactionAdded(at('1', 4)));
      write('dex.cleared', json);
      expect(store.getState()).toMatchObject({ cleared: {}, transactions: { 1: listed(at('1', 4)) } });
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

  it('that chose later decides the settings, but not this tab’s wallet', () => {
    const { store, stop } = openTab();
    store.dispatch(walletSelected('io.metamask'));
    const { settings } = store.getState();
    write('dex.user', { ...settings, userExpertMode: true, selectedWallet: null, timestamp: settings.timestamp + 1 });
    expect(store.getState().settings).toMatchObject({ userExpertMode: true, selectedWallet: 'io.metamask' });
    store.dispatch(expertModeChosen(false));
    write('dex.user', { ...settings, userExpertMode: true, timestamp: 1 });
    expect(store.getState().settings.userExpertMode).toBe(false);
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
