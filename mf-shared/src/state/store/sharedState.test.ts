import { createSlice } from '@reduxjs/toolkit';
import { createSharedStore } from './createSharedStore';
import { stateOf } from './sharedState';

const counter = createSlice({ name: 'counter', initialState: { count: 3 }, reducers: {} });

test('the state of a slice has the type that its own reducer makes', () => {
  const store = createSharedStore();
  store.addSlice(counter);
  const count: number = stateOf(store, counter).counter.count;
  expect(count).toBe(3);
  expect(stateOf(store).application).toEqual(store.getState().application);
});

test('a slice that was not added, and a store that is another, are errors', () => {
  expect(() => stateOf(createSharedStore(), counter)).toThrow('a slice was not added');
  expect(() => stateOf({ getState: () => ({ counter: 1 }) }, counter)).toThrow('not the shared store');
});

// Types alone: the compiler refuses each of these lines once somebody may name a state whose slice they do not show.
test('nobody names a state whose slice they do not show', () => {
  type Shown = ReturnType<typeof stateOf<readonly [typeof counter]>>;
  const lacks: 'swap' extends keyof Shown ? never : 'a slice that nobody showed' = 'a slice that nobody showed';
  const bare: 'counter' extends keyof ReturnType<typeof stateOf<readonly []>> ? never : 'none' = 'none';
  const isText: Shown['counter']['count'] extends string ? never : 'what its reducer makes' = 'what its reducer makes';
  const named: { readonly swap: unknown } extends Parameters<typeof stateOf>[1] ? never : 'a slice' = 'a slice';
  expect([lacks, bare, isText, named]).toHaveLength(4);
});
