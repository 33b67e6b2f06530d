/** @jest-environment jsdom */
import '../../testing/browserGaps';
import { expertModeChosen, walletSelected } from '../settings/settingsSlice';
import { ALICE, approvalBy, hashOf } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { transactionAdded, transactionReplaced } from '../transactions/transactionsSlice';
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
