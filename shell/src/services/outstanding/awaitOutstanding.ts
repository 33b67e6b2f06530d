import type { TypedSharedStore } from '@dex/mf-shared/state';
import { startOnceNeeded } from '../startOnceNeeded';
import { followedRequests } from './followedRequests';

/** Starts the follower with the first request of a visit whose end is looked for, at once or of an earlier one. */
export function awaitOutstanding(store: TypedSharedStore, load: () => Promise<() => void>): () => void {
  return startOnceNeeded(store, () => followedRequests(store).length > 0, load);
}
