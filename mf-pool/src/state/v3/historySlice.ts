import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppLocation } from '@dex/mf-shared/contract';
import type { ChainTable } from '@dex/mf-shared/domain';
import type { HistoryAnswer } from '../../domain/v3/positionHistory';
import type { Known, WithPoolV3 } from './poolV3Slice';
import { selectPositionWish, type PositionWish } from './selectWishes';

/**
 * The slice `poolHistory`: the position whose history somebody wants to see, by its key, and the newest answer.
 * `anew` counts how often it was to be read without what an earlier visit kept.
 */
export interface HistoryState {
  readonly wantedKey: string | null;
  readonly anew: number;
  readonly known: Known<HistoryAnswer> | null;
}

const initialState: HistoryState = { wantedKey: null, anew: 0, known: null };

const slice = createSlice({
  name: 'poolHistory',
  initialState,
  reducers: {
    /** Null: nobody looks any longer, and nothing is read on. */
    historyWanted: (state, { payload }: PayloadAction<string | null>): HistoryState => ({ ...state, wantedKey: payload, anew: 0 }),
    /** What was read of it is not enough: all of it is read once more. */
    historyWantedAnew: (state, { payload }: PayloadAction<string>): HistoryState => ({
      wantedKey: payload,
      anew: state.anew + 1,
      known: null,
    }),
    historyReceived: (state, { payload }: PayloadAction<Known<HistoryAnswer>>): HistoryState => ({ ...state, known: payload }),
  },
});

export const historyReducer = slice.reducer;
export const historySlice = { name: 'poolHistory', reducer: historyReducer } as const;
export const { historyWanted, historyWantedAnew, historyReceived } = slice.actions;

/** The shared state with this slice beside it. */
export interface WithHistory extends WithPoolV3 {
  readonly poolHistory: HistoryState;
}

/** A position whose history is wanted; each time that `anew` changes it is read once more. */
export type HistoryWish = PositionWish & { readonly anew: number };

/** The history of the open position, once it was asked for. */
export function selectHistoryWish(state: WithHistory, location: AppLocation, chains: ChainTable): HistoryWish | null {
  const wish = selectPositionWish(state, location, chains);
  const { wantedKey, anew } = state.poolHistory;
  return wish && wantedKey === wish.key ? { ...wish, anew } : null;
}

const LOADING: HistoryAnswer = { kind: 'loading' };

/** What is known of it; null while nobody has asked for the history of this very position. */
export function selectHistory(state: WithHistory, key: string): HistoryAnswer | null {
  const { wantedKey, known } = state.poolHistory;
  if (wantedKey !== key) return null;
  return known?.key === key ? known.answer : LOADING;
}
