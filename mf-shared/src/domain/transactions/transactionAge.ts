const MINUTE_MS = 60_000;

/** What is "recent": 24 hours, in milliseconds (TX-15). */
export const RECENT_MS = 86_400_000;

/** A pending transaction and the moment it is looked at; times in milliseconds, the last check null if there was none. */
export interface CheckFacts {
  readonly addedTime: number;
  readonly nowMs: number;
  readonly lastCheckedBlockNumber: number | null;
  readonly blockNumber: number;
}

/**
 * Whether a pending transaction's receipt is asked for at this block: under 5 minutes old after 1 block, up to an hour
 * after more than 2, later after more than 9 (TX-12).
 */
export function isCheckDue({ addedTime, nowMs, lastCheckedBlockNumber, blockNumber }: CheckFacts): boolean {
  if (lastCheckedBlockNumber === null) return true;
  const blocksPassed = blockNumber - lastCheckedBlockNumber;
  const age = nowMs - addedTime;
  if (age > 60 * MINUTE_MS) return blocksPassed > 9;
  return age >= 5 * MINUTE_MS ? blocksPassed > 2 : blocksPassed >= 1;
}

/** How many blocks a receipt is watched before it counts as final: deeper, no chain of the table has reorganised in practice. */
export const SETTLED_AFTER_BLOCKS = 12;

/** True once a receipt was seen standing so many blocks after its own (TX-19). */
export function hasSettled(minedAt: number, lastCheckedBlockNumber: number | null): boolean {
  return lastCheckedBlockNumber !== null && lastCheckedBlockNumber >= minedAt + SETTLED_AFTER_BLOCKS;
}

/** True for a transaction added within the last 24 hours. */
export function isRecent(addedTime: number, nowMs: number): boolean {
  return nowMs - addedTime < RECENT_MS;
}

/** Success is status 1 or a receipt without status (TX-13). */
export function isReceiptSuccess(receipt: { readonly status?: number }): boolean {
  return receipt.status === undefined || receipt.status === 1;
}
