import { requireAddress } from '@dex/mf-shared/domain';
import { blockMined } from '@dex/mf-shared/state';
import type { FakeServices, Story } from '@dex/mf-shared/testing';
import type { ProposalsState } from '../../domain/proposalsState';
import { matchRoute } from '../../routes';
import {
  actionsReceived,
  governanceSlice,
  ownVoteReceived,
  priorVotesReceived,
  proposalsReceived,
  voterReceived,
} from '../../state/governanceSlice';
import { ProposalScreen } from '../ProposalScreen';
import { VoteScreen } from '../VoteScreen';
import { sampleProposal } from './sampleProposal';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const VOTES = String(1200n * 10n ** 18n);

const active = { ...sampleProposal, status: 'active' } as const;
const all = [
  active,
  { ...sampleProposal, id: '8', status: 'executed' } as const,
  { ...sampleProposal, id: '7', status: 'defeated' } as const,
];

const known = (proposals: typeof all): ProposalsState => ({ kind: 'known', proposals, isComplete: true, hasFailed: false });

const proposalKey = { chainId: 1, governorIndex: 2, proposalId: '9' } as const;

/** What is known of the proposals, at a block amid the voting. */
function tell({ store }: FakeServices, proposals: ProposalsState): void {
  store.addSlice(governanceSlice);
  store.dispatch(blockMined({ chainId: 1, number: 15, timestamp: 1_750_000_000 }));
  store.dispatch(proposalsReceived({ chainId: 1, proposals }));
  store.dispatch(actionsReceived({ key: proposalKey, actions: { kind: 'known', actions: [] } }));
}

/** The account may vote, and has not. */
function mayVote({ store }: FakeServices): void {
  const facts = { delegatee: ACCOUNT, votes: VOTES, threshold: String(10n ** 24n), isLoading: false, latestStatus: null };
  store.dispatch(voterReceived({ chainId: 1, account: ACCOUNT, facts }));
  store.dispatch(priorVotesReceived({ key: { chainId: 1, account: ACCOUNT, block: 10 }, votes: { kind: 'known', votes: VOTES } }));
}

const ownKey = { ...proposalKey, account: ACCOUNT } as const;

interface Shown {
  readonly proposals: ProposalsState;
  readonly isVisitor?: boolean;
  readonly and?: (services: FakeServices) => void;
}

function screen(name: string, path: string, { proposals, isVisitor = false, and }: Shown): Story {
  return {
    name: `governance-${name}`,
    isScreen: true,
    world: { path, ...(isVisitor ? {} : { account: ACCOUNT }) },
    matchRoute,
    prepare: (services) => {
      tell(services, proposals);
      and?.(services);
    },
    draw: () => (path === '/vote' ? <VoteScreen /> : <ProposalScreen />),
  };
}

/** The list and one proposal, as they are come upon. */
export const screenStories: readonly Story[] = [
  screen('list-loading', '/vote', { proposals: { kind: 'loading' } }),
  screen('list-failed', '/vote', { proposals: { kind: 'failed' } }),
  screen('list-empty', '/vote', { proposals: known([]) }),
  screen('list-visitor', '/vote', { proposals: known(all), isVisitor: true }),
  screen('list-known', '/vote', { proposals: known(all), and: mayVote }),
  screen('detail-visitor', '/vote/2/9', { proposals: known(all), isVisitor: true }),
  screen('detail-open', '/vote/2/9', {
    proposals: known(all),
    and: (services) => {
      mayVote(services);
      services.store.dispatch(ownVoteReceived({ key: ownKey, vote: { kind: 'none' } }));
    },
  }),
  screen('detail-voted', '/vote/2/9', {
    proposals: known(all),
    and: (services) => {
      mayVote(services);
      services.store.dispatch(ownVoteReceived({ key: ownKey, vote: { kind: 'voted', support: 1, votes: VOTES } }));
    },
  }),
  screen('detail-missing', '/vote/2/99', { proposals: known(all), and: mayVote }),
];
