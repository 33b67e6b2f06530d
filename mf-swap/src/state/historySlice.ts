import { historyKey, type HistoryFacts, type HistoryWish } from '@dex/mf-shared/domain/history';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WithSwap } from './swapSlice';

/** The slice `swapHistory`: the prices that somebody wants to look back at, and the newest answer. */
export interface HistoryState {
  readonly wish: HistoryWish | null;
  readonly answer: { readonly key: string; readonly facts: HistoryFacts } | null;
}

const initialState: HistoryState = { wish: null, answer: null };

const slice = createSlice({
  name: 'swapHistory',
  initialState,
  reducers: {
    /** Null: nobody looks any longer, and nothing is read on. */
    historyWanted: (state, { payload }: PayloadAction<HistoryWish | null>): HistoryState => ({ ...state, wish: payload }),
    historyReceived: (state, { payload }: PayloadAction<{ key: string; facts: HistoryFacts }>): HistoryState => ({
      ...state,
      answer: payload,
    }),
  },
});

export const historyReducer = slice.reducer;
export const historySlice = { name: 'swapHistory', reducer: historyReducer } as const;
export const { historyWanted, historyReceived } = slice.actions;

/** The state with this slice beside it, once its code was asked for. */
export interface WithHistory extends WithSwap {
  readonly swapHistory?: HistoryState;
}

export const selectHistoryWish = (state: WithHistory): HistoryWish | null => state.swapHistory?.wish ?? null;

/** What is known of these very prices; null before the first answer. */
export function selectHistory(state: WithHistory, wish: HistoryWish): HistoryFacts | null {
  const answer = state.swapHistory?.answer;
  return answer?.key === historyKey(wish) ? answer.facts : null;
}
