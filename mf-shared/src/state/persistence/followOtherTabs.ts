import type { Action } from '@reduxjs/toolkit';
import { outstandingChangedElsewhere, settingsChangedElsewhere, transactionsChangedElsewhere } from './changedElsewhere';
import { parseStoredOutstanding } from './storedOutstanding';
import { parseStoredSettings } from './storedSettings';
import { parseStoredTransactions } from './storedTransactions';

/** What is told when another tab writes: the key and the new text, null when it was taken away. */
export interface StorageNews {
  readonly key: string | null;
  readonly newValue: string | null;
}

function actionOf({ key, newValue }: StorageNews): Action | null {
  if (newValue === null) return null;
  try {
    const json: unknown = JSON.parse(newValue);
    if (key === 'dex.user') return settingsChangedElsewhere(parseStoredSettings(json));
    if (key === 'dex.outstanding') return outstandingChangedElsewhere(parseStoredOutstanding(json));
    return key === 'dex.transactions' ? transactionsChangedElsewhere(parseStoredTransactions(json)) : null;
  } catch {
    return null;
  }
}

/** Takes over what other tabs keep, so that the last one to write does not lose what the others know. */
export function followOtherTabs(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  store: { dispatch(action: Action): unknown },
): () => void {
  const onStorage = (event: StorageEvent) => {
    const action = actionOf(event);
    if (action) store.dispatch(action);
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}
