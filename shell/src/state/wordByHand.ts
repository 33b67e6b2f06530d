import { isRecent } from '@dex/mf-shared/domain';
import type { RecentEntry } from './recentEntries';

/** What the person may say of what is open: that it was not sent, that nobody waits longer for a wallet that does not say how it ended, or that its signers will not agree. */
export type WordByHand = 'notSent' | 'left' | 'notSigned';

/** How long a wallet may say that a batch is under way before the person may leave it, in milliseconds: most are mined within seconds. */
const LEFT_AFTER_MS = 120_000;

/**
 * What the person may say of it now (TX-27): that it was not sent at once where nothing proves it, and after a day where what might has not; of
 * a batch of which the wallet says that it is under way, after two minutes, that it is waited for no longer; of what waits for signers, at any
 * time, that they will not agree. Null where only time tells.
 */
export function wordByHand({ proof, addedTime }: RecentEntry, hasCode: boolean, nowMs: number): WordByHand | null {
  if (proof === null) return null;
  if (proof === 'signers') return 'notSigned';
  if (proof === 'nothing' || (proof === 'nonces' && hasCode) || !isRecent(addedTime, nowMs)) return 'notSent';
  return proof === 'wallet' && nowMs - addedTime >= LEFT_AFTER_MS ? 'left' : null;
}

/** The moment at which the next of these may be left by hand, in milliseconds since the epoch; null where none comes. */
export function nextWordTime(entries: readonly RecentEntry[], nowMs: number): number | null {
  const times = entries.filter(({ proof }) => proof === 'wallet').map(({ addedTime }) => addedTime + LEFT_AFTER_MS);
  return times.filter((time) => time > nowMs).sort((one, other) => one - other)[0] ?? null;
}
