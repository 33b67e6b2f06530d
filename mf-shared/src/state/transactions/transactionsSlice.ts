import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewTransaction, TransactionFate, TransactionReceipt, TransactionSighting } from '../../contract/transactions';
import type { ChainId } from '../../domain/chainId';
import type { TxHash } from '../../domain/txHash';
import { transactionsChangedElsewhere } from '../persistence/changedElsewhere';
import { mergeTransactions } from './mergeTransactions';
import { withoutCleared } from './withoutCleared';
import type { TransactionDetails, TransactionsState } from './transactionDetails';

const initialState: TransactionsState = {};

interface TransactionKey {
  readonly chainId: ChainId;
  readonly hash: TxHash;
}

function changed(
  state: TransactionsState,
  { chainId, hash }: TransactionKey,
  change: (known: TransactionDetails) => TransactionDetails,
): TransactionsState {
  const known = state[chainId]?.[hash];
  if (!known) return state;
  const next = change(known);
  return next === known ? state : { ...state, [chainId]: { ...state[chainId], [hash]: next } };
}

const slice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    transactionAdded: (state, { payload }: PayloadAction<NewTransaction>): TransactionsState => {
      if (!payload.hash) throw new Error('No transaction hash found.');
      if (state[payload.chainId]?.[payload.hash]) throw new Error('Attempted to add existing transaction.');
      return { ...state, [payload.chainId]: { ...state[payload.chainId], [payload.hash]: payload } };
    },
    transactionSighted: (state, { payload }: PayloadAction<TransactionKey & { sighting: TransactionSighting }>): TransactionsState =>
      changed(state, payload, (known) => (known.sighting ? known : { ...known, sighting: payload.sighting })),
    transactionChecked: (
      state,
      { payload }: PayloadAction<TransactionKey & { blockNumber: number; waitsForSigners: boolean }>,
    ): TransactionsState =>
      changed(state, payload, (known) => {
        if ((known.lastCheckedBlockNumber ?? 0) >= payload.blockNumber) return known;
        const { waitsForSigners: _waited, ...rest } = known;
        const waits = payload.waitsForSigners && !known.receipt;
        return { ...rest, ...(waits ? { waitsForSigners: true as const } : {}), lastCheckedBlockNumber: payload.blockNumber };
      }),
    transactionTakenBack: (state, { payload }: PayloadAction<TransactionKey & { blockNumber: number }>): TransactionsState =>
      changed(state, payload, (known) => {
        if (!known.receipt) return known;
        const { receipt: _receipt, confirmedTime: _confirmed, ...pending } = known;
        return { ...pending, lastCheckedBlockNumber: payload.blockNumber };
      }),
    transactionFinalised: (
      state,
      { payload }: PayloadAction<TransactionKey & { receipt: TransactionReceipt; confirmedTime: number }>,
    ): TransactionsState =>
      changed(state, payload, ({ fate: _fate, waitsForSigners: _waited, ...known }) => ({
        ...known,
        receipt: payload.receipt,
        confirmedTime: payload.confirmedTime,
      })),
    transactionReplaced: (state, { payload }: PayloadAction<TransactionKey & { fate: TransactionFate }>): TransactionsState =>
      changed(state, payload, (known) => (known.receipt ? known : { ...known, fate: payload.fate })),
    /** Takes off the list of a chain what was done up to a moment, in milliseconds; now, unless another tab cleared it. */
    transactionsCleared: {
      prepare: (chainId: ChainId, at = Date.now()) => ({ payload: { chainId, at } }),
      reducer: (state, { payload: { chainId, at } }: PayloadAction<{ chainId: ChainId; at: number }>): TransactionsState => ({
        ...state,
        [chainId]: withoutCleared(state[chainId] ?? {}, { [chainId]: at }),
      }),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(transactionsChangedElsewhere, (state, { payload }) => mergeTransactions(state, payload));
  },
});

export const transactionsReducer = slice.reducer;
export const {
  transactionAdded,
  transactionSighted,
  transactionChecked,
  transactionTakenBack,
  transactionFinalised,
  transactionReplaced,
  transactionsCleared,
} = slice.actions;
