import { combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { isUnread, lastDataOf, readAddress, readWord } from '@dex/mf-shared/chain';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import { proposalStatusOf, type ProposalStatus } from '../domain/proposalStatus';
import { LOADING_VOTES, type PriorVotes } from '../domain/priorVotes';
import type { Voter } from '../domain/voter';
import { governorCalls } from './governorCalls';
import { voteTokenCalls } from './voteTokenCalls';

export interface VoterQuery {
  readonly chainId: ChainId;
  readonly token: Address;
  /** The governor that receives new proposals. */
  readonly governor: Address;
  /** Null without a wallet: then only the threshold is read. */
  readonly account: Address | null;
}

function wordOf(result: ReadResult | undefined): string | null {
  const data = lastDataOf(result);
  const word = data === null ? null : readWord(data, 0);
  return word === null ? null : String(word);
}

/** Delegate, votes, threshold and latest proposal of an account, fresh at each block (GOV-14). */
export function voter$(reads: ChainReads, { chainId, token, governor, account }: VoterQuery): Observable<Voter> {
  const calls = [
    governorCalls.proposalThreshold(governor),
    account && voteTokenCalls.delegates(token, account),
    account && voteTokenCalls.currentVotes(token, account),
    account && governorCalls.latestProposalIds(governor, account),
  ];
  const answers$ = reads.watch(chainId, calls);
  const latestStatus$ = answers$.pipe(
    map((answers) => wordOf(answers[3])),
    distinctUntilChanged(),
    switchMap((id) => (id === null || id === '0' ? of(null) : status$(reads, chainId, governor, id))),
  );
  return combineLatest([answers$, latestStatus$]).pipe(
    map(([answers, latestStatus]) => {
      const [threshold, delegates, votes] = answers;
      const delegateData = lastDataOf(delegates);
      return {
        delegatee: delegateData === null ? null : readAddress(delegateData, 0),
        votes: wordOf(votes),
        threshold: wordOf(threshold),
        isLoading: answers.some((answer) => answer.kind !== 'invalid' && isUnread(answer)),
        latestStatus,
      };
    }),
  );
}

function status$(reads: ChainReads, chainId: ChainId, governor: Address, id: string): Observable<ProposalStatus | null> {
  return reads.watch(chainId, [governorCalls.state(governor, id)]).pipe(
    map(([answer]) => {
      const status = wordOf(answer);
      return status === null ? null : proposalStatusOf(Number(status));
    }),
  );
}

export interface PriorVotesQuery {
  readonly chainId: ChainId;
  readonly token: Address;
  readonly account: Address;
  readonly block: number;
}

/** The votes an account had at a mined block. They never change, so they are read once; a node that is behind refuses, and is asked again. */
export function priorVotes$(reads: ChainReads, { chainId, token, account, block }: PriorVotesQuery): Observable<PriorVotes> {
  return reads
    .watch(chainId, [voteTokenCalls.priorVotes(token, account, block)], { blocksPerFetch: Infinity })
    .pipe(map(([answer]) => priorVotesOf(answer)));
}

function priorVotesOf(answer: ReadResult | undefined): PriorVotes {
  const votes = wordOf(answer);
  if (votes !== null) return { kind: 'known', votes };
  return !answer || answer.kind === 'loading' ? LOADING_VOTES : { kind: 'failed' };
}
