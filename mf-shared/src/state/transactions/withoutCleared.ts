import type { ChainId } from '../../domain/chainId';
import type { ClearedState, TransactionsState } from './transactionDetails';

interface Done {
  readonly chainId: ChainId;
  readonly addedTime: number;
}

/** The entries that were done after the lists of their chains were cleared. */
export function withoutCleared<Entry extends Done>(entries: Readonly<Record<string, Entry>>, cleared: ClearedState): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([, { chainId, addedTime }]) => addedTime > (cleared[chainId] ?? -1)));
}

/** The same for the transactions of all chains. */
export function transactionsWithoutCleared(transactions: TransactionsState, cleared: ClearedState): TransactionsState {
  return Object.fromEntries(Object.entries(transactions).map(([chainId, ofChain]) => [chainId, withoutCleared(ofChain, cleared)]));
}
