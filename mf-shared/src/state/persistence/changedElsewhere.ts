import { createAction } from '@reduxjs/toolkit';
import type { UserSettings } from '../../domain/settings/userSettings';
import type { OutstandingState } from '../outstanding/outstandingSlice';
import type { TransactionsState } from '../transactions/transactionDetails';

/** What another tab of this site wrote into the browser's storage, checked. */
export const settingsChangedElsewhere = createAction<UserSettings>('store/settingsChangedElsewhere');
export const outstandingChangedElsewhere = createAction<OutstandingState>('store/outstandingChangedElsewhere');
export const transactionsChangedElsewhere = createAction<TransactionsState>('store/transactionsChangedElsewhere');
