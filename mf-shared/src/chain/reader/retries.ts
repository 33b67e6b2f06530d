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
  cancel(): void;
}

/** Makes the retries of one chain; `again` is the try. */
export function createRetries(clock: Clock, again: () => void): Retries {
  const timer = createTimer(clock);
  let failures = 0;
  return {
    plan: (leastMs = 0) => {
      if (timer.isSet()) return;
      failures += 1;
      timer.set(Math.max(leastMs, backoffMs(clock, failures)), again);
    },
    planSoon: (withinMs) => timer.setNoLater(withinMs, again),
    succeeded: () => {
      failures = 0;
    },
    cancel: timer.cancel,
  };
}
