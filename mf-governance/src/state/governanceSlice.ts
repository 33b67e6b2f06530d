import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { ProposalsState } from '../domain/proposalsState';
import type { Voter } from '../domain/voter';

/** What was asked about an account's past votes: the answer only counts for the same question. */
export interface PriorVotesKey {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly block: number;
}

export interface GovernanceState {
  readonly proposals: Readonly<Partial<Record<ChainId, ProposalsState>>>;
  readonly voter: { readonly chainId: ChainId; readonly account: Address | null; readonly facts: Voter } | null;
  readonly priorVotes: { readonly key: PriorVotesKey; readonly votes: string | null } | null;
}

const initialState: GovernanceState = { proposals: {}, voter: null, priorVotes: null };

const slice = createSlice({
  name: 'governance',
  initialState,
  reducers: {
    proposalsReceived: (state, { payload }: PayloadAction<{ chainId: ChainId; proposals: ProposalsState }>): GovernanceState => ({
      ...state,
      proposals: { ...state.proposals, [payload.chainId]: payload.proposals },
    }),
    voterReceived: (state, { payload }: PayloadAction<{ chainId: ChainId; account: Address | null; facts: Voter }>): GovernanceState => ({
      ...state,
      voter: payload,
    }),
    priorVotesReceived: (state, { payload }: PayloadAction<{ key: PriorVotesKey; votes: string | null }>): GovernanceState => ({
      ...state,
      priorVotes: payload,
    }),
  },
});

export const governanceSlice = { name: slice.name, reducer: slice.reducer } as const;
export const { proposalsReceived, voterReceived, priorVotesReceived } = slice.actions;
