import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseAddress, type Address, type ChainId, type FeeTier } from '@dex/mf-shared/domain';
import type { SharedState } from '@dex/mf-shared/state';
import type { PairIdentity } from '../../domain/migrate/pairIdentity';
import type { PoolState } from '../../domain/v3/poolState';
import { matchRoute } from '../../routes';

/** The version-3 pool that a migration would go into. */
export interface TargetWish {
  readonly chainId: ChainId;
  readonly pool: Address;
  readonly tokens: readonly [Address, Address];
  readonly fee: FeeTier;
}

/** The pair that the address of the page names, whatever it is. */
export interface IdentityWish {
  readonly chainId: ChainId;
  readonly pair: Address;
}

/** The slice `poolMigrate`: which pair the page is about, the pool that the open migration asks about, and the newest answer. */
export interface TargetSliceState {
  readonly identity: { readonly wish: IdentityWish; readonly identity: PairIdentity } | null;
  readonly wanted: TargetWish | null;
  readonly answer: { readonly wish: TargetWish; readonly state: PoolState } | null;
}

export type WithTarget = SharedState & { readonly poolMigrate: TargetSliceState };

const initialState: TargetSliceState = { identity: null, wanted: null, answer: null };

const slice = createSlice({
  name: 'poolMigrate',
  initialState,
  reducers: {
    identityReceived: (state, { payload }: PayloadAction<{ wish: IdentityWish; identity: PairIdentity }>): TargetSliceState => ({
      ...state,
      identity: payload,
    }),
    targetWanted: (state, { payload }: PayloadAction<TargetWish>): TargetSliceState => ({ ...state, wanted: payload }),
    targetLeft: (state, { payload }: PayloadAction<TargetWish>): TargetSliceState =>
      isSame(state.wanted, payload) ? { ...state, wanted: null } : state,
    targetReceived: (state, { payload }: PayloadAction<{ wish: TargetWish; state: PoolState }>): TargetSliceState =>
      isSame(state.wanted, payload.wish) ? { ...state, answer: payload } : state,
  },
});

export const targetReducer = slice.reducer;
export const { identityReceived, targetWanted, targetLeft, targetReceived } = slice.actions;

export const selectWantedTarget = (state: WithTarget): TargetWish | null => state.poolMigrate.wanted;

const LOADING: PoolState = { kind: 'loading' };

/** What is known of a pool; loading until there is an answer about this very pool. */
export function selectTarget({ poolMigrate }: WithTarget, wish: TargetWish | null): PoolState {
  return wish && isSame(poolMigrate.answer?.wish ?? null, wish) ? (poolMigrate.answer?.state ?? LOADING) : LOADING;
}

function isSame(one: TargetWish | null, other: TargetWish): boolean {
  return one?.chainId === other.chainId && one.pool === other.pool;
}

const UNASKED: PairIdentity = { kind: 'loading' };

/** Which pair an address is; loading until there is an answer about this very one. */
export function selectIdentity({ poolMigrate }: WithTarget, wish: IdentityWish | null): PairIdentity {
  const known = poolMigrate.identity;
  return wish && known?.wish.chainId === wish.chainId && known.wish.pair === wish.pair ? known.identity : UNASKED;
}

/** The pair that the open page of one migration is about, by its address; null on every other page. */
export function selectIdentityWish({ application }: WithTarget, pathname: string): IdentityWish | null {
  const match = matchRoute(pathname);
  const pair = match?.route === 'migrateV2Pair' ? parseAddress(match.params['address'] ?? '') : null;
  return pair && { chainId: application.chainId, pair };
}
