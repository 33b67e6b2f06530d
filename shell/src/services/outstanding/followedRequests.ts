import { isFollowedRequest, type OutstandingRequest, type TypedSharedStore } from '@dex/mf-shared/state';

/** All requests whose end is looked for, at this moment of the browser's clock. */
export function followedRequests(store: TypedSharedStore): readonly OutstandingRequest[] {
  const now = Date.now();
  return Object.values(store.getState().outstanding).filter((request) => isFollowedRequest(request, now));
}
