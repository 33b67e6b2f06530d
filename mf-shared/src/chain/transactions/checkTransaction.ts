import type { TransactionFate, TransactionReceipt, TransactionSighting } from '../../contract/transactions';
import { sameAddress, type Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { TxHash } from '../../domain/txHash';
import type { Clock } from '../clock';
import { blockTag, type TransactionClient } from './askNode';
import { checkStanding } from './checkStanding';
import { accountKindOf, findAgreed, isContractAccount, isSentFor, RAN_BEFORE, searchedAgainFrom } from './contractAccount';
import { judgeFate, type NonceMemory } from './fate';
import { fetchReceipt } from './fetchReceipt';
import { findNonceUse } from './nonceUse';
import { quantityOf } from './receipt';
import { callsTheSame, seenTransactionOf } from './sighting';

/** A transaction that the chain is still looked at for; `addedTime` in milliseconds since 1970. */
export interface PendingTransaction {
  readonly hash: TxHash;
  readonly chainId: ChainId;
  readonly from: Address;
  readonly addedTime: number;
  readonly lastCheckedBlockNumber?: number;
  readonly sighting?: TransactionSighting;
  /** What was believed of its end without a receipt: it is looked at again, since it may be mined after all (TX-23). */
  readonly fate?: TransactionFate;
  /** Present once it is mined; then only whether the receipt still stands is asked. */
  readonly receipt?: TransactionReceipt;
}

/**
 * What a check found. `unreachable` means that nothing was learnt; `lookedTo` is the block up to which the chain was searched;
 * `takenBack` says that the receipt is gone. `sighting`: what the transaction was known by, where another of its nonce was mined for it.
 */
export type CheckFinding =
  | { readonly kind: 'mined'; readonly receipt: TransactionReceipt; readonly sighting: TransactionSighting | null }
  | { readonly kind: 'over'; readonly fate: TransactionFate }
  | { readonly kind: 'pending'; readonly memory: NonceMemory; readonly lookedTo: number; readonly waitsForSigners: boolean }
  | { readonly kind: 'unreachable'; readonly memory: NonceMemory }
  | { readonly kind: 'takenBack'; readonly lookedTo: number }
  | { readonly kind: 'stands' };

/** What a check knows beside the transaction. */
export interface CheckFacts {
  readonly memory: NonceMemory;
  readonly blockNumber: number;
  readonly clock: Clock;
  /** True for the hash of what is recorded as another order. */
  readonly isAnother: (hash: TxHash) => boolean;
}

/** Whether a mined transaction still stands (TX-19), or what became of one that has no receipt yet (TX-14). */
export async function checkTransaction(
  client: TransactionClient,
  transaction: PendingTransaction,
  facts: CheckFacts,
): Promise<CheckFinding> {
  return transaction.receipt
    ? checkStanding(client, { ...transaction, receipt: transaction.receipt }, facts)
    : ownOrUnclear(client, transaction, facts, await checkPending(client, transaction, facts));
}

/** A wallet may name a transaction that is not its account's: what became of the order is then as open as before (TX-26). */
async function ownOrUnclear(
  client: TransactionClient,
  { from, fate }: PendingTransaction,
  { memory, blockNumber }: CheckFacts,
  finding: CheckFinding,
): Promise<CheckFinding> {
  if (finding.kind !== 'mined') return finding;
  const isOwn = await isSentFor(client.request, finding.receipt, from);
  if (isOwn === null) return { kind: 'unreachable', memory };
  if (isOwn) return finding;
  return fate === undefined
    ? { kind: 'over', fate: 'unclear' }
    : { kind: 'pending', memory, lookedTo: blockNumber, waitsForSigners: false };
}

async function checkPending(client: TransactionClient, transaction: PendingTransaction, facts: CheckFacts): Promise<CheckFinding> {
  const { hash, from, addedTime, fate } = transaction;
  const { memory, blockNumber, clock } = facts;
  const receipt = await fetchReceipt(client, hash, clock, fate === undefined ? undefined : 1);
  if (!receipt.ok) return { kind: 'unreachable', memory };
  if (receipt.value !== null) return { kind: 'mined', receipt: receipt.value, sighting: null };
  const pending = (next: NonceMemory): CheckFinding => ({ kind: 'pending', memory: next, lookedTo: blockNumber, waitsForSigners: false });
  // The node has shown that it cannot tell what used the nonce; it never will.
  if (fate === 'unclear') return pending(memory);
  const earlier = transaction.sighting ?? memory.sighting;
  const [known, mined] = await Promise.all([
    client.request('eth_getTransactionByHash', [hash]),
    // A node that lags behind does not know the block: that takes nothing back.
    client.request('eth_getTransactionCount', [earlier?.sender ?? from, fate === 'replaced' ? blockTag(blockNumber) : 'latest']),
  ]);
  // An error is no sign that the node does not know the transaction.
  if (!known.ok) return pending(memory);
  const seen = seenTransactionOf(known.value) ?? earlier;
  if (seen === null && memory.isContract !== false) {
    const isContract = memory.isContract ?? (await isContractAccount(client.request, from));
    // As long as that is not known, nothing is said of it.
    if (isContract !== false) {
      const next = { ...memory, isContract };
      return isContract === null ? pending(next) : checkSigners(client, transaction, { ...facts, memory: next });
    }
  }
  const sighting = seen === null ? null : withoutHash(seen);
  // What a contract wallet's owner sends counts by the owner's nonce; the next check asks for it.
  const isCounted = sighting === null || sameAddress(sighting.sender, earlier?.sender ?? from);
  const minedNonce = mined.ok && isCounted ? quantityOf(mined.value) : null;
  // What took its place is no longer mined.
  if (fate === 'replaced' && sighting !== null && minedNonce !== null && minedNonce <= sighting.nonce)
    return { kind: 'takenBack', lookedTo: blockNumber };
  const judged = judgeFate(
    { ...memory, sighting, isContract: false },
    {
      blockNumber,
      minedNonce,
      isKnown: known.value !== null,
      ageMs: clock.now() - addedTime,
    },
  );
  if (sighting !== null && judged.memory.suspicion === 'replaced') {
    const use = await nonceUseOf(client, hash, sighting, transaction.lastCheckedBlockNumber ?? null, facts);
    if (use.kind === 'sameOrder') return { kind: 'mined', receipt: use.receipt, sighting };
    // Mined after all, with a receipt that comes late.
    if (use.kind === 'itself') return pending({ ...judged.memory, suspectedAt: null, suspicion: null });
    // What was seen once stays what it was, where the node has forgotten it.
    if (use.kind === 'unread' && judged.fate !== null)
      return fate === 'replaced' ? pending(judged.memory) : { kind: 'over', fate: 'unclear' };
  }
  if (judged.fate === 'dropped' && sighting === null) return neverShown(client, from, judged.memory, pending);
  return judged.fate === null ? pending(judged.memory) : { kind: 'over', fate: judged.fate };
}

/** A hash that no node has ever shown. The wallet of an account that delegates may have given another sender's, which is not public yet. */
async function neverShown(
  client: TransactionClient,
  from: Address,
  memory: NonceMemory,
  pending: (memory: NonceMemory) => CheckFinding,
): Promise<CheckFinding> {
  switch (await accountKindOf(client.request, from)) {
    case 'ordinary':
      return { kind: 'over', fate: 'dropped' };
    case 'delegating':
      return { kind: 'over', fate: 'unclear' };
    default:
      return pending(memory);
  }
}

type NonceUse =
  | { readonly kind: 'sameOrder'; readonly receipt: TransactionReceipt }
  /** The transaction itself. */
  | { readonly kind: 'itself' }
  /** Another order. */
  | { readonly kind: 'other' }
  /** The node cannot show what it was. */
  | { readonly kind: 'unread' };

async function nonceUseOf(
  client: TransactionClient,
  hash: TxHash,
  sighting: TransactionSighting,
  unusedAt: number | null,
  { blockNumber, clock, isAnother }: CheckFacts,
): Promise<NonceUse> {
  const { sender, nonce } = sighting;
  const used = await findNonceUse(client.request, { sender, nonce, usedAt: blockNumber, unusedAt });
  if (used === null) return { kind: 'unread' };
  if (used.hash === hash) return { kind: 'itself' };
  // The same call that the wallet was asked for again, and gave this very nonce: one of the two was mined.
  if (!callsTheSame(used, sighting) || isAnother(used.hash)) return { kind: 'other' };
  const receipt = await fetchReceipt(client, used.hash, clock);
  // Seen in a block, its receipt will come.
  return receipt.ok && receipt.value !== null ? { kind: 'sameOrder', receipt: receipt.value } : { kind: 'itself' };
}

function withoutHash({ sender, nonce, to, value, dataHash }: TransactionSighting): TransactionSighting {
  return { sender, nonce, to, value, dataHash };
}

/** A hash of a contract wallet that no node knows is what its signers have yet to agree on: only its events can end the wait. */
async function checkSigners(
  client: TransactionClient,
  { hash, from, lastCheckedBlockNumber }: PendingTransaction,
  { memory, blockNumber }: CheckFacts,
): Promise<CheckFinding> {
  const since = lastCheckedBlockNumber === undefined ? blockNumber - RAN_BEFORE : searchedAgainFrom(lastCheckedBlockNumber);
  const found = await findAgreed(client.request, { account: from, hash, from: Math.max(0, Math.min(since, blockNumber)), to: blockNumber });
  switch (found.kind) {
    case 'ran':
      return { kind: 'mined', receipt: found.receipt, sighting: null };
    case 'waiting':
      return { kind: 'pending', memory, lookedTo: found.lookedTo, waitsForSigners: true };
    case 'unread':
      return { kind: 'unreachable', memory };
  }
}

/** A transaction that has just been sent as a node shows it, or null if the node does not know it yet. */
export async function fetchSighting(client: TransactionClient, hash: TxHash): Promise<TransactionSighting | null> {
  const known = await client.request('eth_getTransactionByHash', [hash]);
  const seen = known.ok ? seenTransactionOf(known.value) : null;
  return seen === null ? null : withoutHash(seen);
}
