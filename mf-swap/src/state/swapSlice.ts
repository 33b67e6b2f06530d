import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectActiveChainId, type SharedState } from '@dex/mf-shared/state';
import type { Address, Chain, ChainId, RawAmount } from '@dex/mf-shared/domain';
import type { NetworkFees } from '../domain/best/networkCost';
import type { PoolsFacts } from '../domain/poolFacts';
import type { ConfirmedQuote } from '../domain/ports';
import type { QuoteSuggestion } from '../domain/quoteSuggestion';
import type { TransferFees } from '../domain/transferFees';
import type { Field } from '../domain/swapUrl';
import type { SwapWish } from './swapDraft';
import type { SwapFacts } from './swapFacts';

/** A swap that a person is looking at, as it was agreed to: all that the review shows is of this one state. */
export interface Review {
  readonly wish: SwapWish;
  /** Names the very trade that was agreed to. */
  readonly agreedKey: string;
  readonly facts: SwapFacts;
  /** Its order has been opened. */
  readonly isOpened: boolean;
}

/** A wrap that a person asked for; its order is opened once the code for it is there. Amount in wei. */
export interface WrapWish {
  readonly chain: Chain;
  readonly account: Address;
  readonly direction: 'wrap' | 'unwrap';
  readonly amount: RawAmount;
}

/**
 * Where what a person asked for by one press stands: its order is `toOpen`, held back by the warning of an earlier request (`warned`), or was
 * `opened`, which happens once: what became of it is then the order's to say.
 */
export interface Wrap extends WrapWish {
  readonly step: 'toOpen' | 'warned' | 'opened';
}

/** Fees in wei as decimal text, as a store keeps them. */
export interface StoredFees {
  readonly gasPrice: string;
  readonly data: { readonly base: string; readonly perByte: string } | null;
}

/** What the chain said to a question about prices, and the state of the pools that it was asked about. */
export interface QuoteAnswer {
  readonly key: string;
  readonly revision: number;
  readonly quote: ConfirmedQuote;
}

/** What was typed and what was learned; the pair is the address's alone. */
export interface SwapState {
  readonly independentField: Field;
  readonly typedValue: string;
  /** Null while the recipient field is closed. */
  readonly recipient: string | null;
  readonly pools: { readonly key: string; readonly revision: number; readonly facts: PoolsFacts } | null;
  readonly confirmed: QuoteAnswer | null;
  /** What the operator's quote service named last, under the key of its question; null without such a service. */
  readonly suggested: { readonly key: string; readonly suggestion: QuoteSuggestion } | null;
  /** What a network asks for; null until the network said it, and once that was too long ago. */
  readonly networkFees: { readonly chainId: ChainId; readonly fees: StoredFees | null } | null;
  /** What tokens were last measured to keep of a transfer. */
  readonly transferFees: TransferFees;
  readonly review: Review | null;
  readonly wrap: Wrap | null;
}

const initialState: SwapState = {
  independentField: 'INPUT',
  typedValue: '',
  recipient: null,
  pools: null,
  confirmed: null,
  suggested: null,
  networkFees: null,
  transferFees: {},
  review: null,
  wrap: null,
};

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
    }),
    fieldFlipped: (state): SwapState => ({
      ...state,
      independentField: state.independentField === 'INPUT' ? 'OUTPUT' : 'INPUT',
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
    quoteReceived: (state, { payload }: PayloadAction<QuoteAnswer>): SwapState => {
      const { confirmed: known } = state;
      const isSame = known?.key === payload.key && known.revision === payload.revision;
      const amounts = isSame ? { ...known.quote.amounts, ...payload.quote.amounts } : payload.quote.amounts;
      return { ...state, confirmed: { ...payload, quote: { ...payload.quote, amounts } } };
    },
    suggestionReceived: (state, { payload }: PayloadAction<{ key: string; suggestion: QuoteSuggestion }>): SwapState => ({
      ...state,
      suggested: payload,
    }),
    networkFeesReceived: (state, { payload }: PayloadAction<{ chainId: ChainId; fees: StoredFees | null }>): SwapState => ({
      ...state,
      networkFees: payload,
    }),
    transferFeesMeasured: (state, { payload }: PayloadAction<TransferFees>): SwapState => ({
      ...state,
      transferFees: { ...state.transferFees, ...payload },
    }),
    reviewAsked: (state, { payload }: PayloadAction<Omit<Review, 'isOpened'>>): SwapState => ({
      ...state,
      review: { ...payload, isOpened: false },
    }),
    reviewOpened: (state): SwapState => ({ ...state, review: state.review && { ...state.review, isOpened: true } }),
    /** A swap that was sent leaves an empty amount, so that one press does not do it again. */
    reviewClosed: (state, { payload }: PayloadAction<{ wasSent: boolean }>): SwapState => ({
      ...state,
      review: null,
      ...(payload.wasSent ? { typedValue: '', confirmed: null } : {}),
    }),
    wrapAsked: (state, { payload }: PayloadAction<WrapWish>): SwapState => ({
      ...state,
      wrap: { ...payload, step: 'toOpen' },
    }),
    wrapWarned: (state): SwapState => ({ ...state, wrap: state.wrap && { ...state.wrap, step: 'warned' } }),
    wrapOpened: (state): SwapState => ({ ...state, wrap: state.wrap && { ...state.wrap, step: 'opened' } }),
    /** The screen was left: a press whose code had not come by then is not carried out on a later visit. */
    screenLeft: (state): SwapState => ({
      ...state,
      wrap: state.wrap?.step === 'toOpen' ? null : state.wrap,
      review: state.review?.isOpened ? state.review : null,
    }),
    /** A wrap that was sent leaves an empty amount, so that one press does not do it again. */
    wrapEnded: (state, { payload }: PayloadAction<{ wasSent: boolean }>): SwapState => ({
      ...state,
      wrap: null,
      typedValue: payload.wasSent ? '' : state.typedValue,
    }),
  },
});

export const swapReducer = slice.reducer;
export const swapSlice = { name: 'swap', reducer: swapReducer } as const;
export const {
  amountTyped,
  fieldFlipped,
  recipientChanged,
  linkOpened,
  poolsReceived,
  quoteReceived,
  suggestionReceived,
  networkFeesReceived,
  transferFeesMeasured,
  reviewAsked,
  reviewOpened,
  reviewClosed,
  wrapAsked,
  wrapWarned,
  wrapOpened,
  screenLeft,
  wrapEnded,
} = slice.actions;

/** The shared state with this section's slice beside it. */
export interface WithSwap extends SharedState {
  readonly swap: SwapState;
}

export const selectSwap = (state: WithSwap): SwapState => state.swap;

/** Fees as a store keeps them. */
export function storedFees({ gasPrice, data }: NetworkFees): StoredFees {
  return { gasPrice: String(gasPrice), data: data && { base: String(data.base), perByte: String(data.perByte) } };
}

/** What the network that the form is on asks for; null while it is not known. */
export const selectNetworkFees = createSelector(
  [(state: WithSwap) => state.swap.networkFees, selectActiveChainId],
  (known, chainId): NetworkFees | null => {
    if (known?.chainId !== chainId || !known.fees) return null;
    const { gasPrice, data } = known.fees;
    return { gasPrice: BigInt(gasPrice), data: data && { base: BigInt(data.base), perByte: BigInt(data.perByte) } };
  },
);
