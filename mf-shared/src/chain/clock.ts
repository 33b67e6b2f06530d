/** Time as the chain layer sees it: one-shot timers, and a number in [0, 1) for spreading retries. */
export interface Clock {
  /** Milliseconds since 1970 by the clock on the wall, which a person may set: for dates alone. */
  now(): number;
  /** Milliseconds that only run forward, from whenever: for pauses and ages. */
  monotonic(): number;
  /** Runs `task` once after `delayMs`; the returned function calls it off. */
  after(delayMs: number, task: () => void): () => void;
  random(): number;
}

/** The clock of the page. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** A wait between two bounds in milliseconds, spread evenly so that many pages do not ask at one moment. */
export function spreadDelay(clock: Pick<Clock, 'random'>, minMs: number, maxMs: number): number {
  return Math.round(minMs + clock.random() * (maxMs - minMs));
}
