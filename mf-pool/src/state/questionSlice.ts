import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import type { Answered, Question } from '../domain/question';

/** The slice `poolQuestion`: what the open screen asks for by itself, and the newest answer. */
export interface QuestionState {
  readonly asked: Question | null;
  readonly answered: Answered | null;
}

export type WithQuestion = SharedState & { readonly poolQuestion: QuestionState };

const initialState: QuestionState = { asked: null, answered: null };

const slice = createSlice({
  name: 'poolQuestion',
  initialState,
  reducers: {
    questionAsked: (state, { payload }: PayloadAction<Question>): QuestionState => ({ ...state, asked: payload }),
    /** Nobody looks at it any longer; what another part asks meanwhile stays. */
    questionLeft: (state, { payload }: PayloadAction<string>): QuestionState =>
      state.asked?.key === payload ? { ...state, asked: null } : state,
    questionAnswered: (state, { payload }: PayloadAction<Answered>): QuestionState =>
      state.asked?.key === payload.key ? { ...state, answered: payload } : state,
  },
});

export const questionReducer = slice.reducer;
export const { questionAsked, questionLeft, questionAnswered } = slice.actions;

/** The question that is asked; null while nobody asks. */
export const selectQuestion = (state: WithQuestion): Question | null => state.poolQuestion.asked;
