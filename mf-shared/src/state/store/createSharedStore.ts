import { type Action, combineSlices, configureStore } from '@reduxjs/toolkit';
import type { RemoteSlice, SharedStore } from '../../contract/services';
import { applicationReducer } from '../application/applicationSlice';
import { listsReducer } from '../lists/listsSlice';
import { outstandingReducer } from '../outstanding/outstandingSlice';
import { readsReducer } from '../reads/readsSlice';
import { settingsReducer } from '../settings/settingsSlice';
import { transactionsReducer } from '../transactions/transactionsSlice';
import { walletReducer } from '../wallet/walletSlice';
import type { SharedState } from './sharedState';

/** The one store with the type of its shared state. */
export interface TypedSharedStore extends SharedStore {
  getState(): SharedState;
}

/** Makes the store, from what was kept of an earlier visit. Sections add their slices later. */
export function createSharedStore({ preloaded }: { readonly preloaded?: Partial<SharedState> } = {}): TypedSharedStore {
  const reducer = combineSlices({
    wallet: walletReducer,
    settings: settingsReducer,
    transactions: transactionsReducer,
    outstanding: outstandingReducer,
    lists: listsReducer,
    application: applicationReducer,
    reads: readsReducer,
  });
  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    // The state is plain by its types; walking lists of ten thousand tokens on every event would be felt.
    middleware: (getDefault) => getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }),
  });
  return {
    getState: store.getState,
    dispatch: <A extends Action>(action: A) => store.dispatch(action),
    subscribe: store.subscribe,
    addSlice: ({ name, reducer: added }: RemoteSlice) => {
      reducer.inject({ reducerPath: name, reducer: added }, { overrideExisting: true });
      store.dispatch({ type: 'store/sliceAdded', payload: name });
    },
  };
}
