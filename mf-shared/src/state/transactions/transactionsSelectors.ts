import { createSelector } from '@reduxjs/toolkit';
import { type Address, sameAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { hasSettled, isReceiptSuccess, isRecent } from '../../domain/transactions/transactionAge';
import { parseTxHash, type TxHash } from '../../domain/txHash';
import type { OutstandingTrack } from '../../contract/transactions';
import { selectOpenRequests } from '../outstanding/outstandingSelectors';
import { selectAccount } from '../wallet/walletSelectors';
import type { SharedState } from '../store/sharedState';
import type { TransactionDetails } from './transactionDetails';

const NONE: Readonly<Record<string, TransactionDetails>> = {};
/** True while the outcome is not known: no receipt, and no other end (TX-14). */
export function isPending(transaction: TransactionDetails): boolean {
  return !transaction.receipt && !transaction.fate;
}

/** Mined, and not failed (TX-13). */
export function isSuccessful({ receipt }: TransactionDetails): boolean {
  return receipt !== undefined && isReceiptSuccess(receipt);
}

/** The hash under which it is, or will be, found on the chain: another than its own when the order was sent again with more gas. */
export function hashOnChain({ hash, receipt }: TransactionDetails): TxHash {
  return (receipt ? parseTxHash(receipt.transactionHash) : null) ?? hash;
}

/**
 * True while the chain is still looked at for it: pending, or of the last day and either mined or replaced, not yet deep enough to stay (TX-19), or
 * ended in a way that a receipt may still overtake (TX-23). What waits for signers is looked for as long as it has no receipt, whatever the
 * person said of it: they may agree on any day.
 */
export function isFollowed(transaction: TransactionDetails, nowMs: number): boolean {
  const { receipt, fate, replacedAt, addedTime, lastCheckedBlockNumber = null, waitsForSigners } = transaction;
  if (isPending(transaction) || waitsForSigners) return true;
  if (!isRecent(addedTime, nowMs)) return false;
  const standsSince = receipt?.blockNumber ?? replacedAt;
  if (standsSince !== undefined) return !hasSettled(standsSince, lastCheckedBlockNumber);
  return fate !== 'replaced';
}

/** All tracked transactions of a chain, of every account, by hash. */
export const selectTransactions = (state: SharedState, chainId: ChainId): Readonly<Record<string, TransactionDetails>> =>
  state.transactions[chainId] ?? NONE;

export const selectTransaction = (state: SharedState, chainId: ChainId, hash: TxHash): TransactionDetails | null =>
  state.transactions[chainId]?.[hash] ?? null;

/** The connected account's transactions on the active chain, newest first. */
export const selectAccountTransactions = createSelector(
  [(state: SharedState) => selectTransactions(state, state.application.chainId), selectAccount],
  (transactions, account): readonly TransactionDetails[] =>
    Object.values(transactions)
      .filter(({ from }) => account !== null && sameAddress(from, account))
      .sort((one, other) => other.addedTime - one.addedTime),
);

/** What a pending approval must agree in to count (ORDER-13). */
export interface ApprovalKey {
  readonly chainId: ChainId;
  readonly sender: Address;
  readonly token: Address;
  readonly spender: Address;
}

type Approving = Pick<TransactionDetails, 'from' | 'approval'>;

function isApprovalOf({ from, approval }: Approving, { sender, token, spender }: ApprovalKey): boolean {
  return sameAddress(from, sender) && sameAddress(approval?.tokenAddress, token) && sameAddress(approval?.spender, spender);
}

function hasOpenApproval(state: SharedState, key: ApprovalKey, track: OutstandingTrack['kind']): boolean {
  return selectOpenRequests(state).some(
    (request) => request.track.kind === track && request.chainId === key.chainId && isApprovalOf(request, key),
  );
}

/** True while an approval of this token for this spender by this account on this chain waits for its receipt, or for the wallet that took it. */
export function selectHasPendingApproval(state: SharedState, key: ApprovalKey): boolean {
  const isSent = Object.values(selectTransactions(state, key.chainId)).some(
    (transaction) => isPending(transaction) && isApprovalOf(transaction, key),
  );
  return isSent || hasOpenApproval(state, key, 'batch');
}

/** True while it is not known whether such an approval was sent: the wallet gave no clear answer (ORDER-7). */
export function selectHasUnclearApproval(state: SharedState, key: ApprovalKey): boolean {
  return hasOpenApproval(state, key, 'unknown');
}

/** The newest claim for a recipient that is pending or succeeded; null when there is none. */
export function selectClaimFor(state: SharedState, chainId: ChainId, recipient: Address): TransactionDetails | null {
  const claims = Object.values(selectTransactions(state, chainId))
    .filter((transaction) => sameAddress(transaction.claim?.recipient, recipient) && (isPending(transaction) || isSuccessful(transaction)))
    .sort((one, other) => other.addedTime - one.addedTime);
  return claims[0] ?? null;
}
