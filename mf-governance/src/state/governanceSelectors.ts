import { selectAccount, selectActiveChainId, type SharedState } from '@dex/mf-shared/state';
import { sameAddress } from '@dex/mf-shared/domain';
import type { GovernorIndex } from '../domain/governor';
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

/** What is known of the connected account's votes; facts of another account or network do not count. */
export function selectVoter(state: WithGovernance): Voter {
  const { voter } = state.governance;
  const account = selectAccount(state);
  const isCurrent = voter?.chainId === selectActiveChainId(state) && (voter.account === account || sameAddress(voter.account, account));
  return voter && isCurrent ? voter.facts : UNKNOWN_VOTER;
}

/** The connected account's votes at a block, raw; null while unknown. */
export function selectPriorVotes(state: WithGovernance, block: number): string | null {
  const { priorVotes } = state.governance;
  const isCurrent =
    priorVotes?.key.chainId === selectActiveChainId(state) &&
    priorVotes.key.block === block &&
    sameAddress(priorVotes.key.account, selectAccount(state));
  return priorVotes && isCurrent ? priorVotes.votes : null;
}
