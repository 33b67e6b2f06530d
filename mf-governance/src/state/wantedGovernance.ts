import type { AppLocation } from '@dex/mf-shared/contract';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import { selectAccount, selectActiveChainId, selectBlock, selectOpenDialog } from '@dex/mf-shared/state';
import { parseGovernorIndex, parseProposalId } from '../domain/governor';
import { selectProposal, type WithGovernance } from './governanceSelectors';
import type { OwnVoteKey, PriorVotesKey, ProposalKey } from './governanceSlice';
import { matchRoute } from '../routes';

const isGovernancePage = (location: AppLocation) => matchRoute(location.pathname) !== null;

/** The network whose proposals are wanted: that of an open list or proposal. */
export function wantedProposals(state: WithGovernance, location: AppLocation): ChainId | null {
  const route = matchRoute(location.pathname)?.route;
  return route === 'vote' || route === 'proposal' ? selectActiveChainId(state) : null;
}

/** Which proposal's calls are wanted: those of the open one. */
export function wantedActions(state: WithGovernance, location: AppLocation): ProposalKey | null {
  const match = matchRoute(location.pathname);
  if (match?.route !== 'proposal') return null;
  const governorIndex = parseGovernorIndex(match.params.governorIndex ?? '');
  const proposalId = parseProposalId(match.params.id ?? '');
  return governorIndex === null || proposalId === null ? null : { chainId: selectActiveChainId(state), governorIndex, proposalId };
}

/** Whose votes are wanted: on every page of the section, and while the delegation dialog is open anywhere. */
export function wantedVoter(
  state: WithGovernance,
  location: AppLocation,
): { readonly chainId: ChainId; readonly account: Address | null } | null {
  if (!isGovernancePage(location) && selectOpenDialog(state)?.kind !== 'delegate') return null;
  return { chainId: selectActiveChainId(state), account: selectAccount(state) };
}

/** The past votes that decide whether the account may vote on the open proposal; its start block must be mined. */
export function wantedPriorVotes(state: WithGovernance, location: AppLocation): PriorVotesKey | null {
  const match = matchRoute(location.pathname);
  const account = selectAccount(state);
  const governorIndex = match?.route === 'proposal' ? parseGovernorIndex(match.params.governorIndex ?? '') : null;
  if (!match || !account || governorIndex === null) return null;
  const proposal = selectProposal(state, governorIndex, match.params.id ?? '');
  const latest = selectBlock(state);
  if (!proposal || !latest || proposal.startBlock >= latest.number) return null;
  return { chainId: selectActiveChainId(state), account, block: proposal.startBlock };
}

/** Whose receipt is wanted: that of the account, on the open proposal. */
export function wantedOwnVote(state: WithGovernance, location: AppLocation): OwnVoteKey | null {
  const match = matchRoute(location.pathname);
  const account = selectAccount(state);
  const governorIndex = match?.route === 'proposal' ? parseGovernorIndex(match.params.governorIndex ?? '') : null;
  if (!match || !account || governorIndex === null) return null;
  const proposal = selectProposal(state, governorIndex, match.params.id ?? '');
  return proposal && { chainId: selectActiveChainId(state), account, governorIndex, proposalId: proposal.id };
}
