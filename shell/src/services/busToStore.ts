import type { Bus, BusEvent, BusEventOf, NewTransaction, Popup } from '@dex/mf-shared/contract';
import { type ChainId, isReceiptSuccess, parseTxHash, popupRemoveAfterMs, type TxHash } from '@dex/mf-shared/domain';
import {
  airdropStatusChanged,
  dialogClosed,
  dialogOpened,
  popupClosed,
  popupShown,
  requestDoubted,
  requestLeft,
  requestRecognised,
  requestOutstanding,
  requestSettled,
  selectTransaction,
  transactionAdded,
  transactionChecked,
  transactionFinalised,
  transactionReplaced,
  transactionSighted,
  transactionTakenBack,
  type TypedSharedStore,
} from '@dex/mf-shared/state';

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
  const ends: (() => void)[] = [];
  const on = <K extends BusEvent['kind']>(kind: K, listener: (event: BusEventOf<K>) => void) => {
    const subscription = bus.on(kind).subscribe(listener);
    ends.push(() => subscription.unsubscribe());
  };

  on('transactionAdded', ({ transaction }) => add(store, transaction));
  on('transactionSighted', ({ chainId, hash, sighting }) => store.dispatch(transactionSighted({ chainId, hash, sighting })));
  on('transactionChecked', ({ chainId, hash, blockNumber, waitsForSigners }) =>
    store.dispatch(transactionChecked({ chainId, hash, blockNumber, waitsForSigners })),
  );
  on('transactionTakenBack', ({ chainId, hash, blockNumber }) => store.dispatch(transactionTakenBack({ chainId, hash, blockNumber })));
  on('transactionFinalised', ({ chainId, hash, receipt, confirmedTime }) => {
    // A receipt that only moved to another block is no news.
    const known = selectTransaction(store.getState(), chainId, hash)?.receipt;
    store.dispatch(transactionFinalised({ chainId, hash, receipt, confirmedTime }));
    const success = isReceiptSuccess(receipt);
    if (known?.transactionHash === receipt.transactionHash && isReceiptSuccess(known) === success) return;
    const onChain = parseTxHash(receipt.transactionHash) ?? hash;
    showEnd(store, chainId, hash, (summary) => ({ kind: 'transaction', hash: onChain, chainId, success, summary }));
  });
  on('transactionReplaced', ({ chainId, hash, fate, blockNumber }) => {
    store.dispatch(transactionReplaced({ chainId, hash, fate, blockNumber }));
    showEnd(store, chainId, hash, (summary) => ({ kind: 'transactionFate', hash, chainId, fate, summary }));
  });
  on('requestOutstanding', ({ request }) => store.dispatch(requestOutstanding(request)));
  on('requestSettled', ({ id, outcome }) => {
    const request = store.getState().outstanding[id];
    store.dispatch(requestSettled({ id, outcome }));
    // One that became a transaction is told of as that; what the wallet answers, by who asked it.
    if (!request || outcome.kind === 'mined' || outcome.kind === 'answered' || request.outcome) return;
    const { chainId, summary } = request;
    const content = { kind: 'request', chainId, outcome: outcome.kind, summary } as const;
    store.dispatch(popupShown({ key: id, content, removeAfterMs: popupRemoveAfterMs(chainId) }));
  });
  on('requestDoubted', ({ id }) => store.dispatch(requestDoubted(id)));
  on('requestRecognised', ({ id }) => store.dispatch(requestRecognised(id)));
  on('requestLeft', ({ id }) => store.dispatch(requestLeft(id)));
  on('popupShown', ({ popup }) => store.dispatch(popupShown(popup)));
  on('popupClosed', ({ key }) => store.dispatch(popupClosed(key)));
  on('dialogOpened', ({ dialog }) => store.dispatch(dialogOpened(dialog)));
  on('airdropStatusChanged', ({ account, status }) => store.dispatch(airdropStatusChanged({ account, status })));
  on('dialogClosed', () => store.dispatch(dialogClosed()));
  return () => ends.forEach((end) => end());
}
