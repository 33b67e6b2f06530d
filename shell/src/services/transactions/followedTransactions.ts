import { isFollowed, type TransactionDetails, type TypedSharedStore } from '@dex/mf-shared/state';
import { Observable } from 'rxjs';

/** All transactions of the store that the chain is still looked at for: pending, or mined and not yet deep. */
export function followedTransactions(store: TypedSharedStore): TransactionDetails[] {
  const nowMs = Date.now();
  const chains = Object.values(store.getState().transactions);
  return chains.flatMap((ofChain) => Object.values(ofChain ?? {}).filter((one) => isFollowed(one, nowMs)));
}

/** Those of the store, at once and whenever transactions change. */
export function followedTransactions$(store: TypedSharedStore): Observable<readonly TransactionDetails[]> {
  return new Observable((subscriber) => {
    let seen = store.getState().transactions;
    subscriber.next(followedTransactions(store));
    return store.subscribe(() => {
      const { transactions } = store.getState();
      if (transactions === seen) return;
      seen = transactions;
      subscriber.next(followedTransactions(store));
    });
  });
}
