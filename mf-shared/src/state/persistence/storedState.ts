import type { SharedState } from '../store/sharedState';
import { parseStoredLists } from './storedLists';
import { parseStoredSettings } from './storedSettings';
import { parseStoredTransactions } from './storedTransactions';

/** The browser's storage, as far as it is used. Any call may throw: blocked, full, or gone. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem'>;

/** What is kept between visits (SHELL-17): part of the state, and the key it is stored under. */
export const STORED_PARTS = [
  { part: 'settings', key: 'dex.user' },
  { part: 'transactions', key: 'dex.transactions' },
  { part: 'lists', key: 'dex.lists' },
] as const;

function readJson(storage: StoragePort, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** What an earlier visit left, checked part by part; null storage (blocked) and broken parts give the defaults. */
export function readStoredState(storage: StoragePort | null): Pick<SharedState, 'settings' | 'transactions' | 'lists'> {
  const read = (key: string) => (storage ? readJson(storage, key) : null);
  return {
    settings: parseStoredSettings(read('dex.user')),
    transactions: parseStoredTransactions(read('dex.transactions')),
    lists: parseStoredLists(read('dex.lists')),
  };
}
