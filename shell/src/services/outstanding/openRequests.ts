import { type OutstandingRequest, selectOpenRequests, type TypedSharedStore } from '@dex/mf-shared/state';
import { Observable } from 'rxjs';

/** All open requests of the store, at once and whenever they change. */
export function openRequests$(store: TypedSharedStore): Observable<readonly OutstandingRequest[]> {
  return new Observable((subscriber) => {
    let seen = selectOpenRequests(store.getState());
    subscriber.next(seen);
    return store.subscribe(() => {
      const open = selectOpenRequests(store.getState());
      if (open === seen) return;
      seen = open;
      subscriber.next(open);
    });
  });
}
