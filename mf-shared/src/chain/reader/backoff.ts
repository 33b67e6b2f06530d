import { spreadDelay, type Clock } from '../clock';

const FIRST_MIN_MS = 1_000;
const FIRST_MAX_MS = 2_500;
const LONGEST_MS = 15_000;

/** The wait before the next try after so many failures in a row, in milliseconds: 1 to 2.5 s, doubled up to 15 s, spread so that pages do not ask at one moment. */
export function backoffMs(clock: Pick<Clock, 'random'>, failures: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MAX_MS * 2 ** Math.max(0, failures - 1));
  return spreadDelay(clock, Math.max(FIRST_MIN_MS, 0.4 * longest), longest);
}
