import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import type { RawAmount, SignedPermit, TxHash } from '@dex/mf-shared/domain';
import type { PoolsFacts } from '../domain/poolFacts';
import type { ConfirmedQuote, PreparedCall } from '../domain/ports';
import type { QuoteSuggestion } from '../domain/quoteSuggestion';
import type { SwapError } from '../domain/swapError';
import type { SwapOrder } from '../domain/swapOrder';
import type { Field } from '../domain/swapUrl';

/** Where a reviewed swap stands (document 1 §2.12). */
export type ReviewStatus =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly prepared: PreparedCall }
  | { readonly kind: 'attempting'; readonly prepared: PreparedCall }
  | { readonly kind: 'submitted'; readonly hash: TxHash }
  | { readonly kind: 'failed'; readonly reason: SwapError };

/** A swap that a person is looking at; `agreedKey` names the very trade that was agreed to. */
export interface Review {
  readonly id: number;
  readonly agreedKey: string;
  readonly order: SwapOrder;
  readonly inputAmount: RawAmount;
  readonly outputAmount: RawAmount;
  readonly status: ReviewStatus;
}

/** A write beside the swap itself that the wallet is being asked for, or why the last one failed. */
export interface SideWrite {
  readonly kind: 'wrap' | 'unwrap' | 'approve' | 'reset' | 'permit' | 'send';
  readonly status:
    | { readonly kind: 'asking' }
    | { readonly kind: 'failed'; readonly reason: string }
    | { readonly kind: 'sent'; readonly hash: TxHash };
}

/** What was typed and what was learned; the pair is the address's alone (document 1 §3.7). */
export interface SwapState {
  readonly independentField: Field;
  readonly typedValue: string;
  /** Null while the recipient field is closed. */
  readonly recipient: string | null;
  readonly pools: { readonly key: string; readonly revision: number; readonly facts: PoolsFacts } | null;
  readonly confirmed: { readonly key: string; readonly quote: ConfirmedQuote } | null;
  /** What the operator's quote service named last, under the key of its question; null without such a service. */
  readonly suggested: { readonly key: string; readonly suggestion: QuoteSuggestion } | null;
  readonly review: Review | null;
  readonly permit: SignedPermit | null;
  readonly sideWrite: SideWrite | null;
  /** Why an open review was closed without being asked to. */
  readonly closedBy: 'accountChanged' | 'chainChanged' | null;
  /** Tokens whose allowance can only be changed by way of zero, as "token-spender". */
  readonly resetsNeeded: readonly string[];
}

const initialState: SwapState = {
  independentField: 'INPUT',
  typedValue: '',
  recipient: null,
  pools: null,
  confirmed: null,
  suggested: null,
  review: null,
  permit: null,
  sideWrite: null,
  closedBy: null,
  resetsNeeded: [],
};

function reviewWith(state: SwapState, id: number, status: ReviewStatus): SwapState {
  return state.review?.id === id ? { ...state, review: { ...state.review, status } } : state;
}

/** The facts without what changes with every block though the pools stay as they are. */
function materialOf({ pairs, pools, isComplete }: PoolsFacts): string {
  return JSON.stringify([pairs, pools, isComplete]);
}

const slice = createSlice({
  name: 'swap',
  initialState,
  reducers: {
    amountTyped: (state, { payload }: PayloadAction<{ field: Field; value: string }>): SwapState => ({
      ...state,
      independentField: payload.field,
      typedValue: payload.value,
      sideWrite: null,
    }),
    fieldFlipped: (state): SwapState => ({
      ...state,
      independentField: state.independentField === 'INPUT' ? 'OUTPUT' : 'INPUT',
      sideWrite: null,
    }),
    recipientChanged: (state, { payload }: PayloadAction<string | null>): SwapState => ({ ...state, recipient: payload }),
    linkOpened: (
      state,
      { payload }: PayloadAction<{ typedValue: string; independentField: Field; recipient: string | null }>,
    ): SwapState => ({
      ...state,
      ...payload,
    }),
    poolsReceived: (state, { payload: { key, facts } }: PayloadAction<{ key: string; facts: PoolsFacts }>): SwapState => {
      const known = state.pools?.key === key ? state.pools : null;
      const isSame = known !== null && materialOf(known.facts) === materialOf(facts);
      const kept = isSame ? { ...known.facts, blockNumber: facts.blockNumber, syncing: facts.syncing, failed: facts.failed } : facts;
      return { ...state, pools: { key, facts: kept, revision: isSame ? known.revision : (state.pools?.revision ?? 0) + 1 } };
    },
    quoteReceived: (state, { payload }: PayloadAction<{ key: string; quote: ConfirmedQuote }>): SwapState => ({
      ...state,
      confirmed: payload,
    }),
    suggestionReceived: (state, { payload }: PayloadAction<{ key: string; suggestion: QuoteSuggestion }>): SwapState => ({
      ...state,
      suggested: payload,
    }),
    reviewOpened: (state, { payload }: PayloadAction<Omit<Review, 'status'>>): SwapState => ({
      ...state,
      review: { ...payload, status: { kind: 'preparing' } },
      closedBy: null,
      sideWrite: null,
    }),
    swapPrepared: (state, { payload }: PayloadAction<{ id: number; prepared: PreparedCall }>): SwapState =>
      reviewWith(state, payload.id, { kind: 'ready', prepared: payload.prepared }),
    swapAttempted: (state, { payload }: PayloadAction<{ id: number; prepared: PreparedCall }>): SwapState =>
      reviewWith(state, payload.id, { kind: 'attempting', prepared: payload.prepared }),
    swapSubmitted: (state, { payload }: PayloadAction<{ id: number; hash: TxHash }>): SwapState => ({
      ...reviewWith(state, payload.id, { kind: 'submitted', hash: payload.hash }),
      permit: null,
    }),
    swapFailed: (state, { payload }: PayloadAction<{ id: number; reason: SwapError }>): SwapState =>
      reviewWith(state, payload.id, { kind: 'failed', reason: payload.reason }),
    reviewClosed: (state): SwapState =>
      state.review?.status.kind === 'submitted' ? { ...state, review: null, typedValue: '', confirmed: null } : { ...state, review: null },
    reviewInvalidated: (state, { payload }: PayloadAction<'accountChanged' | 'chainChanged'>): SwapState => ({
      ...state,
      review: null,
      permit: null,
      closedBy: payload,
    }),
    closingNoticed: (state): SwapState => ({ ...state, closedBy: null }),
    permitSigned: (state, { payload }: PayloadAction<SignedPermit>): SwapState => ({ ...state, permit: payload, sideWrite: null }),
    permitDropped: (state): SwapState => ({ ...state, permit: null }),
    /** A wrap that was sent leaves an empty amount, so that one press does not do it again. */
    sideWriteChanged: (state, { payload }: PayloadAction<SideWrite | null>): SwapState => {
      const isWrapped = payload?.status.kind === 'sent' && (payload.kind === 'wrap' || payload.kind === 'unwrap');
      return { ...state, sideWrite: payload, typedValue: isWrapped ? '' : state.typedValue };
    },
    resetNeeded: (state, { payload }: PayloadAction<string>): SwapState =>
      state.resetsNeeded.includes(payload) ? state : { ...state, resetsNeeded: [...state.resetsNeeded, payload] },
  },
});

export const swapReducer = slice.reducer;
export const {
  amountTyped,
  fieldFlipped,
  recipientChanged,
  linkOpened,
  poolsReceived,
  quoteReceived,
  suggestionReceived,
  reviewOpened,
  swapPrepared,
  swapAttempted,
  swapSubmitted,
  swapFailed,
  reviewClosed,
  reviewInvalidated,
  closingNoticed,
  permitSigned,
  permitDropped,
  sideWriteChanged,
  resetNeeded,
} = slice.actions;

/** The shared state with this section's slice beside it. */
export interface WithSwap extends SharedState {
  readonly swap: SwapState;
}

export const selectSwap = (state: WithSwap): SwapState => state.swap;

/** Names a token and who may take it, as `resetsNeeded` holds them. */
export function resetKey(token: string, spender: string): string {
  return `${token}-${spender}`;
}
