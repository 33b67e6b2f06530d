/**
 * Stands for Redux Toolkit in every build (deploy/docs/value-library-stand-ins.md): slices, actions, selectors and the one store, without
 * what nobody here uses: drafts, thunks, middleware, selectors of slices.
 */

interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

type Reducer = (state: unknown, action: Action) => unknown;
type Match = (action: Action) => boolean;
type Prepare = (...input: readonly unknown[]) => object;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function createAction(type: string, prepare?: Prepare) {
  const create = (...input: readonly unknown[]): Action => {
    if (!prepare) return { type, payload: input[0] };
    const { payload, meta, error }: { payload?: unknown; meta?: unknown; error?: unknown } = prepare(...input);
    return { type, payload, ...(meta !== undefined && { meta }), ...(error !== undefined && { error }) };
  };
  const match = (action: unknown) => isObject(action) && Reflect.get(action, 'type') === type;
  return Object.assign(create, { type, match, toString: () => type });
}

interface Builder {
  addCase(of: string | { readonly type: string }, reducer: Reducer): Builder;
  addMatcher(match: Match, reducer: Reducer): Builder;
  addDefaultCase(reducer: Reducer): Builder;
}

/** Which reducers an action goes through, in their order. */
type Chooser = (action: Action) => readonly Reducer[];

function chooserOf(own: ReadonlyMap<string, Reducer>, build: (builder: Builder) => void): Chooser {
  const cases = new Map<string, Reducer>();
  const matchers: { readonly match: Match; readonly reducer: Reducer }[] = [];
  let fallback: Reducer | undefined;
  const builder: Builder = {
    addCase(of, reducer) {
      cases.set(typeof of === 'string' ? of : of.type, reducer);
      return builder;
    },
    addMatcher(match, reducer) {
      matchers.push({ match, reducer });
      return builder;
    },
    addDefaultCase(reducer) {
      fallback = reducer;
      return builder;
    },
  };
  build(builder);
  for (const [type, reducer] of own) cases.set(type, reducer);
  return (action) => {
    const ofType = cases.get(action.type);
    const matching = matchers.filter(({ match }) => match(action)).map(({ reducer }) => reducer);
    const found = ofType ? [ofType, ...matching] : matching;
    return found.length > 0 || !fallback ? found : [fallback];
  };
}

interface SliceInput {
  readonly name: string;
  readonly reducerPath?: string;
  readonly initialState: unknown;
  readonly reducers: Readonly<Record<string, Reducer | { readonly reducer: Reducer; readonly prepare: Prepare }>>;
  readonly extraReducers?: (builder: Builder) => void;
  readonly selectors?: unknown;
}

export function createSlice({ name, reducerPath = name, initialState, reducers, extraReducers, selectors }: SliceInput) {
  if (selectors || typeof reducers === 'function') throw new Error(`Slice ${name}: not served`);
  const getInitialState = (): unknown => (typeof initialState === 'function' ? initialState() : initialState);
  const caseReducers: Record<string, Reducer> = {};
  const actions: Record<string, ReturnType<typeof createAction>> = {};
  const own = new Map<string, Reducer>();
  for (const [key, given] of Object.entries(reducers)) {
    const type = `${name}/${key}`;
    const reducer = typeof given === 'function' ? given : given.reducer;
    caseReducers[key] = reducer;
    own.set(type, reducer);
    actions[key] = createAction(type, typeof given === 'function' ? undefined : given.prepare);
  }
  // With the first action: slices that listen to one another may import each other.
  let chooser: Chooser | undefined;
  const reducer: Reducer = (state = getInitialState(), action) => {
    chooser ??= chooserOf(own, extraReducers ?? (() => undefined));
    return chooser(action).reduce((before, apply) => {
      const after = apply(before, action);
      // A reducer that changes the state in place gives nothing back.
      if (after === undefined) throw new Error(`${action.type}: no state`);
      return after;
    }, state);
  };
  return { name, reducerPath, reducer, actions, caseReducers, getInitialState };
}

interface Slice {
  readonly reducerPath: string;
  readonly reducer: Reducer;
}

/** A reducer of several parts, to which more can be added; parts that nobody has are left out when anything changes. */
export function combineSlices(first: Readonly<Record<string, Reducer>>) {
  const parts = { ...first };
  const combined = (state: Readonly<Record<string, unknown>> = {}, action: Action) => {
    const next: Record<string, unknown> = {};
    for (const [key, reducer] of Object.entries(parts)) {
      next[key] = reducer(state[key], action);
      if (next[key] === undefined) throw new Error(`${key}: no state`);
    }
    const keys = Object.keys(next);
    return keys.length !== Object.keys(state).length || keys.some((key) => next[key] !== state[key]) ? next : state;
  };
  return Object.assign(combined, {
    /** Takes the place of a part of that name. */
    inject({ reducerPath, reducer }: Slice) {
      parts[reducerPath] = reducer;
      return combined;
    },
  });
}

interface StoreInput<State> {
  readonly reducer: (state: State | undefined, action: Action) => State;
  readonly preloadedState?: State | undefined;
}

export function configureStore<State>({ reducer, preloadedState }: StoreInput<State>) {
  let isReducing = false;
  const outside = () => {
    if (isReducing) throw new Error('Reducers may not use the store');
  };
  let state = reducer(preloadedState, { type: '@@redux/INIT' });
  // Replaced and never changed: those that are told of an action are those that were there when it came.
  let listeners: readonly { readonly tell: () => void }[] = [];
  return {
    getState() {
      outside();
      return state;
    },
    dispatch<A extends Action>(action: A): A {
      outside();
      if (typeof action.type !== 'string') throw new Error('An action has a type');
      isReducing = true;
      try {
        state = reducer(state, action);
      } finally {
        isReducing = false;
      }
      for (const { tell } of listeners) tell();
      return action;
    },
    subscribe(tell: () => void) {
      outside();
      const own = { tell };
      listeners = [...listeners, own];
      return () => {
        outside();
        listeners = listeners.filter((each) => each !== own);
      };
    },
  };
}

interface Node {
  readonly byObject: WeakMap<object, Node>;
  readonly byValue: Map<unknown, Node>;
  /** What was found for the inputs that lead here. */
  found?: { readonly value: unknown };
}

const newNode = (): Node => ({ byObject: new WeakMap(), byValue: new Map() });

function nextNode({ byObject, byValue }: Node, input: unknown): Node {
  const isKept = isObject(input) || typeof input === 'function';
  const known = isKept ? byObject.get(input) : byValue.get(input);
  if (known) return known;
  const node = newNode();
  if (isKept) byObject.set(input, node);
  else byValue.set(input, node);
  return node;
}

type Select = (...input: readonly unknown[]) => unknown;

/** The same answer to the same inputs, for as long as those of them that are objects live. */
function remembered(select: Select): Select {
  const root = newNode();
  return (...input) => {
    const node = input.reduce(nextNode, root);
    node.found ??= { value: select(...input) };
    return node.found.value;
  };
}

export function createSelector(...given: readonly (Select | readonly Select[])[]): Select {
  const all = given.flat();
  const inputs = all.slice(0, -1);
  const result = remembered(all[all.length - 1] ?? (() => undefined));
  return remembered((...input) => result(...inputs.map((select) => select(...input))));
}
