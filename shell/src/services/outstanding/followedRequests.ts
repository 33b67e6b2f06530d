import { isFollowedRequest, type OutstandingRequest, type TypedSharedStore } from '@dex/mf-shared/state';
import { Observable } from 'rxjs';

/** All requests whose end is looked for, at this moment of the browser's clock. */
export function followedRequests(store: TypedSharedStore): readonly OutstandingRequest[] {
  const now = Date.now();
  return Object.values(store.getState().outstanding).filter((request) => isFollowedRequest(request, now));
}

/** Those of the store, at once and whenever they change. */
export function followedRequests$(store: TypedSharedStore): Observable<readonly OutstandingRequest[]> {
  return new Observable((subscriber) => {
    let seen = followedRequests(store);
    subscriber.next(seen);
    return store.subscribe(() => {
      const followed = followedRequests(store);
      if (followed.length === seen.length && followed.every((request, index) => request === seen[index])) return;
      seen = followed;
      subscriber.next(followed);
    });
  });
}
