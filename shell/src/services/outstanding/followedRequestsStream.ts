import type { OutstandingRequest, TypedSharedStore } from '@dex/mf-shared/state';
import { Observable } from 'rxjs';
import { followedRequests } from './followedRequests';

/** The requests of the store whose end is looked for, at once and whenever they change. */
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
