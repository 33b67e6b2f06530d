import { createAction } from '@reduxjs/toolkit';
import type { OutstandingState } from '../outstanding/outstandingSlice';
import type { SettingsState } from '../settings/settingsSlice';
import type { TransactionsState } from '../transactions/transactionDetails';
import type { ListNames } from './storedLists';

/** What another tab of this site wrote into the browser's storage, checked; `before` is what this tab last knew there, null where it did not look. */
export const settingsChangedElsewhere = createAction<{ readonly now: SettingsState; readonly before: SettingsState | null }>(
  'store/settingsChangedElsewhere',
);
export const outstandingChangedElsewhere = createAction<OutstandingState>('store/outstandingChangedElsewhere');
export const transactionsChangedElsewhere = createAction<TransactionsState>('store/transactionsChangedElsewhere');

/** The lists that another tab knows and has on now; `before` is what this tab last knew of them, null where what is there now is all. */
export const listsChangedElsewhere = createAction<{ readonly now: ListNames; readonly before: ListNames | null }>('lists/changedElsewhere');
