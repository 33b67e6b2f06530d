import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChainError } from '@dex/mf-shared/contract';
import type { Address } from '@dex/mf-shared/domain';
import type { ClaimStatus } from '../domain/claimLookup';

/** The wallet is being asked, or the last attempt failed; once sent, the transaction itself says how far it is. */
export type ClaimAttempt =
  | { readonly kind: 'submitting' }
  | { readonly kind: 'failed'; readonly code: ChainError['code']; readonly message: string };

export interface ClaimState {
  /** By recipient. */
  readonly statuses: Readonly<Record<Address, ClaimStatus>>;
  readonly attempts: Readonly<Record<Address, ClaimAttempt>>;
  /** The address that the address dialog's field names, once known. */
  readonly recipient: Address | null;
  /** Counts the requests to look again after a failed download. */
  readonly retries: number;
}

const initialState: ClaimState = { statuses: {}, attempts: {}, recipient: null, retries: 0 };

function without(attempts: ClaimState['attempts'], recipient: Address): ClaimState['attempts'] {
  return Object.fromEntries(Object.entries(attempts).filter(([key]) => key !== recipient));
}

const slice = createSlice({
  name: 'claim',
  initialState,
  reducers: {
    claimStatusReceived: (state, { payload }: PayloadAction<{ recipient: Address; status: ClaimStatus }>): ClaimState => ({
      ...state,
      statuses: { ...state.statuses, [payload.recipient]: payload.status },
    }),
    recipientResolved: (state, { payload }: PayloadAction<Address | null>): ClaimState => ({ ...state, recipient: payload }),
    lookupRetried: (state): ClaimState => ({ ...state, retries: state.retries + 1 }),
    claimRequested: (state, { payload }: PayloadAction<Address>): ClaimState => ({
      ...state,
      attempts: { ...state.attempts, [payload]: { kind: 'submitting' } },
    }),
    claimSubmitted: (state, { payload }: PayloadAction<Address>): ClaimState => ({ ...state, attempts: without(state.attempts, payload) }),
    claimFailed: (state, { payload }: PayloadAction<{ recipient: Address; error: ChainError }>): ClaimState => ({
      ...state,
      // A refusal by the person is no failure: the dialog is as it was before (document 1 §8).
      attempts:
        payload.error.code === 'user_rejected'
          ? without(state.attempts, payload.recipient)
          : { ...state.attempts, [payload.recipient]: { kind: 'failed', code: payload.error.code, message: payload.error.message } },
    }),
  },
});

export const claimSlice = { name: slice.name, reducer: slice.reducer } as const;
export const { claimStatusReceived, recipientResolved, lookupRetried, claimRequested, claimSubmitted, claimFailed } = slice.actions;
