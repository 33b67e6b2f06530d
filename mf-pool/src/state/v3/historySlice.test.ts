import type { AppLocation } from '@dex/mf-shared/contract';
import { createSharedStore, stateOf, walletConnected } from '@dex/mf-shared/state';
import { account, chains } from './fixtures';
import {
  historySlice,
  historyReceived,
  historyReducer,
  historyWanted,
  historyWantedAnew,
  selectHistory,
  selectHistoryWish,
} from './historySlice';
import { poolV3Slice, poolV3Reducer } from './poolV3Slice';

const HERE: AppLocation = { pathname: '/pool/11', search: '', hash: '' };
const KEY = '1:11';

// V3-28
test('each wish to read a history anew is a wish of its own, and shows nothing of the last reading', () => {
  const store = createSharedStore();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  store.addSlice({ name: 'poolHistory', reducer: historyReducer });
  const connected = { connectorId: 'x', name: 'X', isExtension: false, sendsBatches: false };
  store.dispatch(walletConnected({ account, walletChainId: 1, connected }));
  const state = () => stateOf(store, poolV3Slice, historySlice);
  const rounds = [historyWanted(KEY), historyWantedAnew(KEY), historyWantedAnew(KEY), historyWanted(null), historyWanted(KEY)].map(
    (action) => {
      store.dispatch(historyReceived({ key: KEY, answer: { kind: 'failed' } }));
      store.dispatch(action);
      return [selectHistoryWish(state(), HERE, chains)?.anew, selectHistory(state(), KEY)?.kind];
    },
  );
  expect(rounds).toEqual([
    [0, 'failed'],
    [1, 'loading'],
    [2, 'loading'],
    [undefined, undefined],
    [0, 'failed'],
  ]);
});
