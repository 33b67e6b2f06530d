import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, SignedPermit, TxHash } from '@dex/mf-shared/domain';
import type { SharedState } from '@dex/mf-shared/state';
import type { OrderFailure, PoolOrder } from '../../domain/work/poolOrder';

/** Where an order stands: shown for confirmation, in the wallet, sent, or failed. */
export type WorkStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'sent'; readonly hash: TxHash }
  | { readonly kind: 'failed'; readonly failure: OrderFailure };

/** The order that a person is looking at. */
export interface Work {
  readonly id: number;
  readonly order: PoolOrder;
  readonly status: WorkStatus;
}

/** An approval or signature that the wallet is asked for, or why the last one failed. */
export interface SideWrite {
  readonly kind: 'approve' | 'reset' | 'permit';
  readonly account: Address;
  readonly token: Address;
  readonly status: { readonly kind: 'asking' } | { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly reason: string };
}

/** The slice `poolWork`: one order at a time, and the allowances on the way to it. */
export interface WorkState {
  readonly work: Work | null;
  readonly side: SideWrite | null;
  readonly permit: SignedPermit | null;
  /** Tokens whose allowance can only be changed by way of zero, by `resetKey`. */
  readonly resetsNeeded: readonly string[];
}

export type WithWork = SharedState & { readonly poolWork: WorkState };

const initialState: WorkState = { work: null, side: null, permit: null, resetsNeeded: [] };

const slice = createSlice({
  name: 'poolWork',
  initialState,
  reducers: {
    orderOpened: (state, { payload }: PayloadAction<{ id: number; order: PoolOrder }>): WorkState => ({
      ...state,
      work: { ...payload, status: { kind: 'open' } },
    }),
    /** A late answer for an order that was closed meanwhile changes nothing. */
    orderMoved: (state, { payload }: PayloadAction<{ id: number; status: WorkStatus }>): WorkState =>
      state.work?.id === payload.id ? { ...state, work: { ...state.work, status: payload.status } } : state,
    orderClosed: (state): WorkState => ({ ...state, work: null }),
    sideWriteChanged: (state, { payload }: PayloadAction<SideWrite | null>): WorkState => ({ ...state, side: payload }),
    permitSigned: (state, { payload }: PayloadAction<SignedPermit>): WorkState => ({ ...state, permit: payload, side: null }),
    /** What was signed stands for an amount; another amount needs another signature. */
    permitForgotten: (state): WorkState => (state.permit === null ? state : { ...state, permit: null }),
    resetNeeded: (state, { payload }: PayloadAction<string>): WorkState =>
      state.resetsNeeded.includes(payload) ? state : { ...state, resetsNeeded: [...state.resetsNeeded, payload] },
  },
});

export const workReducer = slice.reducer;
export const { orderOpened, orderMoved, orderClosed, sideWriteChanged, permitSigned, permitForgotten, resetNeeded } = slice.actions;

export const selectWork = (state: WithWork): WorkState => state.poolWork;

/** The name of a token and a spender between which an allowance must pass zero. */
export function resetKey(token: Address, spender: Address): string {
  return `${token}-${spender}`;
}
