import { isPending, type TransactionDetails, type TypedSharedStore } from '@dex/mf-shared/state';
import { Observable } from 'rxjs';

function pendingIn(store: TypedSharedStore): TransactionDetails[] {
  const chains = Object.values(store.getState().transactions);
  return chains.flatMap((ofChain) => Object.values(ofChain ?? {}).filter(isPending));
}

/** All pending transactions of the store, at once and whenever transactions change. */
export function pendingTransactions$(store: TypedSharedStore): Observable<readonly TransactionDetails[]> {
  return new Observable((subscriber) => {
    let seen = store.getState().transactions;
    subscriber.next(pendingIn(store));
    return store.subscribe(() => {
      const { transactions } = store.getState();
      if (transactions === seen) return;
      seen = transactions;
      subscriber.next(pendingIn(store));
    });
  });
}
