import { selectAccount, selectActiveChainId, selectUnderWay, type SharedState } from '@dex/mf-shared/state';
import { sameAddress } from '@dex/mf-shared/domain';
import type { GovernorIndex } from '../domain/governor';
import { LOADING_ACTIONS, type ActionsState } from '../domain/actionsState';
import { LOADING_VOTE, type OwnVote } from '../domain/ownVote';
import { LOADING_VOTES, type PriorVotes } from '../domain/priorVotes';
import type { Proposal } from '../domain/proposal';
import type { ProposalsState } from '../domain/proposalsState';
import { UNKNOWN_VOTER, type Voter } from '../domain/voter';
import type { GovernanceState } from './governanceSlice';

export interface WithGovernance extends SharedState {
  readonly governance: GovernanceState;
}

const LOADING: ProposalsState = { kind: 'loading' };

/** The proposals of the active network. */
export const selectProposals = (state: WithGovernance): ProposalsState => state.governance.proposals[selectActiveChainId(state)] ?? LOADING;

/** One proposal of the active network; null while it is not known. */
export function selectProposal(state: WithGovernance, governorIndex: GovernorIndex, id: string): Proposal | null {
  const known = selectProposals(state);
  if (known.kind !== 'known') return null;
  return known.proposals.find((proposal) => proposal.governorIndex === governorIndex && proposal.id === id) ?? null;
}

/** What one proposal of the active network does; an answer about another one does not count. */
export function selectActions(state: WithGovernance, governorIndex: GovernorIndex, id: string): ActionsState {
  const { actions } = state.governance;
  const isCurrent =
    actions?.key.chainId === selectActiveChainId(state) && actions.key.governorIndex === governorIndex && actions.key.proposalId === id;
  return actions && isCurrent ? actions.actions : LOADING_ACTIONS;
}

/** What is known of the connected account's votes; facts of another account or network do not count. */
export function selectVoter(state: WithGovernance): Voter {
  const { voter } = state.governance;
  const account = selectAccount(state);
  const isCurrent = voter?.chainId === selectActiveChainId(state) && (voter.account === account || sameAddress(voter.account, account));
  return voter && isCurrent ? voter.facts : UNKNOWN_VOTER;
}

/** The connected account's votes at a block. */
export function selectPriorVotes(state: WithGovernance, block: number): PriorVotes {
  const { priorVotes } = state.governance;
  const isCurrent =
    priorVotes?.key.chainId === selectActiveChainId(state) &&
    priorVotes.key.block === block &&
    sameAddress(priorVotes.key.account, selectAccount(state));
  return priorVotes && isCurrent ? priorVotes.votes : LOADING_VOTES;
}

const SENT_VOTE: OwnVote = { kind: 'sent' };

/** The connected account's own vote on a proposal; an answer about another account, network or proposal does not count. */
export function selectOwnVote(state: WithGovernance, governorIndex: GovernorIndex, id: string): OwnVote {
  const { ownVote } = state.governance;
  const [chainId, account] = [selectActiveChainId(state), selectAccount(state)];
  const isCurrent =
    ownVote?.key.chainId === chainId &&
    ownVote.key.governorIndex === governorIndex &&
    ownVote.key.proposalId === id &&
    sameAddress(ownVote.key.account, account);
  const known = ownVote && isCurrent ? ownVote.vote : LOADING_VOTE;
  if (known.kind === 'voted') return known;
  const proposal = `${governorIndex}.${id}`;
  const underWay = selectUnderWay(
    state,
    chainId,
    ({ from, summary }) => summary.kind === 'vote' && summary.proposal === proposal && sameAddress(from, account),
  );
  return underWay === 'sent' ? SENT_VOTE : known;
}

/** Whether the connected account has sent a proposal that has no end yet: a governor takes one of a proposer at a time. */
export const selectIsProposing = (state: SharedState): boolean => {
  const account = selectAccount(state);
  return (
    selectUnderWay(state, selectActiveChainId(state), ({ from, summary }) => summary.kind === 'propose' && sameAddress(from, account)) ===
    'sent'
  );
};
