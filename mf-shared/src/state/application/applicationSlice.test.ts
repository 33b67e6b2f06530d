import { createSharedStore } from '../store/createSharedStore';
import { selectBlock, selectOpenDialog } from './applicationSelectors';
import { blockMined, dialogOpened, popupClosed, popupShown } from './applicationSlice';

describe('application', () => {
  it('lets a height only grow, chain by chain', () => {
    const store = createSharedStore();
    store.dispatch(blockMined({ chainId: 1, number: 9, timestamp: 90 }));
    store.dispatch(blockMined({ chainId: 1, number: 8, timestamp: 80 }));
    store.dispatch(blockMined({ chainId: 10, number: 3, timestamp: 30 }));
    expect(selectBlock(store.getState(), 1)).toMatchObject({ number: 9, timestamp: 90 });
    expect(selectBlock(store.getState(), 10)?.number).toBe(3);
  });

  // SHELL-9
  it('has one dialog open, and closes the one that is opened twice', () => {
    const store = createSharedStore();
    const open = () => selectOpenDialog(store.getState())?.kind ?? null;
    store.dispatch(dialogOpened({ kind: 'wallet' }));
    store.dispatch(dialogOpened({ kind: 'settings' }));
    expect(open()).toBe('settings');
    store.dispatch(dialogOpened({ kind: 'settings' }));
    expect(open()).toBeNull();
  });

  it('keeps popups by key', () => {
    const store = createSharedStore();
    const popup = { key: 'a', content: { kind: 'notice', notice: 'newVersion' }, removeAfterMs: null } as const;
    store.dispatch(popupShown(popup));
    store.dispatch(popupShown(popup));
    expect(store.getState().application.popupList).toEqual([{ ...popup, show: true }]);
    store.dispatch(popupClosed('a'));
    expect(store.getState().application.popupList).toEqual([]);
  });
});
