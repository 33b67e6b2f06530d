import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Block, Popup } from '../../contract/bus';
import type { DialogRequest } from '../../contract/dialogs';
import type { ChainId } from '../../domain/chainId';

/** Document 1 §3.4. Heights per chain only grow; one dialog at a time. */
export interface ApplicationState {
  /** The active chain: the wallet's when it is supported, else the visitor's choice, else the configured default. */
  readonly chainId: ChainId;
  readonly blocks: Readonly<Partial<Record<ChainId, Block>>>;
  readonly popupList: readonly (Popup & { readonly show: boolean })[];
  readonly openModal: DialogRequest | null;
}

const initialState: ApplicationState = { chainId: 196, blocks: {}, popupList: [], openModal: null };

const slice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    chainChosen: (state, action: PayloadAction<ChainId>) => ({ ...state, chainId: action.payload }),
    blockMined: (state, action: PayloadAction<Block>) => {
      const { chainId, number } = action.payload;
      const known = state.blocks[chainId];
      if (known && known.number >= number) return state;
      return { ...state, blocks: { ...state.blocks, [chainId]: action.payload } };
    },
    popupShown: (state, action: PayloadAction<Popup>) => ({
      ...state,
      popupList: [...state.popupList.filter((popup) => popup.key !== action.payload.key), { ...action.payload, show: true }],
    }),
    popupClosed: (state, action: PayloadAction<string>) => ({
      ...state,
      popupList: state.popupList.filter((popup) => popup.key !== action.payload),
    }),
    /** Opening the kind that is already open closes it (document 1 §2.4). */
    dialogOpened: (state, action: PayloadAction<DialogRequest>) => ({
      ...state,
      openModal: state.openModal?.kind === action.payload.kind ? null : action.payload,
    }),
    dialogClosed: (state) => (state.openModal ? { ...state, openModal: null } : state),
  },
});

export const applicationReducer = slice.reducer;
export const { chainChosen, blockMined, popupShown, popupClosed, dialogOpened, dialogClosed } = slice.actions;
