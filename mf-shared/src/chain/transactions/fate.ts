import type { TransactionFate, TransactionSighting } from '../../contract/transactions';

/** What is known of a pending transaction; kept from check to check. */
export interface NonceMemory {
  /** The transaction with its own nonce, once a node has shown it. */
  readonly sighting: TransactionSighting | null;
  /** Whether the account that it was asked of is a contract; null while that is not known. */
  readonly isContract: boolean | null;
  /** The block at which it first seemed over; null while it does not. */
  readonly suspectedAt: number | null;
  readonly suspicion: TransactionFate | null;
}

/** What one check found where there is no receipt. `minedNonce` is how many transactions of the sender are mined. */
export interface NonceSight {
  readonly blockNumber: number;
  readonly minedNonce: number | null;
  /** Whether the node knows the transaction. */
  readonly isKnown: boolean;
  readonly ageMs: number;
}

/** Nothing known yet. */
export const NO_MEMORY: NonceMemory = { sighting: null, isContract: null, suspectedAt: null, suspicion: null };

// A node may forget a transaction and learn of it again from others; only a long silence says that it is gone.
const DROPPED_AFTER_BLOCKS = 10;
const DROPPED_AFTER_MS = 300_000;
const UNSEEN_DROPPED_AFTER_MS = 3_600_000;

/**
 * Judges a transaction without receipt by the sender's mined nonce (TX-14). Its nonce used up, at two different
 * blocks, means replaced; unknown to the node for ten blocks and five minutes, or never seen for an hour, means dropped.
 */
export function judgeFate(memory: NonceMemory, sight: NonceSight): { readonly memory: NonceMemory; readonly fate: TransactionFate | null } {
  const suspicion = suspicionOf(memory.sighting?.nonce ?? null, sight);
  if (suspicion === null) return { memory: { ...memory, suspectedAt: null, suspicion: null }, fate: null };
  const isOld = memory.suspicion === suspicion && memory.suspectedAt !== null;
  const suspectedAt = isOld && memory.suspectedAt !== null ? memory.suspectedAt : sight.blockNumber;
  const blocks = sight.blockNumber - suspectedAt;
  const isCertain = suspicion === 'replaced' ? blocks > 0 : blocks >= DROPPED_AFTER_BLOCKS;
  return { memory: { ...memory, suspectedAt, suspicion }, fate: isCertain ? suspicion : null };
}

function suspicionOf(nonce: number | null, { minedNonce, isKnown, ageMs }: NonceSight): TransactionFate | null {
  if (nonce !== null && minedNonce !== null && minedNonce > nonce) return 'replaced';
  if (isKnown) return null;
  return ageMs >= (nonce === null ? UNSEEN_DROPPED_AFTER_MS : DROPPED_AFTER_MS) ? 'dropped' : null;
}
