import type { Clock } from '../clock';

/** One task that is planned at most once at a time. */
export interface Timer {
  isSet(): boolean;
  /** Plans the task in place of the one planned before. */
  set(delayMs: number, task: () => void): void;
  /** As `set`, but keeps an earlier moment that is planned already. */
  setNoLater(delayMs: number, task: () => void): void;
  cancel(): void;
}

/** Makes a timer with nothing planned. */
export function createTimer(clock: Clock): Timer {
  let cancelTask: (() => void) | null = null;
  let dueAt = Infinity;
  const cancel = () => {
    cancelTask?.();
    cancelTask = null;
    dueAt = Infinity;
  };
  const set = (delayMs: number, task: () => void) => {
    cancel();
    dueAt = clock.monotonic() + delayMs;
    cancelTask = clock.after(delayMs, () => {
      cancelTask = null;
      dueAt = Infinity;
      task();
    });
  };
  return {
    isSet: () => cancelTask !== null,
    set,
    setNoLater: (delayMs, task) => {
      if (cancelTask !== null && dueAt <= clock.monotonic() + delayMs) return;
      set(delayMs, task);
    },
    cancel,
  };
}
