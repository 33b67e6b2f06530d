import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, SignedPermit, TxHash } from '@dex/mf-shared/domain';
import type { SharedState } from '@dex/mf-shared/state';
import type { OrderFailure, PoolOrder } from '../../domain/orders/poolOrder';

/** Where an order stands: shown for confirmation, in the wallet, sent, or failed. */
export type CurrentStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'sent'; readonly hash: TxHash }
  | { readonly kind: 'failed'; readonly failure: OrderFailure };

/** The order that a person is looking at. */
export interface CurrentOrder {
  readonly id: number;
  readonly order: PoolOrder;
  readonly status: CurrentStatus;
}

/** An approval or signature that the wallet is asked for, or why the last one failed. */
export interface SideWrite {
  readonly kind: 'approve' | 'reset' | 'permit';
  readonly account: Address;
  readonly token: Address;
  readonly status: { readonly kind: 'asking' } | { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly reason: string };
}

/** The slice `poolOrders`: one order at a time, and the allowances on the way to it. */
export interface OrdersState {
  readonly current: CurrentOrder | null;
  readonly side: SideWrite | null;
  readonly permit: SignedPermit | null;
  /** Tokens whose allowance can only be changed by way of zero, by `resetKey`. */
  readonly resetsNeeded: readonly string[];
}

export type WithOrders = SharedState & { readonly poolOrders: OrdersState };

const initialState: OrdersState = { current: null, side: null, permit: null, resetsNeeded: [] };

const slice = createSlice({
  name: 'poolOrders',
  initialState,
  reducers: {
    orderOpened: (state, { payload }: PayloadAction<{ id: number; order: PoolOrder }>): OrdersState => ({
      ...state,
      current: { ...payload, status: { kind: 'open' } },
    }),
    /** A late answer for an order that was closed meanwhile changes nothing. */
    orderMoved: (state, { payload }: PayloadAction<{ id: number; status: CurrentStatus }>): OrdersState =>
      state.current?.id === payload.id ? { ...state, current: { ...state.current, status: payload.status } } : state,
    orderClosed: (state): OrdersState => ({ ...state, current: null }),
    sideWriteChanged: (state, { payload }: PayloadAction<SideWrite | null>): OrdersState => ({ ...state, side: payload }),
    permitSigned: (state, { payload }: PayloadAction<SignedPermit>): OrdersState => ({ ...state, permit: payload, side: null }),
    /** What was signed stands for an amount; another amount needs another signature. */
    permitForgotten: (state): OrdersState => (state.permit === null ? state : { ...state, permit: null }),
    resetNeeded: (state, { payload }: PayloadAction<string>): OrdersState =>
      state.resetsNeeded.includes(payload) ? state : { ...state, resetsNeeded: [...state.resetsNeeded, payload] },
  },
});

export const ordersReducer = slice.reducer;
export const { orderOpened, orderMoved, orderClosed, sideWriteChanged, permitSigned, permitForgotten, resetNeeded } = slice.actions;

export const selectOrders = (state: WithOrders): OrdersState => state.poolOrders;

/** The name of a token and a spender between which an allowance must pass zero. */
export function resetKey(token: Address, spender: Address): string {
  return `${token}-${spender}`;
}
