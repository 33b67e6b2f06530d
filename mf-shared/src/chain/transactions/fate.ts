import type { TransactionFate } from '../../contract/transactions';

/** What is known of a pending transaction's nonce; kept from check to check. */
export interface NonceMemory {
  /** The transaction's own nonce, once a node has shown it. */
  readonly nonce: number | null;
  /** The block at which it first seemed over; null while it does not. */
  readonly suspectedAt: number | null;
  readonly suspicion: TransactionFate | null;
}

/** What one check found where there is no receipt. `minedNonce` is how many transactions of the sender are mined. */
export interface NonceSight {
  readonly blockNumber: number;
  readonly minedNonce: number | null;
  /** The nonce of the transaction as the node knows it, null if the node does not know the transaction. */
  readonly seenNonce: number | null;
  readonly ageMs: number;
}

/** Nothing known yet. */
export const NO_MEMORY: NonceMemory = { nonce: null, suspectedAt: null, suspicion: null };

// A node may forget a transaction and learn of it again from others; only a long silence says that it is gone.
const DROPPED_AFTER_BLOCKS = 10;
const DROPPED_AFTER_MS = 300_000;
const UNSEEN_DROPPED_AFTER_MS = 3_600_000;

/**
 * Judges a transaction without receipt by the sender's mined nonce (TX-14). Its nonce used up, at two different
 * blocks, means replaced; unknown to the node for ten blocks and five minutes, or never seen for an hour, means dropped.
 */
export function judgeFate(memory: NonceMemory, sight: NonceSight): { readonly memory: NonceMemory; readonly fate: TransactionFate | null } {
  const nonce = sight.seenNonce ?? memory.nonce;
  const suspicion = suspicionOf(nonce, sight);
  if (suspicion === null) return { memory: { nonce, suspectedAt: null, suspicion: null }, fate: null };
  const isOld = memory.suspicion === suspicion && memory.suspectedAt !== null;
  const suspectedAt = isOld && memory.suspectedAt !== null ? memory.suspectedAt : sight.blockNumber;
  const blocks = sight.blockNumber - suspectedAt;
  const isCertain = suspicion === 'replaced' ? blocks > 0 : blocks >= DROPPED_AFTER_BLOCKS;
  return { memory: { nonce, suspectedAt, suspicion }, fate: isCertain ? suspicion : null };
}

function suspicionOf(nonce: number | null, { minedNonce, seenNonce, ageMs }: NonceSight): TransactionFate | null {
  if (nonce !== null && minedNonce !== null && minedNonce > nonce) return 'replaced';
  if (seenNonce !== null) return null;
  return ageMs >= (nonce === null ? UNSEEN_DROPPED_AFTER_MS : DROPPED_AFTER_MS) ? 'dropped' : null;
}
