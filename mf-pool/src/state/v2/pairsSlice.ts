import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import type { PairsFacts, PairsWish } from '../../domain/v2/pairsWish';

/** The slice `poolPairs`: what the open screen wants to know of pairs, and the newest answer to it. */
export interface PairsSliceState {
  readonly wanted: PairsWish | null;
  readonly answer: { readonly key: string; readonly facts: PairsFacts } | null;
}

export type WithPairs = SharedState & { readonly poolPairs: PairsSliceState };

const initialState: PairsSliceState = { wanted: null, answer: null };

const slice = createSlice({
  name: 'poolPairs',
  initialState,
  reducers: {
    pairsWanted: (state, { payload }: PayloadAction<PairsWish>): PairsSliceState => ({ ...state, wanted: payload }),
    /** Of a screen that was left; a wish that another one made meanwhile stays. */
    pairsLeft: (state, { payload }: PayloadAction<string>): PairsSliceState =>
      state.wanted?.key === payload ? { ...state, wanted: null } : state,
    pairsReceived: (state, { payload }: PayloadAction<{ key: string; facts: PairsFacts }>): PairsSliceState =>
      state.wanted?.key === payload.key ? { ...state, answer: payload } : state,
  },
});

export const pairsReducer = slice.reducer;
export const { pairsWanted, pairsLeft, pairsReceived } = slice.actions;

export const selectWantedPairs = (state: WithPairs): PairsWish | null => state.poolPairs.wanted;

/** The answer to a wish; null until there is one. */
export function selectPairs({ poolPairs }: WithPairs, key: string): PairsFacts | null {
  return poolPairs.answer?.key === key ? poolPairs.answer.facts : null;
}
