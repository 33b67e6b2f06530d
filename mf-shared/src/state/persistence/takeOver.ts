import type { Action } from '@reduxjs/toolkit';
import {
  listsChangedElsewhere,
  outstandingChangedElsewhere,
  settingsChangedElsewhere,
  transactionsChangedElsewhere,
} from './changedElsewhere';
import { listNames, parseStoredLists } from './storedLists';
import { parseStoredOutstanding } from './storedOutstanding';
import { parseStoredSettings } from './storedSettings';
import { parseStoredTransactions } from './storedTransactions';
import { isRecord } from './schemaParts';
import type { StoragePort } from './storedState';

/** By key, what is to be done about what another tab wrote; `before` is what this tab last knew there: null for nothing, undefined where it did not look. */
const READ: Readonly<Record<string, (json: unknown, before: unknown) => Action>> = {
  'dex.user': (json, before) =>
    settingsChangedElsewhere({ now: parseStoredSettings(json), before: before === undefined ? null : parseStoredSettings(before) }),
  'dex.outstanding': (json) => outstandingChangedElsewhere(parseStoredOutstanding(json)),
  'dex.transactions': (json) => transactionsChangedElsewhere(parseStoredTransactions(json)),
  'dex.lists': (json, before) =>
    listsChangedElsewhere({
      now: listNames(parseStoredLists(json)),
      before: isRecord(before) ? listNames(parseStoredLists(before)) : null,
    }),
};

/** The keys of which tabs tell one another. */
export const SHARED_KEYS: readonly string[] = Object.keys(READ);

/** Takes over what lies under a key of the storage; a text that is none of this product's changes nothing. */
export function takeOver(
  store: { dispatch(action: Action): unknown },
  key: string | null,
  text: string | null,
  before?: string | null,
): void {
  const read = key === null ? undefined : READ[key];
  const json = jsonOf(text);
  if (read && json !== null) store.dispatch(read(json, before === undefined ? undefined : jsonOf(before)));
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the storage holds under a key; null where it holds nothing, or refuses. */
export function storedText(storage: StoragePort | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
