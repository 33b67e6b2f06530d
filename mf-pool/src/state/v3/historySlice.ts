import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppLocation } from '@dex/mf-shared/contract';
import type { ChainTable } from '@dex/mf-shared/domain';
import type { HistoryAnswer } from '../../domain/v3/positionHistory';
import type { Known, WithPoolV3 } from './poolV3Slice';
import { selectPositionWish, type PositionWish } from './selectWishes';

/** The slice `poolHistory`: the position whose history somebody wants to see, by its key, and the newest answer. */
export interface HistoryState {
  readonly wantedKey: string | null;
  readonly known: Known<HistoryAnswer> | null;
}

const initialState: HistoryState = { wantedKey: null, known: null };

const slice = createSlice({
  name: 'poolHistory',
  initialState,
  reducers: {
    /** Null: nobody looks any longer, and nothing is read on. */
    historyWanted: (state, { payload }: PayloadAction<string | null>): HistoryState => ({ ...state, wantedKey: payload }),
    historyReceived: (state, { payload }: PayloadAction<Known<HistoryAnswer>>): HistoryState => ({ ...state, known: payload }),
  },
});

export const historyReducer = slice.reducer;
export const { historyWanted, historyReceived } = slice.actions;

/** The shared state with this slice beside it. */
export interface WithHistory extends WithPoolV3 {
  readonly poolHistory: HistoryState;
}

/** The history of the open position, once it was asked for. */
export function selectHistoryWish(state: WithHistory, location: AppLocation, chains: ChainTable): PositionWish | null {
  const wish = selectPositionWish(state, location, chains);
  return wish && state.poolHistory.wantedKey === wish.key ? wish : null;
}

const LOADING: HistoryAnswer = { kind: 'loading' };

/** What is known of it; null while nobody has asked for the history of this very position. */
export function selectHistory(state: WithHistory, key: string): HistoryAnswer | null {
  const { wantedKey, known } = state.poolHistory;
  if (wantedKey !== key) return null;
  return known?.key === key ? known.answer : LOADING;
}
