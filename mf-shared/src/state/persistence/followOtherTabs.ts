import type { Action } from '@reduxjs/toolkit';
import { outstandingChangedElsewhere, settingsChangedElsewhere, transactionsChangedElsewhere } from './changedElsewhere';
import { parseStoredOutstanding } from './storedOutstanding';
import { parseStoredSettings } from './storedSettings';
import { parseStoredCleared, parseStoredTransactions } from './storedTransactions';
import { CHAIN_IDS } from '../../domain/chainId';
import { transactionsCleared } from '../transactions/transactionsSlice';
import { transactionsWithoutCleared, withoutCleared } from '../transactions/withoutCleared';
import type { SharedState } from '../store/sharedState';

/** What is told when another tab writes: the key and the new text, null when it was taken away. */
export interface StorageNews {
  readonly key: string | null;
  readonly newValue: string | null;
}

type Read = (json: unknown, cleared: SharedState['cleared']) => readonly Action[];

/** By key, what is to be done about what another tab wrote. What was cleared here does not come back from a tab that has not heard of it. */
const READ: Readonly<Record<string, Read>> = {
  'dex.user': (json) => [settingsChangedElsewhere(parseStoredSettings(json))],
  'dex.cleared': (json, cleared) => {
    const elsewhere = parseStoredCleared(json);
    return CHAIN_IDS.flatMap((chainId) => {
      const at = elsewhere[chainId] ?? 0;
      return at > (cleared[chainId] ?? 0) ? [transactionsCleared(chainId, at)] : [];
    });
  },
  'dex.outstanding': (json, cleared) => [outstandingChangedElsewhere(withoutCleared(parseStoredOutstanding(json), cleared))],
  'dex.transactions': (json, cleared) => [transactionsChangedElsewhere(transactionsWithoutCleared(parseStoredTransactions(json), cleared))],
};

function actionsOf({ key, newValue }: StorageNews, { cleared }: SharedState): readonly Action[] {
  if (key === null || newValue === null) return [];
  try {
    return READ[key]?.(JSON.parse(newValue), cleared) ?? [];
  } catch {
    return [];
  }
}

/** Takes over what other tabs keep, so that the last one to write does not lose what the others know. */
export function followOtherTabs(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  store: { getState(): SharedState; dispatch(action: Action): unknown },
): () => void {
  const onStorage = (event: StorageEvent) => {
    for (const action of actionsOf(event, store.getState())) store.dispatch(action);
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}
