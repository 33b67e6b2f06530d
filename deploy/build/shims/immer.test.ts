import { createSlice } from '@reduxjs/toolkit';
import * as immer from 'immer';

interface Counted {
  readonly count: number;
}

const slice = createSlice({
  name: 'counted',
  initialState: { count: 0 },
  reducers: {
    counted: (state): Counted => ({ count: state.count + 1 }),
    kept: (state): Counted => state,
    changedInPlace: (state) => {
      state.count += 1;
    },
  },
});

it('stands for immer in unit tests as in builds', () => {
  expect(immer.isDraftable({})).toBe(false);
});

it('a reducer gives the next state, or the same one', () => {
  const state = { count: 1 };
  expect(slice.reducer(state, slice.actions.counted())).toEqual({ count: 2 });
  expect(slice.reducer(state, slice.actions.kept())).toBe(state);
});

it('a reducer that changes its state in place is refused, not silently obeyed', () => {
  expect(() => slice.reducer({ count: 1 }, slice.actions.changedInPlace())).toThrow('must not return undefined');
});
