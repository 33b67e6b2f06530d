import { sameAddress } from '../../domain/address';
import { isRecent } from '../../domain/transactions/transactionAge';
import type { OutstandingState } from '../outstanding/outstandingSlice';
import type { TransactionDetails, TransactionsState } from './transactionDetails';

/**
 * The transactions without those that were taken off the list and are a day old. As long as it is not known how a request of the same
 * account ended, they stay: what the chain shows of them must not be taken for it (TX-24).
 */
export function forgetCleared(transactions: TransactionsState, outstanding: OutstandingState, nowMs: number): TransactionsState {
  const open = Object.values(outstanding).filter(({ outcome }) => outcome === undefined);
  const isKept = ({ chainId, from, addedTime, cleared }: TransactionDetails) =>
    !cleared || isRecent(addedTime, nowMs) || open.some((request) => request.chainId === chainId && sameAddress(request.from, from));
  return Object.fromEntries(
    Object.entries(transactions).map(([chainId, ofChain]) => [
      chainId,
      Object.fromEntries(Object.entries(ofChain).filter(([, transaction]) => isKept(transaction))),
    ]),
  );
}
