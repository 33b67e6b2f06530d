import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderDraft, OrderProblem, OwnerFacts } from '../../contract/orders';
import type { SignedPermit } from '../../domain/approvals/permitMessage';
import { allowanceId, type AllowanceKey } from '../../domain/orders/allowanceRules';
import type { Order } from '../../domain/orders/order';
import { ownerKey, sameOrderKey, type Owner } from './ownerKey';
import type { AllowanceAsk, AllowanceRecord, OpenOrder, OpenRequest, OrderClosing, OrdersState, OrderStatus } from './orderState';

const initialState: OrdersState = {
  open: {},
  closedBy: {},
  allowances: {},
  owners: {},
  withoutBatches: [],
  doubtedBatches: [],
  requests: [],
};

const UNTOUCHED: AllowanceRecord = { asked: null, permit: null, failure: null, needsReset: false };

/** The record of an allowance; one that nothing was asked of is untouched. */
export function allowanceRecordOf({ allowances }: OrdersState, key: AllowanceKey): AllowanceRecord {
  return allowances[allowanceId(key)] ?? UNTOUCHED;
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function allowanceChanged(state: OrdersState, key: AllowanceKey, change: Partial<AllowanceRecord>): OrdersState {
  return { ...state, allowances: { ...state.allowances, [allowanceId(key)]: { ...allowanceRecordOf(state, key), ...change } } };
}

interface Ask extends AllowanceKey {
  readonly id: string;
}

/** An answer counts for the request that is the latest; a superseded one has been recorded elsewhere. */
function answered(state: OrdersState, ask: Ask, change: Partial<AllowanceRecord>): OrdersState {
  return allowanceRecordOf(state, ask).asked?.id === ask.id ? allowanceChanged(state, ask, { ...change, asked: null }) : state;
}

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    orderOpened: (
      state,
      { payload }: PayloadAction<{ slot: string; id: string; draft: OrderDraft; wentToSteps: boolean }>,
    ): OrdersState => ({
      ...state,
      open: { ...state.open, [payload.slot]: { ...payload, status: { kind: 'preparing' } } },
      closedBy: without(state.closedBy, payload.slot),
    }),
    orderChanged: (state, { payload }: PayloadAction<{ slot: string; id: string; status: OrderStatus }>): OrdersState => {
      const known: OpenOrder | undefined = state.open[payload.slot];
      if (known?.id !== payload.id) return state;
      return { ...state, open: { ...state.open, [payload.slot]: { ...known, status: payload.status } } };
    },
    orderClosed: (state, { payload }: PayloadAction<{ slot: string; why: OrderClosing | null }>): OrdersState => ({
      ...state,
      open: without(state.open, payload.slot),
      closedBy: payload.why ? { ...state.closedBy, [payload.slot]: payload.why } : state.closedBy,
    }),
    closingNoticed: (state, { payload }: PayloadAction<string>): OrdersState => ({ ...state, closedBy: without(state.closedBy, payload) }),
    requestOpened: (state, { payload }: PayloadAction<OpenRequest>): OrdersState => ({ ...state, requests: [...state.requests, payload] }),
    requestClosed: (state, { payload }: PayloadAction<string>): OrdersState => ({
      ...state,
      requests: state.requests.filter(({ id }) => id !== payload),
    }),
    batchesRefused: (state, { payload }: PayloadAction<Owner>): OrdersState => ({
      ...state,
      withoutBatches: [...state.withoutBatches, ownerKey(payload)],
    }),
    batchDoubted: (state, { payload }: PayloadAction<Order>): OrdersState => ({
      ...state,
      doubtedBatches: [...new Set([...state.doubtedBatches, sameOrderKey(payload)])],
    }),
    batchTaken: (state, { payload }: PayloadAction<Owner>): OrdersState => ({
      ...state,
      doubtedBatches: state.doubtedBatches.filter((key) => !key.startsWith(`${ownerKey(payload)} `)),
    }),
    batchesRemembered: (state, { payload }: PayloadAction<readonly string[]>): OrdersState => ({
      ...state,
      withoutBatches: [...new Set([...state.withoutBatches, ...payload])],
    }),
    ownerLearned: (state, { payload }: PayloadAction<Owner & { facts: OwnerFacts }>): OrdersState => ({
      ...state,
      owners: { ...state.owners, [ownerKey(payload)]: payload.facts },
    }),
    allowanceAsked: (state, { payload }: PayloadAction<Ask & { kind: AllowanceAsk }>): OrdersState =>
      allowanceChanged(state, payload, { asked: { id: payload.id, kind: payload.kind }, failure: null }),
    allowanceAnswered: (state, { payload }: PayloadAction<Ask & { failure: AllowanceRecord['failure'] }>): OrdersState =>
      answered(state, payload, { failure: payload.failure }),
    allowanceGivenUp: (state, { payload }: PayloadAction<AllowanceKey>): OrdersState => allowanceChanged(state, payload, { asked: null }),
    resetLearned: (state, { payload }: PayloadAction<AllowanceKey>): OrdersState => allowanceChanged(state, payload, { needsReset: true }),
    permitSigned: (state, { payload }: PayloadAction<Ask & { permit: SignedPermit }>): OrdersState =>
      answered(state, payload, { permit: payload.permit, failure: null }),
    permitRefused: (state, { payload }: PayloadAction<AllowanceKey & { problem: OrderProblem }>): OrdersState =>
      allowanceChanged(state, payload, { permit: null, failure: { kind: 'permit', problem: payload.problem } }),
    permitUsed: (state, { payload }: PayloadAction<AllowanceKey>): OrdersState => allowanceChanged(state, payload, { permit: null }),
  },
});

export const ordersReducer = slice.reducer;
/** As it is added to the store; one for all sections. */
export const ordersSlice = { name: 'orders', reducer: ordersReducer } as const;
export const {
  orderOpened,
  orderChanged,
  orderClosed,
  closingNoticed,
  requestOpened,
  requestClosed,
  batchesRefused,
  batchDoubted,
  batchTaken,
  batchesRemembered,
  ownerLearned,
  allowanceAsked,
  allowanceAnswered,
  allowanceGivenUp,
  resetLearned,
  permitSigned,
  permitRefused,
  permitUsed,
} = slice.actions;
