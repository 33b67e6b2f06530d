import { hasErrorCode } from './errorCode';

/** What a store's engine says to a machine that it refuses, for its keys or its rights: asking again brings the same. */
export class StoreDenied extends Error {
  readonly code = 'store_denied';
}

/** True when the engine refused who asked (rights, keys, a disk that takes no writes), in place of not being reached. */
export function isDenied(cause: unknown): boolean {
  return hasErrorCode(cause, 'store_denied', 'EACCES', 'EPERM', 'EROFS');
}

const [FIRST_SECONDS, LONGEST_SECONDS, GIVE_UP_SECONDS] = [5, 60, 600];

/**
 * How many seconds to wait after so many refusals in a row before the store is asked again: ever longer, up to a minute. Null once that went on for ten
 * minutes: keys that are being replaced are refused for a while too, but not for that long.
 */
export function secondsToNextTry(refusals: number): number | null {
  let waited = 0;
  for (let refusal = 1; ; refusal += 1) {
    const wait = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (refusal - 1));
    if (refusal === refusals) return waited < GIVE_UP_SECONDS ? wait : null;
    waited += wait;
  }
}
