import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '@dex/mf-shared/domain';
import type { ClaimStatus } from '../domain/claimLookup';

export interface ClaimState {
  /** By recipient. */
  readonly statuses: Readonly<Record<Address, ClaimStatus>>;
  /** The address that the address dialog's field names, once known. */
  readonly recipient: Address | null;
  /** Counts the requests to look again after a failed download. */
  readonly retries: number;
}

const initialState: ClaimState = { statuses: {}, recipient: null, retries: 0 };

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
  },
});

export const claimSlice = { name: slice.name, reducer: slice.reducer } as const;
export const { claimStatusReceived, recipientResolved, lookupRetried } = slice.actions;
