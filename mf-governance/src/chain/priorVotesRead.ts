import { defineRead } from '@dex/mf-shared/chain';
import type { ReadResult } from '@dex/mf-shared/contract';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import { LOADING_VOTES, NO_PAST_VOTES, type PriorVotes } from '../domain/priorVotes';
import { voteTokenCalls } from './voteTokenCalls';
import { wordOf } from './wordOf';

interface PriorVotesWish {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly block: number;
}

/** The votes an account had at a mined block. They never change, so they are read once; a node that is behind refuses, and is asked again. */
export const priorVotesRead = defineRead({
  name: 'priorVotes',
  key: ({ account, block }: PriorVotesWish) => [account, block].join(),
  calls: ({ account, block }, { governanceToken }) => [
    governanceToken && voteTokenCalls.priorVotes(governanceToken.address, account, block),
  ],
  decode: ([answer]) => priorVotesOf(answer),
  blocksPerFetch: Infinity,
});

function priorVotesOf(answer: ReadResult | undefined): PriorVotes {
  const votes = wordOf(answer);
  if (votes !== null) return { kind: 'known', votes };
  if (answer?.kind === 'invalid') return NO_PAST_VOTES;
  return !answer || answer.kind === 'loading' ? LOADING_VOTES : { kind: 'failed' };
}
