import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewTransaction, TransactionFate, TransactionReceipt, TransactionSighting } from '../../contract/transactions';
import { type Address, sameAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { TxHash } from '../../domain/txHash';
import { transactionsChangedElsewhere } from '../persistence/changedElsewhere';
import { mergeTransactions } from './mergeTransactions';
import type { TransactionDetails, TransactionsState } from './transactionDetails';

const initialState: TransactionsState = {};

interface TransactionKey {
  readonly chainId: ChainId;
  readonly hash: TxHash;
}

/** An account on a chain, of which a list is cleared. */
interface AccountOnChain {
  readonly chainId: ChainId;
  readonly account: Address;
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
        if (!known.receipt && known.fate !== 'replaced') return known;
        const { receipt: _receipt, confirmedTime: _confirmed, cleared: _cleared, fate: _fate, replacedAt: _at, ...pending } = known;
        return { ...pending, lastCheckedBlockNumber: payload.blockNumber };
      }),
    transactionFinalised: (
      state,
      { payload }: PayloadAction<TransactionKey & { receipt: TransactionReceipt; confirmedTime: number }>,
    ): TransactionsState =>
      changed(state, payload, ({ fate: _fate, replacedAt: _at, waitsForSigners: _waited, ...known }) => ({
        ...known,
        receipt: payload.receipt,
        confirmedTime: payload.confirmedTime,
      })),
    transactionReplaced: (
      state,
      { payload: { fate, blockNumber, ...key } }: PayloadAction<TransactionKey & { fate: TransactionFate; blockNumber?: number }>,
    ): TransactionsState =>
      changed(state, key, (known) => {
        if (known.receipt) return known;
        return { ...known, fate, ...(fate === 'replaced' && blockNumber !== undefined ? { replacedAt: blockNumber } : {}) };
      }),
    /** Takes off the list of an account on a chain what has ended; it is kept, for it may still be asked whether it is known. */
    transactionsCleared: (state, { payload: { chainId, account } }: PayloadAction<AccountOnChain>): TransactionsState => {
      const own = Object.values(state[chainId] ?? {}).filter(({ from, receipt, fate }) => sameAddress(from, account) && (receipt || fate));
      const cleared = own.map((transaction) => [transaction.hash, { ...transaction, cleared: true as const }]);
      return { ...state, [chainId]: { ...state[chainId], ...Object.fromEntries(cleared) } };
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
