import { createAction } from '@reduxjs/toolkit';
import type { UserSettings } from '../../domain/settings/userSettings';
import type { TransactionsState } from '../transactions/transactionDetails';

/** What another tab of this site wrote into the browser's storage, checked. */
export const settingsChangedElsewhere = createAction<UserSettings>('store/settingsChangedElsewhere');
export const transactionsChangedElsewhere = createAction<TransactionsState>('store/transactionsChangedElsewhere');
