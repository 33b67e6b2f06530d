import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { SharedState } from '@dex/mf-shared/state';
import type { PoolState } from '../../domain/v3/poolState';

/** The version-3 pool that a migration would go into. */
export interface TargetWish {
  readonly chainId: ChainId;
  readonly pool: Address;
}

/** The slice `poolMigrate`: the pool that the open migration asks about, and the newest answer. */
export interface TargetSliceState {
  readonly wanted: TargetWish | null;
  readonly answer: { readonly wish: TargetWish; readonly state: PoolState } | null;
}

export type WithTarget = SharedState & { readonly poolMigrate: TargetSliceState };

const initialState: TargetSliceState = { wanted: null, answer: null };

const slice = createSlice({
  name: 'poolMigrate',
  initialState,
  reducers: {
    targetWanted: (state, { payload }: PayloadAction<TargetWish>): TargetSliceState => ({ ...state, wanted: payload }),
    targetLeft: (state, { payload }: PayloadAction<TargetWish>): TargetSliceState =>
      isSame(state.wanted, payload) ? { ...state, wanted: null } : state,
    targetReceived: (state, { payload }: PayloadAction<{ wish: TargetWish; state: PoolState }>): TargetSliceState =>
      isSame(state.wanted, payload.wish) ? { ...state, answer: payload } : state,
  },
});

export const targetReducer = slice.reducer;
export const { targetWanted, targetLeft, targetReceived } = slice.actions;

export const selectWantedTarget = (state: WithTarget): TargetWish | null => state.poolMigrate.wanted;

const LOADING: PoolState = { kind: 'loading' };

/** What is known of a pool; loading until there is an answer about this very pool. */
export function selectTarget({ poolMigrate }: WithTarget, wish: TargetWish | null): PoolState {
  return wish && isSame(poolMigrate.answer?.wish ?? null, wish) ? (poolMigrate.answer?.state ?? LOADING) : LOADING;
}

function isSame(one: TargetWish | null, other: TargetWish): boolean {
  return one?.chainId === other.chainId && one.pool === other.pool;
}
