import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import type { Answered, Question } from '../domain/question';

/** The slice `poolQuestion`: what parts of the open screen ask for by themselves, oldest first, and the newest answer to each by its key. */
export interface QuestionState {
  readonly asked: readonly Question[];
  readonly answered: Readonly<Record<string, Answered>>;
}

export type WithQuestion = SharedState & { readonly poolQuestion: QuestionState };

const initialState: QuestionState = { asked: [], answered: {} };

/** Without a question and its answer. */
function without({ asked, answered }: QuestionState, left: string): QuestionState {
  return {
    asked: asked.filter(({ key }) => key !== left),
    answered: Object.fromEntries(Object.entries(answered).filter(([key]) => key !== left)),
  };
}

const slice = createSlice({
  name: 'poolQuestion',
  initialState,
  reducers: {
    questionAsked: (state, { payload }: PayloadAction<Question>): QuestionState => {
      const others = without(state, payload.key);
      return { ...others, asked: [...others.asked, payload] };
    },
    /** Nobody looks at it any longer; what other parts ask meanwhile stays, and so do their answers. */
    questionLeft: (state, { payload }: PayloadAction<string>): QuestionState => without(state, payload),
    questionAnswered: (state, { payload }: PayloadAction<Answered>): QuestionState =>
      state.asked.some(({ key }) => key === payload.key) ? { ...state, answered: { ...state.answered, [payload.key]: payload } } : state,
  },
});

export const questionReducer = slice.reducer;
export const { questionAsked, questionLeft, questionAnswered } = slice.actions;

/** What is a long reading, of logs or of many blocks: a figure that one look answers does not wait for it, and it goes on from what was kept. */
const LONG: readonly Question['kind'][] = ['pairHistory', 'swapTicks', 'priceHistory'];

/**
 * The question to be answered now: a price that an order waits for; else the oldest without an end of those that are one short look, else
 * of the long readings; else the newest, whose answer may still change; null while nobody asks.
 */
export function selectQuestion({ poolQuestion: { asked, answered } }: Pick<WithQuestion, 'poolQuestion'>): Question | null {
  const isEnded = ({ key }: Question) => !['loading', 'reading'].includes(answered[key]?.answer.kind ?? 'loading');
  const open = asked.filter((question) => !isEnded(question));
  const first = open.find(({ kind }) => kind === 'purchase') ?? open.find(({ kind }) => !LONG.includes(kind)) ?? open[0];
  return first ?? asked.at(-1) ?? null;
}
