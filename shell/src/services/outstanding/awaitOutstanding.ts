import type { TypedSharedStore } from '@dex/mf-shared/state';
import { startLater } from '../startLater';
import { followedRequests } from './followedRequests';

/** Starts the follower with the first request of a visit whose end is looked for, at once or of an earlier one; a page without any never loads its code. */
export function awaitOutstanding(store: TypedSharedStore, load: () => Promise<() => void>): () => void {
  let stop: (() => void) | null = null;
  const begin = () => {
    if (stop !== null || followedRequests(store).length === 0) return;
    stop = startLater(0, load);
  };
  const unsubscribe = store.subscribe(begin);
  begin();
  return () => {
    unsubscribe();
    stop?.();
  };
}
