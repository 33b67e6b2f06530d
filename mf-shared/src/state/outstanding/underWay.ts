import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { TransactionSummary } from '../../contract/transactions';
import type { SharedState } from '../store/sharedState';
import { isPending, selectTransactions } from '../transactions/transactionsSelectors';
import { selectOpenRequests } from './outstandingSelectors';

/** How far something is that was asked of a wallet: `sent`, without an end; or `unclear`, since nobody knows whether the wallet sent it. */
export type UnderWay = 'none' | 'sent' | 'unclear';

/** What is known of an order beside its end. */
export interface AskedOrder {
  readonly from: Address;
  readonly summary: TransactionSummary;
}

/**
 * Whether an order of a kind is under way on a network. What can be done only once (a claim, a withdrawal of everything, a vote) is not
 * offered again while it is `sent`: a second one would fail, or pay nothing. What is `unclear` may never end and forbids nothing; the
 * review warns of it (ORDER-22).
 */
export function selectUnderWay(state: SharedState, chainId: ChainId, isOfIt: (order: AskedOrder) => boolean): UnderWay {
  if (Object.values(selectTransactions(state, chainId)).some((sent) => isPending(sent) && isOfIt(sent))) return 'sent';
  const requests = selectOpenRequests(state).filter((request) => request.chainId === chainId && isOfIt(request));
  if (requests.length === 0) return 'none';
  return requests.some(({ track }) => track.kind === 'batch') ? 'sent' : 'unclear';
}
