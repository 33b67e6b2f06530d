import { selectIsConnected, type TypedSharedStore } from '@dex/mf-shared/state';
import { startOnceNeeded } from '../startOnceNeeded';
import { followedTransactions } from './followedTransactions';

/** Starts the follower with the first transaction that is followed, of this visit or an earlier one; and with the wallet that may send one, so that nothing sent waits for code. */
export function awaitTransactions(store: TypedSharedStore, load: () => Promise<() => void>): () => void {
  return startOnceNeeded(store, () => selectIsConnected(store.getState()) || followedTransactions(store).length > 0, load);
}
