/** Why figures are not known to hold any more. */
export type OldReason = 'offline' | 'wrongChain' | 'silent' | 'behind';

/**
 * How current the figures of a chain are; times in milliseconds since 1970. `late`: nodes answer, but no new block has come for
 * two block times. `old`: whether the figures still hold is not known; `sinceMs` is null where nothing was ever read.
 */
export type Freshness =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'late'; readonly sinceMs: number }
  | { readonly kind: 'old'; readonly reason: OldReason; readonly sinceMs: number | null };

/** What is known of a chain's nodes. Moments and limits are milliseconds of one clock that only runs forward. */
export interface PulseFacts {
  readonly now: number;
  readonly isOnline: boolean;
  /** How the last round of reads ended. */
  readonly lastRound: 'answered' | 'failed' | 'wrongChain' | 'behind';
  /** When the oldest question for the newest block that is still without a current answer was asked; null when none is. */
  readonly waitingSince: number | null;
  /** When the newest block was first heard of; null before the first. */
  readonly newBlockAt: number | null;
  /** The newest block's own time lies further back than the chain's pace allows. */
  readonly isBlockOld: boolean;
  /** Null where the chain's pace is not known: then no block is late. */
  readonly lateAfter: number | null;
}

/** A node that has not answered for this long is taken for silent, in milliseconds. */
export const SILENT_AFTER_MS = 5_000;
/** A node that fails is given so long to come round before anybody is told, in milliseconds. */
export const FAILING_AFTER_MS = 2_000;

type Standing = { readonly kind: 'fresh' } | { readonly kind: 'late' } | { readonly kind: 'old'; readonly reason: OldReason };

const hasWaited = ({ now, waitingSince }: PulseFacts, ms: number) => waitingSince !== null && now - waitingSince >= ms;

/** The first rule that matches wins; the order is the specification (NET-12). */
const RULES: readonly { readonly standing: Standing; readonly when: (facts: PulseFacts) => boolean }[] = [
  { standing: { kind: 'old', reason: 'offline' }, when: ({ isOnline }) => !isOnline },
  { standing: { kind: 'old', reason: 'wrongChain' }, when: ({ lastRound }) => lastRound === 'wrongChain' },
  { standing: { kind: 'old', reason: 'behind' }, when: (facts) => facts.lastRound === 'behind' && hasWaited(facts, SILENT_AFTER_MS) },
  { standing: { kind: 'old', reason: 'silent' }, when: (facts) => facts.lastRound === 'failed' && hasWaited(facts, FAILING_AFTER_MS) },
  { standing: { kind: 'old', reason: 'silent' }, when: (facts) => hasWaited(facts, SILENT_AFTER_MS) },
  { standing: { kind: 'old', reason: 'behind' }, when: ({ isBlockOld }) => isBlockOld },
  {
    standing: { kind: 'late' },
    when: ({ now, newBlockAt, lateAfter }) => newBlockAt !== null && lateAfter !== null && now - newBlockAt >= lateAfter,
  },
  { standing: { kind: 'fresh' }, when: () => true },
];

/** How the figures stand by the facts. */
export function standingOf(facts: PulseFacts): Standing {
  return RULES.find(({ when }) => when(facts))?.standing ?? { kind: 'fresh' };
}

/** How many milliseconds from now the standing may change by time alone; null when it will not. */
export function nextChangeIn({ now, waitingSince, newBlockAt, lateAfter }: PulseFacts): number | null {
  const moments = [
    ...(waitingSince === null ? [] : [waitingSince + FAILING_AFTER_MS, waitingSince + SILENT_AFTER_MS]),
    ...(newBlockAt === null || lateAfter === null ? [] : [newBlockAt + lateAfter]),
  ].filter((moment) => moment > now);
  return moments.length === 0 ? null : Math.min(...moments) - now;
}

/** From how many milliseconds without a new block on a chain's blocks are late: two block times, and never within the usual wait for a poll. */
export function lateAfterMs(blockTimeSeconds: number | null, pollingIntervalMs: number): number | null {
  return blockTimeSeconds === null ? null : Math.max(2000 * blockTimeSeconds, 1.5 * pollingIntervalMs, SILENT_AFTER_MS);
}

/** From which age on a newest block is that of a node that is behind, in milliseconds: five block times, half a minute at least; null where the pace of the chain is not known. */
export function oldBlockAfterMs(blockTimeSeconds: number | null): number | null {
  return blockTimeSeconds === null ? null : Math.max(5000 * blockTimeSeconds, 30_000);
}
