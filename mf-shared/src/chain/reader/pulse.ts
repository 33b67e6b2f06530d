import { nextChangeIn, standingOf, type Freshness, type PulseFacts } from '../../domain/freshness';
import type { Clock } from '../clock';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import { createTimer } from './timer';

/** Keeps how current the figures of one chain are, and tells whoever listens when that changes. */
export interface Pulse {
  /** A question for the newest block goes out. */
  asked(): void;
  /** A round was answered: by the newest known block or a later one, or by an older one. */
  answered(isCurrent: boolean): void;
  /** No node answered a round. */
  failed(reason: 'failed' | 'wrongChain'): void;
  /** A block that nobody knew. */
  grew(block: BlockOfAnswer): void;
  setOnline(isOnline: boolean): void;
  /** Nobody looks for a while: no time counts until `resume`. */
  pause(): void;
  resume(): void;
  /** Calls the listener with how it stands, and with every change. */
  listen(listener: (freshness: Freshness) => void): () => void;
}

/** The limits of one chain in milliseconds, null where its pace is not known; `skewMs` is what the device's clock lacks of the true time. */
export interface PulseLimits {
  readonly lateAfter: number | null;
  readonly oldBlockAfter: number | null;
  readonly skewMs: () => number;
}

/** Makes the pulse of a chain of which nothing is known yet. */
export function createPulse(clock: Clock, { lateAfter, oldBlockAfter, skewMs }: PulseLimits): Pulse {
  const listeners = new Set<(freshness: Freshness) => void>();
  const timer = createTimer(clock);
  let facts: Omit<PulseFacts, 'now'> = {
    isOnline: true,
    lastRound: 'answered',
    waitingSince: null,
    newBlockAt: null,
    isBlockOld: false,
    lateAfter,
  };
  /** When the figures were last known to be current, and the newest block's own time; milliseconds since 1970. */
  let currentAtMs: number | null = null;
  let blockAtMs: number | null = null;
  let told: Freshness = { kind: 'fresh' };
  let isPaused = false;
  /** When the browser last said that there is no network, by the clock that only runs forward. */
  let offlineAt = -Infinity;

  const freshness = (now: number): Freshness => {
    const standing = standingOf({ ...facts, now });
    switch (standing.kind) {
      case 'fresh':
        return { kind: 'fresh' };
      case 'late':
        return { kind: 'late', sinceMs: clock.now() - (now - (facts.newBlockAt ?? now)) };
      case 'old': {
        const { kind, reason } = standing;
        return { kind, reason, sinceMs: facts.isBlockOld && reason === 'behind' ? blockAtMs : currentAtMs };
      }
    }
  };
  const look = () => {
    timer.cancel();
    if (isPaused) return;
    const now = clock.monotonic();
    const next = freshness(now);
    const changesIn = nextChangeIn({ ...facts, now });
    if (changesIn !== null) timer.set(changesIn, look);
    if (isSame(told, next)) return;
    told = next;
    for (const listener of [...listeners]) listener(next);
  };
  const learn = (news: Partial<PulseFacts>) => {
    facts = { ...facts, ...news };
    look();
  };
  const isOld = () => {
    if (oldBlockAfter === null || blockAtMs === null) return false;
    const ageMs = clock.now() - blockAtMs;
    // The true time is looked up only where it decides.
    return ageMs > oldBlockAfter && ageMs + skewMs() > oldBlockAfter;
  };

  return {
    asked: () => learn({ waitingSince: facts.waitingSince ?? clock.monotonic() }),
    answered: (isCurrent) => {
      if (isCurrent) currentAtMs = clock.now();
      // An answer proves that there is a network, whatever the browser thinks; not one that was under way when the network went.
      const isOnline = facts.isOnline || (facts.waitingSince !== null && facts.waitingSince > offlineAt);
      const common = { isOnline, isBlockOld: isOld() };
      learn(isCurrent ? { ...common, lastRound: 'answered', waitingSince: null } : { ...common, lastRound: 'behind' });
    },
    failed: (reason) => learn({ lastRound: reason, waitingSince: facts.waitingSince ?? clock.monotonic() }),
    grew: ({ timestamp }) => {
      blockAtMs = timestamp * 1000;
      learn({ newBlockAt: clock.monotonic(), isBlockOld: isOld() });
    },
    setOnline: (isOnline) => {
      if (!isOnline) offlineAt = clock.monotonic();
      learn({ isOnline });
    },
    pause: () => {
      isPaused = true;
      timer.cancel();
    },
    resume: () => {
      isPaused = false;
      // The time in which nobody asked is no delay of the node's.
      learn({ waitingSince: null, newBlockAt: facts.newBlockAt === null ? null : clock.monotonic() });
    },
    listen: (listener) => {
      listeners.add(listener);
      listener(told);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

// The moment since when is that of the change: what is old stays as old as it was.
function isSame(one: Freshness, other: Freshness): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind !== 'old' || other.kind !== 'old' || (one.reason === other.reason && one.sinceMs === other.sinceMs);
}
