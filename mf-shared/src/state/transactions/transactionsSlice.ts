import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewTransaction, TransactionFate, TransactionReceipt } from '../../contract/transactions';
import type { ChainId } from '../../domain/chainId';
import type { TxHash } from '../../domain/txHash';

/** A tracked transaction (document 1 §3.5). It is pending while it has neither a receipt nor a fate. Times in milliseconds. */
export interface TransactionDetails extends NewTransaction {
  readonly lastCheckedBlockNumber?: number;
  readonly receipt?: TransactionReceipt;
  readonly confirmedTime?: number;
  readonly fate?: TransactionFate;
}

/** Per chain, keyed by hash. */
export type TransactionsState = Readonly<Partial<Record<ChainId, Readonly<Record<string, TransactionDetails>>>>>;

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
    transactionChecked: (state, { payload }: PayloadAction<TransactionKey & { blockNumber: number }>): TransactionsState =>
      changed(state, payload, (known) =>
        known.receipt || (known.lastCheckedBlockNumber ?? 0) >= payload.blockNumber
          ? known
          : { ...known, lastCheckedBlockNumber: payload.blockNumber },
      ),
    transactionFinalised: (
      state,
      { payload }: PayloadAction<TransactionKey & { receipt: TransactionReceipt; confirmedTime: number }>,
    ): TransactionsState =>
      changed(state, payload, ({ fate: _fate, ...known }) => ({
        ...known,
        receipt: payload.receipt,
        confirmedTime: payload.confirmedTime,
      })),
    transactionReplaced: (state, { payload }: PayloadAction<TransactionKey & { fate: TransactionFate }>): TransactionsState =>
      changed(state, payload, (known) => (known.receipt ? known : { ...known, fate: payload.fate })),
    transactionsCleared: (state, { payload }: PayloadAction<ChainId>): TransactionsState => ({ ...state, [payload]: {} }),
  },
});

export const transactionsReducer = slice.reducer;
export const { transactionAdded, transactionChecked, transactionFinalised, transactionReplaced, transactionsCleared } = slice.actions;
