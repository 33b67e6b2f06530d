import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import type { GrantsAnswer, GrantsWish } from '../../domain/allowances/grants';

type Known = Extract<GrantsAnswer, { kind: 'known' }>;

/** The slice `poolAllowances`: what the open screen wants to know, the newest answer, and whether the newest question had one. */
export interface GrantsState {
  readonly wanted: GrantsWish | null;
  readonly known: { readonly owner: string; readonly key: string; readonly answer: Known } | null;
  readonly failedKey: string | null;
}

export type WithGrants = SharedState & { readonly poolAllowances: GrantsState };

const initialState: GrantsState = { wanted: null, known: null, failedKey: null };

const slice = createSlice({
  name: 'poolAllowances',
  initialState,
  reducers: {
    grantsWanted: (state, { payload }: PayloadAction<GrantsWish>): GrantsState => ({ ...state, wanted: payload }),
    /** Of a screen that was left; a wish that another one made meanwhile stays. */
    grantsLeft: (state, { payload }: PayloadAction<string>): GrantsState =>
      state.wanted?.key === payload ? { ...state, wanted: null } : state,
    grantsReceived: (state, { payload }: PayloadAction<{ key: string; answer: GrantsAnswer }>): GrantsState => {
      const { key, answer } = payload;
      if (state.wanted?.key !== key) return state;
      if (answer.kind === 'failed') return { ...state, failedKey: key };
      return { ...state, known: { owner: state.wanted.owner, key, answer }, failedKey: null };
    },
  },
});

export const grantsReducer = slice.reducer;
export const { grantsWanted, grantsLeft, grantsReceived } = slice.actions;

export const selectWantedGrants = (state: WithGrants): GrantsWish | null => state.poolAllowances.wanted;

/** What is known of an owner's grants, and whether the newest question got no answer. */
export function selectGrants(
  { poolAllowances: { known, failedKey } }: Pick<WithGrants, 'poolAllowances'>,
  { owner, key }: Pick<GrantsWish, 'owner' | 'key'>,
): { readonly answer: Known | null; readonly isFailed: boolean } {
  return { answer: known?.owner === owner ? known.answer : null, isFailed: failedKey === key };
}
