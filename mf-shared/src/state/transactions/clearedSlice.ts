import { createSlice } from '@reduxjs/toolkit';
import type { ClearedState } from './transactionDetails';
import { transactionsCleared } from './transactionsSlice';

const initialState: ClearedState = {};

const slice = createSlice({
  name: 'cleared',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(transactionsCleared, (state, { payload: { chainId, at } }) =>
      at > (state[chainId] ?? 0) ? { ...state, [chainId]: at } : state,
    );
  },
});

export const clearedReducer = slice.reducer;
