import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { GovernorIndex } from '../domain/governor';
import type { ActionsState } from '../domain/actionsState';
import type { OwnVote } from '../domain/ownVote';
import type { PriorVotes } from '../domain/priorVotes';
import type { ProposalsState } from '../domain/proposalsState';
import type { Voter } from '../domain/voter';

/** What was asked about an account's past votes: the answer only counts for the same question. */
export interface PriorVotesKey {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly block: number;
}

/** Which proposal was asked about. */
export interface ProposalKey {
  readonly chainId: ChainId;
  readonly governorIndex: GovernorIndex;
  readonly proposalId: string;
}

/** Whose vote on which proposal was asked for. */
export interface OwnVoteKey extends ProposalKey {
  readonly account: Address;
}

export interface GovernanceState {
  readonly proposals: Readonly<Partial<Record<ChainId, ProposalsState>>>;
  readonly actions: { readonly key: ProposalKey; readonly actions: ActionsState } | null;
  readonly voter: { readonly chainId: ChainId; readonly account: Address | null; readonly facts: Voter } | null;
  readonly priorVotes: { readonly key: PriorVotesKey; readonly votes: PriorVotes } | null;
  readonly ownVote: { readonly key: OwnVoteKey; readonly vote: OwnVote } | null;
}

const initialState: GovernanceState = { proposals: {}, actions: null, voter: null, priorVotes: null, ownVote: null };

const slice = createSlice({
  name: 'governance',
  initialState,
  reducers: {
    proposalsReceived: (state, { payload }: PayloadAction<{ chainId: ChainId; proposals: ProposalsState }>): GovernanceState => ({
      ...state,
      proposals: { ...state.proposals, [payload.chainId]: payload.proposals },
    }),
    actionsReceived: (state, { payload }: PayloadAction<{ key: ProposalKey; actions: ActionsState }>): GovernanceState => ({
      ...state,
      actions: payload,
    }),
    voterReceived: (state, { payload }: PayloadAction<{ chainId: ChainId; account: Address | null; facts: Voter }>): GovernanceState => ({
      ...state,
      voter: payload,
    }),
    priorVotesReceived: (state, { payload }: PayloadAction<{ key: PriorVotesKey; votes: PriorVotes }>): GovernanceState => ({
      ...state,
      priorVotes: payload,
    }),
    ownVoteReceived: (state, { payload }: PayloadAction<{ key: OwnVoteKey; vote: OwnVote }>): GovernanceState => ({
      ...state,
      ownVote: payload,
    }),
  },
});

export const governanceSlice = { name: slice.name, reducer: slice.reducer } as const;
export const { proposalsReceived, actionsReceived, voterReceived, priorVotesReceived, ownVoteReceived } = slice.actions;
