import { isFollowed, type TransactionDetails, type TypedSharedStore } from '@dex/mf-shared/state';
import { Observable } from 'rxjs';

function followedIn(store: TypedSharedStore): TransactionDetails[] {
  const nowMs = Date.now();
  const chains = Object.values(store.getState().transactions);
  return chains.flatMap((ofChain) => Object.values(ofChain ?? {}).filter((one) => isFollowed(one, nowMs)));
}

/** All transactions of the store that the chain is still looked at for: pending, or mined and not yet deep; at once and whenever transactions change. */
export function pendingTransactions$(store: TypedSharedStore): Observable<readonly TransactionDetails[]> {
  return new Observable((subscriber) => {
    let seen = store.getState().transactions;
    subscriber.next(followedIn(store));
    return store.subscribe(() => {
      const { transactions } = store.getState();
      if (transactions === seen) return;
      seen = transactions;
      subscriber.next(followedIn(store));
    });
  });
}
