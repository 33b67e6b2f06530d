import type { TransactionSighting } from '@dex/mf-shared/contract';
import type { ChainId, TxHash } from '@dex/mf-shared/domain';
import {
  hashOnChain,
  isFollowedRequest,
  type OutstandingRequest,
  selectTransactions,
  type SharedState,
  type TypedSharedStore,
} from '@dex/mf-shared/state';

/** Every order of a chain that has a hash: the tracked transactions, by their own and the one they were mined under, and what requests ended in. */
export function recordedOrders(
  { getState }: Pick<TypedSharedStore, 'getState'>,
  chainId: ChainId,
): { readonly hashes: readonly TxHash[]; readonly sighting: TransactionSighting | null }[] {
  const state = getState();
  const tracked = Object.values(selectTransactions(state, chainId)).map((transaction) => ({
    hashes: [transaction.hash, hashOnChain(transaction)],
    sighting: transaction.sighting ?? null,
  }));
  const ended = requestsOf(state)
    .filter((request) => request.chainId === chainId)
    .map(({ outcome }) => ({ hashes: hashesOf(outcome), sighting: null }));
  return [...tracked, ...ended];
}

/** All requests that may still become a transaction: those that are looked for, and those that a wallet is asked at this moment. */
export function unsettledRequests({ getState }: Pick<TypedSharedStore, 'getState'>): readonly OutstandingRequest[] {
  const now = Date.now();
  return requestsOf(getState()).filter((request) => request.outcome === undefined || isFollowedRequest(request, now));
}

function requestsOf({ outstanding }: SharedState): readonly OutstandingRequest[] {
  return Object.values(outstanding);
}

function hashesOf(outcome: OutstandingRequest['outcome']): readonly TxHash[] {
  if (outcome?.kind === 'mined') return [outcome.hash];
  return outcome?.kind === 'partial' ? outcome.hashes : [];
}
