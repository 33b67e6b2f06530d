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

function isSharedState<State extends SharedState>(value: unknown): value is State {
  return typeof value === 'object' && value !== null && 'wallet' in value && 'reads' in value;
}

/**
 * The store's state with its type. `State` names the caller's own slices beside the shared ones; a section may ask so
 * once its slices are added, which the shell does before `start`.
 */
export function stateOf<State extends SharedState = SharedState>(store: Pick<SharedStore, 'getState'>): State {
  const state = store.getState();
  if (!isSharedState<State>(state)) throw new Error('This is not the shared store');
  return state;
}
