import type { TransactionSummary } from '@dex/mf-shared/contract';
import { type ExplorerSubject, isRecent } from '@dex/mf-shared/domain';
import {
  hashOnChain,
  isPending,
  isSuccessful,
  type OutstandingRequest,
  selectAccountRequests,
  selectAccountTransactions,
  type TransactionDetails,
} from '@dex/mf-shared/state';
import { createSelector } from '@reduxjs/toolkit';

/** How something that a wallet was asked for stands; each has one word (or a few) and one tone where it is shown. */
export type RecentOutcome =
  | 'pending'
  | 'waitsForSigners'
  | 'success'
  | 'failure'
  | 'replaced'
  | 'dropped'
  | 'unclear'
  | 'batchPending'
  | 'unknown'
  | 'partial'
  | 'notSent';

/**
 * What may still say how it ended: the sender's nonces where the account has no code, of a batch its wallet, of what waits for the signers
 * of a contract wallet these, or nothing at all.
 */
export type EndProof = 'nonces' | 'wallet' | 'signers' | 'nothing';

/** One line of what an account did lately, with the page of an explorer that shows most of it. */
export interface RecentEntry {
  readonly key: string;
  readonly addedTime: number;
  readonly outcome: RecentOutcome;
  readonly summary: TransactionSummary;
  /** Null for any other transaction, and for what has ended. */
  readonly proof: EndProof | null;
  readonly link: { readonly subject: ExplorerSubject; readonly id: string };
}

/** A tracked transaction as a line. */
export function entryOfTransaction(transaction: TransactionDetails): RecentEntry {
  const { hash, from, addedTime, summary, waitsForSigners, fate } = transaction;
  // What signers have yet to agree on is no transaction, and what took its place is not known: the account's own page is what there is.
  const link =
    waitsForSigners || fate === 'unclear'
      ? ({ subject: 'address', id: from } as const)
      : ({ subject: 'transaction', id: hashOnChain(transaction) } as const);
  const outcome = outcomeOfTransaction(transaction);
  return { key: hash, addedTime, outcome, summary, proof: outcome === 'waitsForSigners' ? 'signers' : null, link };
}

function outcomeOfTransaction(transaction: TransactionDetails): RecentOutcome {
  if (transaction.receipt) return isSuccessful(transaction) ? 'success' : 'failure';
  return transaction.fate ?? (transaction.waitsForSigners ? 'waitsForSigners' : 'pending');
}

/** A request without a hash as a line. */
export function entryOfRequest(request: OutstandingRequest): RecentEntry {
  const { id, from, addedTime, summary, outcome } = request;
  const last = outcome?.kind === 'partial' ? outcome.hashes.at(-1) : undefined;
  const link = last === undefined ? ({ subject: 'address', id: from } as const) : ({ subject: 'transaction', id: last } as const);
  return { key: id, addedTime, outcome: outcomeOfRequest(request), summary, proof: proofOf(request), link };
}

function proofOf({ outcome, track }: OutstandingRequest): EndProof | null {
  if (outcome !== undefined) return null;
  if (track.kind === 'batch') return 'wallet';
  const isBatch = track.isBatch === true || (track.kind === 'unknown' && track.batchId !== undefined);
  return isBatch || track.nonceBefore === null ? 'nothing' : 'nonces';
}

function outcomeOfRequest({ outcome, track }: OutstandingRequest): RecentOutcome {
  if (outcome === undefined) return track.kind === 'batch' ? 'batchPending' : 'unknown';
  switch (outcome.kind) {
    case 'mined':
      return 'success';
    case 'failed':
      return 'failure';
    // What came of it has a line of its own; it is in no list itself.
    case 'answered':
      return 'unknown';
    default:
      return outcome.kind;
  }
}

/** What the connected account asked its wallet for on the active chain, without what was taken off the list, newest first. */
export const selectEntries = createSelector(
  [selectAccountTransactions, selectAccountRequests],
  (transactions, requests): readonly RecentEntry[] =>
    [
      ...transactions.filter((one) => !one.cleared || isPending(one)).map(entryOfTransaction),
      ...requests.filter(({ cleared, outcome }) => !cleared || !outcome).map(entryOfRequest),
    ].sort((one, other) => other.addedTime - one.addedTime),
);

/** True while the chain or the wallet has not said how it ended. */
export function isOpenEntry({ outcome }: RecentEntry): boolean {
  return outcome === 'pending' || outcome === 'waitsForSigners' || outcome === 'batchPending' || outcome === 'unknown';
}

/** True for what is shown: all of the last day, and what is open whatever its age, for it holds what it is for until it ends, if by hand. */
export function isListedEntry(entry: RecentEntry, nowMs: number): boolean {
  return isRecent(entry.addedTime, nowMs) || isOpenEntry(entry);
}
