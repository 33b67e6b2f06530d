import { combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainReads } from '@dex/mf-shared/contract';
import { isUnread, lastDataOf, readAddress } from '@dex/mf-shared/chain';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import { proposalStatusOf, type ProposalStatus } from '../domain/proposalStatus';
import type { Voter } from '../domain/voter';
import { governorCalls } from './governorCalls';
import { wordOf } from './wordOf';
import { voteTokenCalls } from './voteTokenCalls';

export interface VoterQuery {
  readonly chainId: ChainId;
  readonly token: Address;
  /** The governor that receives new proposals. */
  readonly governor: Address;
  /** Null without a wallet: then only the threshold is read. */
  readonly account: Address | null;
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
