import type { RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { bridge } from '@dex/mf-shared/state';
import { defineRemote } from '@dex/mf-shared/ui';
import { of } from 'rxjs';
import { ownVoteRead } from './chain/ownVoteRead';
import { priorVotesRead } from './chain/priorVotesRead';
import { proposalActions$ } from './chain/proposalActions';
import { proposals$ } from './chain/proposalsStream';
import { voter$ } from './chain/voterStream';
import { LATEST_GOVERNOR } from './domain/governor';
import { NO_VOTER } from './domain/voter';
import { matchRoute } from './routes';
import {
  actionsReceived,
  governanceSlice,
  ownVoteReceived,
  priorVotesReceived,
  proposalsReceived,
  voterReceived,
} from './state/governanceSlice';
import { wantedActions, wantedOwnVote, wantedPriorVotes, wantedProposals, wantedVoter } from './state/wantedGovernance';

function start(services: ShellServices): () => void {
  const { reads, node, chains } = services;
  const loadCodec = () => import('./chain/proposalCodec');
  const stops = [
    bridge({
      services,
      slices: [governanceSlice],
      wanted: wantedProposals,
      watch: (chainId) => proposals$({ reads, node }, { chainId, governors: chains[chainId].governance.governors }),
      received: (chainId, proposals) => proposalsReceived({ chainId, proposals }),
    }),
    bridge({
      services,
      slices: [governanceSlice],
      wanted: wantedActions,
      watch: ({ chainId, governorIndex, proposalId }) =>
        proposalActions$(
          { reads, node, loadCodec },
          { chainId, proposalId, governor: chains[chainId].governance.governors[governorIndex] },
        ),
      received: (key, actions) => actionsReceived({ key, actions }),
    }),
    bridge({
      services,
      slices: [governanceSlice],
      wanted: wantedVoter,
      watch: ({ chainId, account }) => {
        const token = chains[chainId].governanceToken;
        const governor = chains[chainId].governance.governors[LATEST_GOVERNOR];
        return token && governor ? voter$(reads, { chainId, account, governor, token: token.address }) : of(NO_VOTER);
      },
      received: ({ chainId, account }, facts) => voterReceived({ chainId, account, facts }),
    }),
    bridge({
      services,
      slices: [governanceSlice],
      ...priorVotesRead(services),
      wanted: wantedPriorVotes,
      received: (key, votes) => priorVotesReceived({ key, votes }),
    }),
    bridge({
      services,
      slices: [governanceSlice],
      ...ownVoteRead(services),
      wanted: wantedOwnVote,
      received: (key, vote) => ownVoteReceived({ key, vote }),
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Governance: proposals of three governors, votes, delegation and new proposals. */
export const remote = defineRemote({
  name: 'governance',
  matchRoute,
  slices: [governanceSlice],
  load: () => import(/* webpackMode: "eager" */ './ui/Root'),
  loadMessages: (locale) => import(`./ui/messages/${locale}.json`).then((module) => module.default),
  start,
}) satisfies RemoteModule;
