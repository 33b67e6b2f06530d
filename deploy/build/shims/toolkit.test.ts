import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type * as library from '@reduxjs/toolkit';
import { packagesFolder, repositoryRoot } from '../apps';
import * as standIn from './toolkit';

// Everything else in the unit tests gets the stand-in by that name.
const real: typeof library = jest.requireActual(join(packagesFolder, '@reduxjs/toolkit/dist/cjs/index.js'));
const ours = standIn as unknown as typeof library;

interface Counted {
  readonly count: number;
  readonly heard: readonly string[];
}

/** The same slices, store and selector from a library. */
function makeWith(lib: typeof library) {
  const nothing: Counted = { count: 0, heard: [] };
  const outside = lib.createAction<number>('outside');
  const first = lib.createSlice({
    name: 'first',
    initialState: nothing,
    reducers: {
      added: (state, { payload }: library.PayloadAction<number>) => (payload === 0 ? state : { ...state, count: state.count + payload }),
      named: {
        reducer: (state, { payload, meta }: library.PayloadAction<string, string, { at: number }>) => ({
          ...state,
          heard: [...state.heard, `${payload}@${meta.at}`].slice(-3),
        }),
        prepare: (name: string, at: number) => ({ payload: name.toUpperCase(), meta: { at } }),
      },
    },
  });
  const second = lib.createSlice({
    name: 'second',
    initialState: () => nothing,
    reducers: { added: (state) => ({ ...state, count: state.count + 10 }) },
    extraReducers: (builder) => {
      builder
        .addCase(first.actions.added, (state, { payload }) => (payload > 2 ? { ...state, count: state.count - 1 } : state))
        .addCase('second/added', (state) => ({ ...state, count: -1 }))
        .addCase(outside, (state, { payload }) => ({ ...state, count: payload }))
        .addMatcher(
          ({ type }) => type.endsWith('added'),
          (state) => ({ ...state, heard: [...state.heard, 'matched'].slice(-3) }),
        )
        .addDefaultCase((state, { type }) => (type === 'stranger' ? { ...state, count: 99 } : state));
    },
  });
  const late = lib.createSlice({
    name: 'late',
    initialState: nothing,
    reducers: {},
    extraReducers: (b) => void b.addCase(outside, (s) => ({ ...s, count: 1 })),
  });
  const reducer = lib.combineSlices({ first: first.reducer, second: second.reducer });
  const store: library.Store<Readonly<Record<string, unknown>>> = lib.configureStore({
    reducer: reducer as unknown as library.Reducer<Readonly<Record<string, unknown>>>,
    preloadedState: { first: { count: 5, heard: [] } },
  });
  const actions = {
    add: (by: number) => first.actions.added(by),
    name: (by: number) => first.actions.named(`n${by}`, by),
    other: () => second.actions.added(),
    outside: (by: number) => outside(by),
    stranger: () => ({ type: 'stranger' }),
    unknown: () => ({ type: 'nobody' }),
    untyped: () => ({ type: undefined }) as unknown as library.Action,
  };
  const inject = () => {
    reducer.inject({ reducerPath: 'late', reducer: late.reducer as never }, { overrideExisting: true });
    store.dispatch({ type: 'store/sliceAdded' });
  };
  return { store, actions, inject, first, second, outside };
}

type Made = ReturnType<typeof makeWith>;
type Step =
  | { readonly does: keyof Made['actions']; readonly by: number }
  | { readonly does: 'inject' }
  | { readonly does: 'listen'; readonly then: 'nothing' | 'leave' | 'leaveOther' | 'join' | 'dispatch' | 'throw' }
  | { readonly does: 'leave' };

/** What is seen of a store that goes through the steps. */
function seen({ store, actions, inject }: Made, steps: readonly Step[]): unknown[] {
  const log: unknown[] = [];
  const leaves: (() => void)[] = [];
  let heard = 0;
  const listen = (then: string) => {
    const number = leaves.length;
    const leave = store.subscribe(() => {
      log.push(`heard by ${number}`);
      heard += 1;
      if (then === 'leave') leave();
      if (then === 'leaveOther') leaves[0]?.();
      if (then === 'join' && leaves.length < 6) listen('nothing');
      if (then === 'dispatch' && heard < 40) store.dispatch(actions.add(1));
      if (then === 'throw') throw new Error('by the listener');
    });
    leaves.push(leave);
  };
  for (const step of steps) {
    const before = store.getState();
    try {
      if (step.does === 'inject') inject();
      else if (step.does === 'listen') listen(step.then);
      else if (step.does === 'leave') leaves.at(-1)?.();
      else log.push(store.dispatch(actions[step.does](step.by)));
    } catch (cause) {
      log.push(cause instanceof Error && cause.message === 'by the listener' ? 'the listener threw' : 'refused');
    }
    const after = store.getState();
    log.push(
      after === before,
      Object.keys(after).map((key) => [key, after[key] === before[key]]),
      after,
    );
  }
  return log;
}

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('add', 'name', 'other', 'outside', 'stranger', 'unknown', 'untyped'),
      by: fc.integer({ min: 0, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'inject' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('listen' as const),
      then: fc.constantFrom('nothing', 'leave', 'leaveOther', 'join', 'dispatch', 'throw'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'leave' }) },
) as fc.Arbitrary<Step>;

it('leads the store and its slices as the library does', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      expect(seen(makeWith(ours), steps)).toEqual(seen(makeWith(real), steps));
    }),
    { numRuns: 400 },
  );
});

it('keeps reducers from using the store', () => {
  for (const lib of [real, ours]) {
    let use: () => number = () => 0;
    const store: library.Store<number> = lib.configureStore({
      reducer: (state: number = 0, { type }: library.Action) => (type === 'use' ? use() : state),
    });
    use = () => Number(store.getState());
    expect(() => store.dispatch({ type: 'use' })).toThrow();
    use = () => Number(store.dispatch({ type: 'other' }));
    expect(() => store.dispatch({ type: 'use' })).toThrow();
    use = () => Number(store.subscribe(() => undefined));
    expect(() => store.dispatch({ type: 'use' })).toThrow();
    expect(store.getState()).toBe(0);
  }
});

it('names and knows actions as the library does', () => {
  const told = (lib: typeof library) => {
    const { first, second, outside } = makeWith(lib);
    const { added, named } = first.actions;
    return [
      [added.type, String(added), added(1), named('a', 2), outside(3), outside.type, second.actions.added()],
      [added.match(added(1)), added.match(outside(1)), added.match({ type: 'x' }), added.match(null)],
      [first.name, first.reducerPath, first.getInitialState(), second.getInitialState(), Object.keys(first.caseReducers)],
    ];
  };
  expect(told(ours)).toEqual(told(real));
});

// mf-shared/docs/no-immer.md
it('refuses a reducer that changes its state in place, and does not silently obey it', () => {
  const slice = ours.createSlice({
    name: 'counted',
    initialState: { count: 0 },
    reducers: {
      counted: ({ count }) => ({ count: count + 1 }),
      kept: (state) => state,
      changedInPlace: (state) => {
        state.count += 1;
      },
    },
  });
  const state = { count: 1 };
  expect(slice.reducer(state, slice.actions.counted())).toEqual({ count: 2 });
  expect(slice.reducer(state, slice.actions.kept())).toBe(state);
  expect(() => slice.reducer(state, slice.actions.changedInPlace())).toThrow('counted/changedInPlace: no state');
});

it('refuses the notations that it does not serve', () => {
  const initialState = { count: 0 };
  expect(() => ours.createSlice({ name: 'x', initialState, reducers: {}, selectors: { count: ({ count }) => count } })).toThrow('Slice x');
  expect(() => ours.createSlice({ name: 'x', initialState, reducers: () => ({}) })).toThrow('Slice x');
});

it('has every function of the library that the product calls', () => {
  const folders = readdirSync(repositoryRoot).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const sources = ['deploy/build/facades', ...folders.map((name) => `${name}/src`)].flatMap((folder) =>
    existsSync(join(repositoryRoot, folder))
      ? readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
          .filter((path) => /\.tsx?$/.test(path))
          .map((path) => readFileSync(join(repositoryRoot, folder, path), 'utf8'))
      : [],
  );
  const named = sources.flatMap((text) =>
    [...text.matchAll(/^(?:im|ex)port \{([^}]*)\} from '@reduxjs\/toolkit'/gm)].flatMap(([, names = '']) => names.split(',')),
  );
  const values = new Set(named.map((each) => each.trim()).filter((each) => /^[a-z]/.test(each) && !each.startsWith('type ')));
  expect([...values].sort()).toEqual(Object.keys(standIn).sort());
});
