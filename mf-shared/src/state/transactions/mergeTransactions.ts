import { parseChainId } from '../../domain/chainId';
import type { TransactionDetails, TransactionsState } from './transactionDetails';

const FATES = ['dropped', 'unclear', 'replaced'] as const;

/** How much is known of a transaction: a receipt says most, then a fate (the last that can follow on another the most), then the last look. */
function knowledge({ receipt, fate, lastCheckedBlockNumber = 0 }: TransactionDetails): number {
  if (receipt) return Infinity;
  return fate ? Number.MAX_SAFE_INTEGER - FATES.length + FATES.indexOf(fate) : lastCheckedBlockNumber;
}

/**
 * The transactions of two tabs together: each one once, as the tab that knows more of it has it. The very same state when
 * the other adds nothing, so that two tabs never write for one another without end.
 */
export function mergeTransactions(own: TransactionsState, other: TransactionsState): TransactionsState {
  let merged = own;
  for (const [key, ofChain] of Object.entries(other)) {
    const chainId = parseChainId(key);
    if (chainId === null) continue;
    for (const [hash, transaction] of Object.entries(ofChain ?? {})) {
      const known = merged[chainId]?.[hash];
      const best = known && knowledge(known) >= knowledge(transaction) ? known : transaction;
      const cleared = known?.cleared ?? transaction.cleared;
      if (best === known && cleared === known.cleared) continue;
      // A node shows a transaction for a while only: what one tab saw of it is kept for both.
      const sighting = transaction.sighting ?? known?.sighting;
      const whole = { ...best, ...(sighting ? { sighting } : {}), ...(cleared ? { cleared } : {}) };
      merged = { ...merged, [chainId]: { ...merged[chainId], [hash]: whole } };
    }
  }
  return merged;
}
