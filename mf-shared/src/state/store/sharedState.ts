import type { Reducer } from '@reduxjs/toolkit';
import type { SharedStore } from '../../contract/services';
import type { ApplicationState } from '../application/applicationSlice';
import type { ListsState } from '../../domain/tokenLists/listState';
import type { OutstandingState } from '../outstanding/outstandingSlice';
import type { ReadsState } from '../reads/readsSlice';
import type { SettingsState } from '../settings/settingsSlice';
import type { TransactionsState } from '../transactions/transactionDetails';
import type { WalletState } from '../wallet/walletSlice';

/** What every section may read of the one store; a section's own slice stands beside it under the section's name. */
export interface SharedState {
  readonly wallet: WalletState;
  readonly settings: SettingsState;
  readonly transactions: TransactionsState;
  readonly outstanding: OutstandingState;
  readonly lists: ListsState;
  readonly application: ApplicationState;
  readonly reads: ReadsState;
}

/** A slice as it is added to the store. */
export interface AddedSlice {
  readonly name: string;
  readonly reducer: Reducer;
}

/** The shared state with slices beside it: of each what its own reducer makes, and nothing that a caller could name otherwise. */
export type StateWith<Slices extends readonly AddedSlice[]> = SharedState & {
  readonly [Slice in Slices[number] as Slice['name']]: ReturnType<Slice['reducer']>;
};

function isStateWith<Slices extends readonly AddedSlice[]>(value: unknown, slices: Slices): value is StateWith<Slices> {
  if (typeof value !== 'object' || value === null) return false;
  return ['wallet', 'reads', ...slices.map(({ name }) => name)].every((name) => name in value);
}

/**
 * The store's state with its type: the shared one, and the slices that the caller shows. A section may ask so once its slices are added,
 * which the shell does before `start`; a slice that was not added is an error.
 */
export function stateOf<const Slices extends readonly AddedSlice[]>(
  store: Pick<SharedStore, 'getState'>,
  ...slices: Slices
): StateWith<Slices> {
  const state = store.getState();
  if (!isStateWith(state, slices)) throw new Error('This is not the shared store, or a slice was not added to it');
  return state;
}
