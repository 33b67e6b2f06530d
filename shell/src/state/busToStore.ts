import type { Bus, BusEvent, BusEventOf, NewTransaction, Popup } from '@dex/mf-shared/contract';
import { type ChainId, isReceiptSuccess, popupRemoveAfterMs, type TxHash } from '@dex/mf-shared/domain';
import {
  airdropStatusChanged,
  dialogClosed,
  dialogOpened,
  popupClosed,
  popupShown,
  selectTransaction,
  transactionAdded,
  transactionChecked,
  transactionFinalised,
  transactionReplaced,
  type TypedSharedStore,
} from '@dex/mf-shared/state';
import { Subscription } from 'rxjs';

function add(store: TypedSharedStore, transaction: NewTransaction): void {
  try {
    store.dispatch(transactionAdded(transaction));
  } catch (cause) {
    console.error(cause);
  }
}

/** Shows how a tracked transaction ended, with its summary (TX-16). */
function showEnd(
  store: TypedSharedStore,
  chainId: ChainId,
  hash: TxHash,
  content: (summary: NewTransaction['summary']) => Popup['content'],
): void {
  const transaction = selectTransaction(store.getState(), chainId, hash);
  if (!transaction) return;
  store.dispatch(popupShown({ key: hash, content: content(transaction.summary), removeAfterMs: popupRemoveAfterMs(chainId) }));
}

/** Writes what is said on the bus into the store, and shows the popups of ended transactions. */
export function busToStore(bus: Bus, store: TypedSharedStore): () => void {
  const subscription = new Subscription();
  const on = <K extends BusEvent['kind']>(kind: K, listener: (event: BusEventOf<K>) => void) =>
    subscription.add(bus.on(kind).subscribe(listener));

  on('transactionAdded', ({ transaction }) => add(store, transaction));
  on('transactionChecked', ({ chainId, hash, blockNumber }) => store.dispatch(transactionChecked({ chainId, hash, blockNumber })));
  on('transactionFinalised', ({ chainId, hash, receipt, confirmedTime }) => {
    store.dispatch(transactionFinalised({ chainId, hash, receipt, confirmedTime }));
    showEnd(store, chainId, hash, (summary) => ({ kind: 'transaction', hash, chainId, success: isReceiptSuccess(receipt), summary }));
  });
  on('transactionReplaced', ({ chainId, hash, fate }) => {
    store.dispatch(transactionReplaced({ chainId, hash, fate }));
    showEnd(store, chainId, hash, (summary) => ({ kind: 'transactionFate', hash, chainId, fate, summary }));
  });
  on('popupShown', ({ popup }) => store.dispatch(popupShown(popup)));
  on('popupClosed', ({ key }) => store.dispatch(popupClosed(key)));
  on('dialogOpened', ({ dialog }) => store.dispatch(dialogOpened(dialog)));
  on('airdropStatusChanged', ({ account, status }) => store.dispatch(airdropStatusChanged({ account, status })));
  on('dialogClosed', () => store.dispatch(dialogClosed()));
  return () => subscription.unsubscribe();
}
