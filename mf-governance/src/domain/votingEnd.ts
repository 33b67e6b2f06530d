import type { Block } from '@dex/mf-shared/contract';

/** Seconds a block takes on chain 1 and by default, chosen a little high on purpose (GOV-6). */
export const SECONDS_PER_BLOCK = 13;

/** When voting ends or ended, in seconds since the epoch: an estimate from the remaining (or passed) blocks (GOV-6). */
export interface VotingEnd {
  readonly timestamp: number;
  readonly isPast: boolean;
}

/** Estimates the time of `endBlock` from the newest block. */
export function votingEnd(endBlock: number, latest: Pick<Block, 'number' | 'timestamp'>): VotingEnd {
  const remaining = endBlock - latest.number;
  return { timestamp: latest.timestamp + SECONDS_PER_BLOCK * remaining, isPast: remaining < 0 };
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long voting goes on in the largest unit that fits, rounded down and at least a minute; null once it has ended. */
export function timeLeft(
  { timestamp, isPast }: VotingEnd,
  latest: Pick<Block, 'timestamp'>,
): { readonly value: number; readonly unit: 'day' | 'hour' | 'minute' } | null {
  if (isPast) return null;
  const seconds = timestamp - latest.timestamp;
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? (['minute', 60] as const);
  return { value: Math.max(1, Math.floor(seconds / length)), unit };
}
