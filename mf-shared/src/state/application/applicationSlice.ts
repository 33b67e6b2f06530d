import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AirdropStatus, Block, Popup } from '../../contract/bus';
import type { DialogRequest } from '../../contract/dialogs';
import type { Address } from '../../domain/address';
import { DEFAULT_CHAIN_ID } from '../../domain/chains/chainTable';
import { type ChainId, isChainId } from '../../domain/chainId';
import type { Freshness } from '../../domain/freshness';
import { walletConnected } from '../wallet/walletSlice';

/** What the page is about: heights per chain only grow (TX-4), one dialog at a time (SHELL-9). */
export interface ApplicationState {
  /** The active chain: the wallet's when it is supported, else the visitor's choice, else the configured default. */
  readonly chainId: ChainId;
  readonly blocks: Readonly<Partial<Record<ChainId, Block>>>;
  /** How current the figures of a chain are; a chain that is not in it has not been asked. */
  readonly freshness: Readonly<Partial<Record<ChainId, Freshness>>>;
  readonly popupList: readonly (Popup & { readonly show: boolean })[];
  readonly openModal: DialogRequest | null;
  /** How an account stands to the airdrop, as the claim section found. */
  readonly airdrop: { readonly account: Address; readonly status: AirdropStatus } | null;
  /** What the section calls the page at a path, in the language in force. */
  readonly page: { readonly pathname: string; readonly name: string | null } | null;
}

const initialState: ApplicationState = {
  chainId: DEFAULT_CHAIN_ID,
  blocks: {},
  freshness: {},
  popupList: [],
  openModal: null,
  airdrop: null,
  page: null,
};

// Reducers return new objects, here and in every slice: mf-shared/docs/no-immer.md.
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
    freshnessChanged: (state, { payload: { chainId, freshness } }: PayloadAction<{ chainId: ChainId; freshness: Freshness }>) => ({
      ...state,
      freshness: { ...state.freshness, [chainId]: freshness },
    }),
    popupShown: (state, action: PayloadAction<Popup>) => ({
      ...state,
      popupList: [...state.popupList.filter((popup) => popup.key !== action.payload.key), { ...action.payload, show: true }],
    }),
    popupClosed: (state, action: PayloadAction<string>) => ({
      ...state,
      popupList: state.popupList.filter((popup) => popup.key !== action.payload),
    }),
    /** Opening the kind that is already open closes it (SHELL-9). */
    dialogOpened: (state, action: PayloadAction<DialogRequest>) => ({
      ...state,
      openModal: state.openModal?.kind === action.payload.kind ? null : action.payload,
    }),
    airdropStatusChanged: (state, action: PayloadAction<{ account: Address; status: AirdropStatus }>) => ({
      ...state,
      airdrop: action.payload,
    }),
    pageNamed: (state, action: PayloadAction<{ pathname: string; name: string | null }>) => ({ ...state, page: action.payload }),
    dialogClosed: (state) => (state.openModal ? { ...state, openModal: null } : state),
  },
  extraReducers: (builder) => {
    // Account and network change in one event: no screen ever sees the new account on the old network.
    builder.addCase(walletConnected, (state, { payload: { walletChainId } }) =>
      isChainId(walletChainId) && walletChainId !== state.chainId ? { ...state, chainId: walletChainId } : state,
    );
  },
});

export const applicationReducer = slice.reducer;
export const {
  airdropStatusChanged,
  chainChosen,
  blockMined,
  popupShown,
  popupClosed,
  dialogOpened,
  dialogClosed,
  freshnessChanged,
  pageNamed,
} = slice.actions;
