import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import { EMPTY_ADD_FORM, typedInto, type AddField, type AddForm } from '../../domain/v2/addForm';
import { EMPTY_REMOVE_FORM, type RemoveField, type RemoveForm } from '../../domain/v2/removeForm';

/** The slice `poolV2Forms`: what was typed; the pair is the address's alone. */
export interface FormsState {
  readonly add: AddForm;
  readonly remove: RemoveForm;
}

export type WithForms = SharedState & { readonly poolV2Forms: FormsState };

const initialState: FormsState = { add: EMPTY_ADD_FORM, remove: EMPTY_REMOVE_FORM };

const slice = createSlice({
  name: 'poolV2Forms',
  initialState,
  reducers: {
    addTyped: (state, { payload }: PayloadAction<{ field: AddField; value: string; noLiquidity: boolean }>): FormsState => ({
      ...state,
      add: typedInto(state.add, payload.field, payload.value, payload.noLiquidity),
    }),
    addRestored: (state, { payload }: PayloadAction<AddForm>): FormsState => ({ ...state, add: payload }),
    addCleared: (state): FormsState => ({ ...state, add: EMPTY_ADD_FORM }),
    removeTyped: (state, { payload }: PayloadAction<{ field: RemoveField; value: string }>): FormsState => ({
      ...state,
      remove: { independentField: payload.field, typedValue: payload.value },
    }),
    removeRestored: (state, { payload }: PayloadAction<RemoveForm>): FormsState => ({ ...state, remove: payload }),
    removeCleared: (state): FormsState => ({ ...state, remove: EMPTY_REMOVE_FORM }),
  },
});

export const formsReducer = slice.reducer;
export const formsSlice = { name: 'poolV2Forms', reducer: formsReducer } as const;
export const { addTyped, addRestored, addCleared, removeTyped, removeRestored, removeCleared } = slice.actions;

export const selectAddForm = (state: WithForms): AddForm => state.poolV2Forms.add;
export const selectRemoveForm = (state: WithForms): RemoveForm => state.poolV2Forms.remove;
