import type { SharedState } from '../store/sharedState';
import { listNames, parseStoredLists } from './storedLists';
import { parseStoredOutstanding } from './storedOutstanding';
import { parseStoredSettings } from './storedSettings';
import { parseStoredTransactions } from './storedTransactions';
import { forgetCleared } from '../transactions/forgetCleared';

/** The browser's storage, as far as it is used. Any call may throw: blocked, full, or gone. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem'>;

/** A part of the state that is kept between visits, the key it lies under, and what is kept of it. */
export interface StoredPart {
  readonly part: 'settings' | 'transactions' | 'outstanding' | 'lists';
  readonly key: string;
  readonly kept: (state: SharedState) => unknown;
}

/** What is kept between visits (SHELL-17). The content of token lists is too large for this storage and lies elsewhere. */
export const STORED_PARTS: readonly StoredPart[] = [
  { part: 'settings', key: 'dex.user', kept: ({ settings }) => settings },
  { part: 'transactions', key: 'dex.transactions', kept: ({ transactions }) => transactions },
  { part: 'outstanding', key: 'dex.outstanding', kept: ({ outstanding }) => outstanding },
  { part: 'lists', key: 'dex.lists', kept: ({ lists }) => listNames(lists) },
];

function readJson(storage: StoragePort, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** What an earlier visit left, checked part by part; null storage (blocked) and broken parts give the defaults. */
export function readStoredState(storage: StoragePort | null): Pick<SharedState, StoredPart['part']> {
  const read = (key: string) => (storage ? readJson(storage, key) : null);
  const outstanding = parseStoredOutstanding(read('dex.outstanding'));
  return {
    settings: parseStoredSettings(read('dex.user')),
    transactions: forgetCleared(parseStoredTransactions(read('dex.transactions')), outstanding, Date.now()),
    outstanding,
    lists: parseStoredLists(read('dex.lists')),
  };
}

/** Forgets everything that was kept under this product's keys: the way out when what was stored keeps the page from starting. */
export function forgetStored(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith('dex.')) storage.removeItem(key);
}
