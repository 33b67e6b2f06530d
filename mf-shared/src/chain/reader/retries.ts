import type { Clock } from '../clock';
import { backoffMs } from './backoff';
import { createTimer } from './timer';

/** The next try after rounds that brought nothing: the more of them in a row, the later. */
export interface Retries {
  /** Plans the next try, unless one is planned; not before `leastMs`. */
  plan(leastMs?: number): void;
  /** As `plan`, but at the latest in so many milliseconds. */
  planSoon(withinMs: number): void;
  /** A round went well: the next pause is a short one again. */
  succeeded(): void;
  /** Somebody was answered: a try that is planned comes within so many milliseconds, but for one that was to wait. */
  answered(withinMs: number): void;
  cancel(): void;
}

/** Makes the retries of one chain; `again` is the try. */
export function createRetries(clock: Clock, again: () => void): Retries {
  const timer = createTimer(clock);
  let failures = 0;
  let isToWait = false;
  return {
    plan: (leastMs = 0) => {
      if (timer.isSet() && !(isToWait && leastMs === 0)) return;
      failures += 1;
      isToWait = leastMs > 0;
      timer.set(Math.max(leastMs, backoffMs(clock, failures)), again);
    },
    planSoon: (withinMs) => timer.setNoLater(withinMs, again),
    succeeded: () => {
      failures = 0;
    },
    answered: (withinMs) => {
      failures = 0;
      if (!timer.isSet()) return;
      if (isToWait) timer.cancel();
      else timer.setNoLater(withinMs, again);
    },
    cancel: timer.cancel,
  };
}
