import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedState } from '@dex/mf-shared/state';
import type { Address, ChainId, TxHash } from '@dex/mf-shared/domain';
import type { TypedPrice } from '../../domain/v3/addRange';
import type { AllFeesAnswer, FeesAnswer, PositionAnswer, PositionsAnswer, TicksAnswer, TierSharesAnswer } from '../../domain/v3/ports';
import type { PoolStates } from '../../domain/v3/poolState';
import type { ShownAddition } from '../../domain/v3/shownTerms';

/** What is known of a question; the key names chain, account and subject, so that an answer is never taken for another's. */
export interface Known<T> {
  readonly key: string;
  readonly answer: T;
}

/** What a person has typed while adding. `rangeKey` names the pool that the range and the start price belong to. */
export interface AddForm {
  readonly independentField: 'A' | 'B';
  readonly typedValue: string;
  readonly leftRangeTypedValue: TypedPrice;
  readonly rightRangeTypedValue: TypedPrice;
  readonly startPriceTypedValue: string;
  readonly rangeKey: string;
}

/** The addition that a purchase was made for (V3-34). `subject`: what the form was about. */
export interface NextAddition {
  readonly subject: string;
  readonly chainId: ChainId;
  readonly account: Address;
  /** False while it is not known whether the purchase was sent. */
  readonly isSent: boolean;
  readonly terms: ShownAddition;
}

export interface PoolV3State {
  readonly positions: Known<PositionsAnswer> | null;
  readonly position: Known<PositionAnswer> | null;
  /** Whether the account may act for the owner on everything, by `selectOperatorWish`. */
  readonly operator: Known<boolean> | null;
  readonly pools: Known<PoolStates> | null;
  readonly fees: Known<FeesAnswer> | null;
  /** What all listed positions are owed; its key begins with chain and owner. */
  readonly allFees: Known<AllFeesAnswer> | null;
  /** Whether the open screen shows what all positions are owed; a list alone does not pay for it. */
  readonly areAllFeesWanted: boolean;
  readonly ticks: Known<TicksAnswer> | null;
  readonly tierShares: Known<TierSharesAnswer> | null;
  readonly form: AddForm;
  /** What comes after a purchase that was sent, or may have been, until it is sent too or left. */
  readonly nextAddition: NextAddition | null;
  /** The newest collection of each position on this visit, by `positionKey`. */
  readonly collections: Readonly<Record<string, TxHash>>;
}

/** Nothing typed. */
export const EMPTY_FORM: AddForm = {
  independentField: 'A',
  typedValue: '',
  leftRangeTypedValue: '',
  rightRangeTypedValue: '',
  startPriceTypedValue: '',
  rangeKey: '',
};

const initialState: PoolV3State = {
  positions: null,
  position: null,
  operator: null,
  pools: null,
  fees: null,
  allFees: null,
  areAllFeesWanted: false,
  ticks: null,
  tierShares: null,
  form: EMPTY_FORM,
  nextAddition: null,
  collections: {},
};

/** The form as it stands for a pool: the range is that of the pool, the start price that of the pair, whatever the tier (V3-8). */
export function formFor(form: AddForm, rangeKey: string): AddForm {
  if (form.rangeKey === rangeKey) return form;
  const isSamePair = pairOf(form.rangeKey) === pairOf(rangeKey);
  return {
    ...form,
    rangeKey,
    leftRangeTypedValue: '',
    rightRangeTypedValue: '',
    startPriceTypedValue: isSamePair ? form.startPriceTypedValue : '',
  };
}

function pairOf(rangeKey: string): string {
  return rangeKey.slice(0, rangeKey.lastIndexOf(':'));
}

type Typed<T> = PayloadAction<T & { readonly rangeKey: string }>;

const slice = createSlice({
  name: 'poolV3',
  initialState,
  reducers: {
    positionsReceived: (state, { payload }: PayloadAction<Known<PositionsAnswer>>): PoolV3State => {
      const kept = state.positions?.key === payload.key && 'positions' in state.positions.answer ? state.positions.answer.positions : null;
      if (payload.answer.kind === 'loading' && kept) return state;
      return {
        ...state,
        positions: payload.answer.kind === 'failed' ? { ...payload, answer: { kind: 'failed', positions: kept } } : payload,
      };
    },
    positionReceived: (state, { payload }: PayloadAction<Known<PositionAnswer>>): PoolV3State => ({ ...state, position: payload }),
    operatorReceived: (state, { payload }: PayloadAction<Known<boolean>>): PoolV3State => ({ ...state, operator: payload }),
    poolsReceived: (state, { payload }: PayloadAction<Known<PoolStates>>): PoolV3State => ({ ...state, pools: payload }),
    feesReceived: (state, { payload }: PayloadAction<Known<FeesAnswer>>): PoolV3State => ({ ...state, fees: payload }),
    // A list that has changed is asked about anew: until then what was known of the same owner's positions stands.
    allFeesReceived: (state, { payload }: PayloadAction<Known<AllFeesAnswer>>): PoolV3State => ({ ...state, allFees: payload }),
    allFeesWanted: (state, { payload }: PayloadAction<boolean>): PoolV3State => ({ ...state, areAllFeesWanted: payload }),
    ticksReceived: (state, { payload }: PayloadAction<Known<TicksAnswer>>): PoolV3State => ({ ...state, ticks: payload }),
    tierSharesReceived: (state, { payload }: PayloadAction<Known<TierSharesAnswer>>): PoolV3State => ({ ...state, tierShares: payload }),
    amountTyped: (state, { payload }: PayloadAction<{ field: 'A' | 'B'; value: string }>): PoolV3State => ({
      ...state,
      form: { ...state.form, independentField: payload.field, typedValue: payload.value },
    }),
    rangeTyped: (state, { payload: { rangeKey, left, right } }: Typed<{ left?: TypedPrice; right?: TypedPrice }>): PoolV3State => {
      const form = formFor(state.form, rangeKey);
      return {
        ...state,
        form: { ...form, leftRangeTypedValue: left ?? form.leftRangeTypedValue, rightRangeTypedValue: right ?? form.rightRangeTypedValue },
      };
    },
    startPriceTyped: (state, { payload: { rangeKey, value } }: Typed<{ value: string }>): PoolV3State => ({
      ...state,
      form: { ...formFor(state.form, rangeKey), startPriceTypedValue: value },
    }),
    /** The sides were exchanged: the prices are those of the other order, the amount stays with its token. */
    sidesExchanged: (
      state,
      { payload }: PayloadAction<Pick<AddForm, 'rangeKey' | 'leftRangeTypedValue' | 'rightRangeTypedValue' | 'startPriceTypedValue'>>,
    ): PoolV3State => ({
      ...state,
      form: { ...state.form, ...payload, independentField: state.form.independentField === 'A' ? 'B' : 'A' },
    }),
    rangeCleared: (state): PoolV3State => ({ ...state, form: { ...state.form, leftRangeTypedValue: '', rightRangeTypedValue: '' } }),
    /** What was typed before the page was loaded anew. */
    formRestored: (state, { payload }: PayloadAction<AddForm>): PoolV3State => ({ ...state, form: payload }),
    formCleared: (state): PoolV3State => ({ ...state, form: EMPTY_FORM }),
    /** What was typed has been sent: the form begins anew. */
    amountCleared: (state): PoolV3State => ({ ...state, form: { ...state.form, typedValue: '' } }),
    additionDue: (state, { payload }: PayloadAction<NextAddition>): PoolV3State => ({ ...state, nextAddition: payload }),
    /** The addition after a purchase was sent, or is not wanted any more. */
    nextAdditionEnded: (state, { payload }: PayloadAction<string>): PoolV3State =>
      state.nextAddition?.subject === payload ? { ...state, nextAddition: null } : state,
    collectionSent: (state, { payload: { key, hash } }: PayloadAction<{ key: string; hash: TxHash }>): PoolV3State => ({
      ...state,
      collections: { ...state.collections, [key]: hash },
    }),
  },
});

export const poolV3Reducer = slice.reducer;
export const poolV3Slice = { name: 'poolV3', reducer: poolV3Reducer } as const;
export const {
  positionsReceived,
  positionReceived,
  operatorReceived,
  poolsReceived,
  feesReceived,
  allFeesReceived,
  allFeesWanted,
  ticksReceived,
  tierSharesReceived,
  amountTyped,
  rangeTyped,
  startPriceTyped,
  sidesExchanged,
  rangeCleared,
  formRestored,
  formCleared,
  amountCleared,
  additionDue,
  nextAdditionEnded,
  collectionSent,
} = slice.actions;

/** The shared state with this slice beside it. */
export interface WithPoolV3 extends SharedState {
  readonly poolV3: PoolV3State;
}

export const selectPoolV3 = (state: WithPoolV3): PoolV3State => state.poolV3;

const FEES_LOADING: AllFeesAnswer = { kind: 'loading' };

/** What the positions of an owner are owed, as far as it is known. */
export function selectAllFees(state: WithPoolV3, chainId: ChainId, owner: Address): AllFeesAnswer {
  const { allFees } = selectPoolV3(state);
  return allFees?.key.startsWith(`${chainId}:${owner}:`) ? allFees.answer : FEES_LOADING;
}

/** Names a position on a chain. */
export function positionKey(chainId: ChainId, tokenId: string): string {
  return `${chainId}:${tokenId}`;
}

/** Names the pool and the order of its sides that a typed range belongs to. */
export function rangeKeyOf(chainId: ChainId, base: Address, quote: Address, fee: number | null): string {
  return `${chainId}:${base}:${quote}:${fee ?? 'none'}`;
}
