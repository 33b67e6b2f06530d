import { selectOpenRequests, type TypedSharedStore } from '@dex/mf-shared/state';
import { startLater } from '../startLater';

/** Starts the follower with the first open request of a visit, at once or of an earlier one; a page without any never loads its code. */
export function awaitOutstanding(store: TypedSharedStore, load: () => Promise<() => void>): () => void {
  let stop: (() => void) | null = null;
  const begin = () => {
    if (stop !== null || selectOpenRequests(store.getState()).length === 0) return;
    stop = startLater(0, load);
  };
  const unsubscribe = store.subscribe(begin);
  begin();
  return () => {
    unsubscribe();
    stop?.();
  };
}
