import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import type { PoolState } from '../domain/v3/poolState';
import type { Question } from '../domain/question';
import type { Followed, OfKind, Received, Wanted } from '../domain/wanted';

/** The slice `poolWanted`: what parts of the open screen want to know, oldest first, and what came. */
export interface WantedState {
  readonly wanted: readonly Wanted[];
  /** The newest answer to each wish, by its key. */
  readonly received: Readonly<Record<string, Received>>;
  /** Of what is followed, the newest answer of each kind: it stays when its screen is left, until another comes. */
  readonly kept: Readonly<Partial<Record<Followed['kind'], Received>>>;
}

export type WithWanted = SharedState & { readonly poolWanted: WantedState };

/** What a selector of this slice needs. */
export type OnlyWanted = Pick<WithWanted, 'poolWanted'>;

const initialState: WantedState = { wanted: [], received: {}, kept: {} };

const isFollowed = (one: Wanted): one is Followed => ['pairs', 'target', 'identity', 'grants'].includes(one.kind);

/** Without a wish and its answer. */
function without({ wanted, received, kept }: WantedState, left: string): WantedState {
  return {
    wanted: wanted.filter(({ key }) => key !== left),
    received: Object.fromEntries(Object.entries(received).filter(([key]) => key !== left)),
    kept,
  };
}

const slice = createSlice({
  name: 'poolWanted',
  initialState,
  reducers: {
    factWanted: (state, { payload }: PayloadAction<Wanted>): WantedState => {
      const others = without(state, payload.key);
      return { ...others, wanted: [...others.wanted, payload] };
    },
    /** Nobody looks at it any longer; what other parts want meanwhile stays, and so do their answers. */
    factLeft: (state, { payload }: PayloadAction<string>): WantedState => without(state, payload),
    /** Dropped where nobody wants it, or, of what is followed, where another of its kind was wanted since. */
    factReceived: (state, { payload }: PayloadAction<Received>): WantedState => {
      const { wanted, received, kept } = state;
      const asked = wanted.find(({ key }) => key === payload.key);
      if (!asked || (isFollowed(asked) && newest(wanted, asked.kind) !== asked)) return state;
      // An older reading of grants is still shown, and said to be old, where a newer one failed.
      const isKept = isFollowed(asked) && !(payload.kind === 'grants' && payload.answer.kind === 'failed');
      return {
        wanted,
        received: { ...received, [payload.key]: payload },
        kept: isKept ? { ...kept, [payload.kind]: payload } : kept,
      };
    },
  },
});

export const wantedReducer = slice.reducer;
export const wantedSlice = { name: 'poolWanted', reducer: wantedReducer } as const;
export const { factWanted, factLeft, factReceived } = slice.actions;

function newest<Kind extends Wanted['kind']>(wanted: readonly Wanted[], kind: Kind): OfKind<Wanted, Kind> | null {
  return wanted.filter((one): one is OfKind<Wanted, Kind> => one.kind === kind).at(-1) ?? null;
}

/** What is followed of a kind now: what was wanted last; null while nobody wants any. */
export function selectFollowed<Kind extends Followed['kind']>({ poolWanted }: OnlyWanted, kind: Kind): OfKind<Wanted, Kind> | null {
  return newest(poolWanted.wanted, kind);
}

/** What is a long reading, of logs or of many blocks: a figure that one look answers does not wait for it, and it goes on from what was kept. */
const LONG: readonly Question['kind'][] = ['pairHistory', 'swapTicks', 'priceHistory'];

/**
 * The question to be answered now: a price that an order waits for; else the oldest without an end of those that are one short look, else
 * of the long readings; else the newest, whose answer may still change; null while nobody asks.
 */
export function selectQuestion({ poolWanted: { wanted, received } }: OnlyWanted): Question | null {
  const questions = wanted.filter((one): one is Question => !isFollowed(one));
  const isEnded = ({ key }: Question) => {
    const answer = received[key]?.answer;
    return answer !== undefined && 'kind' in answer && !['loading', 'reading'].includes(answer.kind);
  };
  const open = questions.filter((question) => !isEnded(question));
  const first = open.find(({ kind }) => kind === 'purchase') ?? open.find(({ kind }) => !LONG.includes(kind)) ?? open[0];
  return first ?? questions.at(-1) ?? null;
}

const LOADING: PoolState = { kind: 'loading' };

/** What is known of the pool of a migration; loading until there is an answer about this very pool. */
export function selectTarget({ poolWanted: { kept } }: OnlyWanted, wish: { readonly key: string } | null): PoolState {
  return kept.target?.kind === 'target' && kept.target.key === wish?.key ? kept.target.answer : LOADING;
}
