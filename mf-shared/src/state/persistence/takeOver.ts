import type { Action } from '@reduxjs/toolkit';
import { outstandingChangedElsewhere, settingsChangedElsewhere, transactionsChangedElsewhere } from './changedElsewhere';
import { parseStoredOutstanding } from './storedOutstanding';
import { parseStoredSettings } from './storedSettings';
import { parseStoredTransactions } from './storedTransactions';
import type { StoragePort } from './storedState';

/** By key, what is to be done about what another tab wrote. */
const READ: Readonly<Record<string, (json: unknown) => Action>> = {
  'dex.user': (json) => settingsChangedElsewhere(parseStoredSettings(json)),
  'dex.outstanding': (json) => outstandingChangedElsewhere(parseStoredOutstanding(json)),
  'dex.transactions': (json) => transactionsChangedElsewhere(parseStoredTransactions(json)),
};

/** The keys of which tabs tell one another. */
export const SHARED_KEYS: readonly string[] = Object.keys(READ);

/** Takes over what lies under a key of the storage; a text that is none of this product's changes nothing. */
export function takeOver(store: { dispatch(action: Action): unknown }, key: string | null, text: string | null): void {
  const read = key === null ? undefined : READ[key];
  if (!read || text === null) return;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return;
  }
  store.dispatch(read(json));
}

/** What the storage holds under a key; null where it holds nothing, or refuses. */
export function storedText(storage: StoragePort | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
