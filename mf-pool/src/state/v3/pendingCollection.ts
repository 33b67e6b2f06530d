import type { TransactionSummary } from '@dex/mf-shared/contract';
import type { ChainId } from '@dex/mf-shared/domain';
import { isPending, selectOpenRequests, selectTransactions, type SharedState } from '@dex/mf-shared/state';

function collects(summary: TransactionSummary, tokenId: string): boolean {
  return 'collectsFrom' in summary && summary.collectsFrom?.includes(tokenId) === true;
}

/**
 * Whether something that was sent, and of which no end is known, collects the fees of a position: by itself, with all others, with a
 * removal, or to put them back. A second one would find nothing owed, and putting back would then take the amounts from the account's own (V3-29).
 */
export function selectIsCollectionPending(state: SharedState, chainId: ChainId, tokenId: string): boolean {
  const isSent = Object.values(selectTransactions(state, chainId)).some((sent) => isPending(sent) && collects(sent.summary, tokenId));
  return isSent || selectOpenRequests(state).some((request) => request.chainId === chainId && collects(request.summary, tokenId));
}
