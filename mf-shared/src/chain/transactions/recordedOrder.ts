import type { TransactionSighting } from '../../contract/transactions';
import { sameAddress } from '../../domain/address';
import type { TxHash } from '../../domain/txHash';
import { callsTheSame, type SeenTransaction } from './sighting';

/** An order that is recorded already: every hash by which it is known, and what a node showed of it. */
export interface RecordedOrder {
  readonly hashes: readonly TxHash[];
  readonly sighting: TransactionSighting | null;
}

/** True where one of the orders has this hash, be it the one that it was mined under after it was sent again with more gas. */
export function isRecordedHash(hash: TxHash, recorded: readonly RecordedOrder[]): boolean {
  return recorded.some(({ hashes }) => hashes.includes(hash));
}

/**
 * True for a transaction that is recorded as an order: by its hash, or as the same call at the same nonce, which is that order sent
 * again (TX-14). Another call at the nonce is no such order: it took its place.
 */
export function isRecordedOrder(seen: SeenTransaction, recorded: readonly RecordedOrder[]): boolean {
  return (
    isRecordedHash(seen.hash, recorded) ||
    recorded.some(
      ({ sighting }) =>
        sighting !== null && sighting.nonce === seen.nonce && sameAddress(sighting.sender, seen.sender) && callsTheSame(sighting, seen),
    )
  );
}
