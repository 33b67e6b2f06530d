import { hasErrorCode } from './errorCode';

/** What a store's engine says to a machine that it refuses, for its keys or its rights: asking again brings the same. */
export class StoreDenied extends Error {
  readonly code = 'store_denied';
}

/** True when the engine refused who asked (rights, keys, a disk that takes no writes), in place of not being reached. */
export function isDenied(cause: unknown): boolean {
  return hasErrorCode(cause, 'store_denied', 'EACCES', 'EPERM', 'EROFS');
}

/** How often in a row, and how many seconds apart, a store must refuse before nothing else is expected of it: keys that are being replaced are refused for a moment too. */
export const DENIED_FOR_GOOD = { times: 3, apartSeconds: 5 } as const;
