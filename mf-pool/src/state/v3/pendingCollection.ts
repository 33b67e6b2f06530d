import type { TransactionSummary } from '@dex/mf-shared/contract';
import type { ChainId } from '@dex/mf-shared/domain';
import { isPending, selectOpenRequests, selectTransactions, type SharedState } from '@dex/mf-shared/state';

function collects(summary: TransactionSummary, tokenId: string): boolean {
  return 'collectsFrom' in summary && summary.collectsFrom?.includes(tokenId) === true;
}

/** How far a collection of a position is: `sent`, without an end; or `unclear`, since nobody knows whether the wallet sent it. */
export type PendingCollection = 'none' | 'sent' | 'unclear';

/**
 * Whether something that was sent, and of which no end is known, collects the fees of a position: by itself, with all others, with a
 * removal, or to put them back. A second one would find nothing owed, and putting back would then take the amounts from the account's
 * own (V3-29). What is `unclear` may never end, and forbids no second collection: that costs gas at most.
 */
export function selectPendingCollection(state: SharedState, chainId: ChainId, tokenId: string): PendingCollection {
  const isSent = Object.values(selectTransactions(state, chainId)).some((sent) => isPending(sent) && collects(sent.summary, tokenId));
  if (isSent) return 'sent';
  const requests = selectOpenRequests(state).filter((request) => request.chainId === chainId && collects(request.summary, tokenId));
  if (requests.length === 0) return 'none';
  return requests.some(({ track }) => track.kind === 'batch') ? 'sent' : 'unclear';
}
