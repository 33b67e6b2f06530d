import { GOVERNOR_INDEXES, type GovernorIndex } from '../domain/governor';
import type { ActionsState } from '../domain/actionsState';
import type { OwnVote } from '../domain/ownVote';
import type { PriorVotes } from '../domain/priorVotes';
import type { Proposal } from '../domain/proposal';
import type { ProposalsState } from '../domain/proposalsState';
import type { Voter } from '../domain/voter';
import { selectActions, selectOwnVote, selectPriorVotes, selectProposal, selectProposals, selectVoter } from '../state/governanceSelectors';
import { governanceSlice } from '../state/governanceSlice';
import { useActiveChain, sectionSelector } from '@dex/mf-shared/ui';

const useGovernanceSelector = sectionSelector(governanceSlice);

export const useProposals = (): ProposalsState => useGovernanceSelector(selectProposals);
export const useProposal = (governorIndex: GovernorIndex, id: string): Proposal | null =>
  useGovernanceSelector((state) => selectProposal(state, governorIndex, id));
export const useActions = (governorIndex: GovernorIndex, id: string): ActionsState =>
  useGovernanceSelector((state) => selectActions(state, governorIndex, id));
export const useVoter = (): Voter => useGovernanceSelector(selectVoter);
export const usePriorVotes = (block: number): PriorVotes => useGovernanceSelector((state) => selectPriorVotes(state, block));

export const useOwnVote = (governorIndex: GovernorIndex, id: string): OwnVote =>
  useGovernanceSelector((state) => selectOwnVote(state, governorIndex, id));

/** Whether the active network has governance at all, and if not, which text says so (GOV-11). */
export function useGovernanceAvailability(): 'available' | 'layer2' | 'notAvailable' {
  const chain = useActiveChain();
  const hasGovernor = GOVERNOR_INDEXES.some((index) => chain.governance.governors[index] !== null);
  if (hasGovernor && chain.governanceToken) return 'available';
  return chain.isListedLayer2 ? 'layer2' : 'notAvailable';
}
