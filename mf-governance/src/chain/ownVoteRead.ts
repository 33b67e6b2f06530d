import { defineRead, readWord } from '@dex/mf-shared/chain';
import type { ReadResult } from '@dex/mf-shared/contract';
import type { Address, ChainId, Hex } from '@dex/mf-shared/domain';
import type { GovernorIndex } from '../domain/governor';
import { NO_VOTE, type OwnVote } from '../domain/ownVote';
import { VOTE, type VoteSupport } from '../domain/proposalStatus';
import { governorCalls } from './governorCalls';

interface OwnVoteWish {
  readonly chainId: ChainId;
  readonly governorIndex: GovernorIndex;
  readonly proposalId: string;
  readonly account: Address;
}

/** How an account voted on a proposal, by the governor's own receipt, fresh at each block (`getReceipt` of GovernorAlpha and GovernorBravo). */
export const ownVoteRead = defineRead({
  name: 'ownVote',
  key: ({ account, governorIndex, proposalId }: OwnVoteWish) => [account, governorIndex, proposalId].join(),
  calls: ({ account, governorIndex, proposalId }, { governance }) => {
    const governor = governance.governors[governorIndex];
    return [governor ? governorCalls.receipt(governor, proposalId, account) : null];
  },
  decode: ([result]) => ownVoteOf(result),
});

function ownVoteOf(result: ReadResult | undefined): OwnVote {
  if (!result || result.kind === 'loading') return { kind: 'loading' };
  if (result.kind === 'invalid') return NO_VOTE;
  if (result.kind === 'valid') return decodeReceipt(result.data) ?? { kind: 'failed' };
  // A vote that was read once stays cast; that there was none may be past.
  const stale = result.kind === 'error' && result.stale ? decodeReceipt(result.stale.data) : null;
  return stale?.kind === 'voted' ? stale : { kind: 'failed' };
}

const WORD = 32;

/**
 * Three words: whether the account voted; for which side (Alpha: true is "for"; Bravo: 0 against, 1 for, 2 abstain); its votes,
 * raw. Null for anything else.
 */
export function decodeReceipt(data: Hex): OwnVote | null {
  const [hasVoted, side, votes] = [readWord(data, 0), readWord(data, WORD), readWord(data, 2 * WORD)];
  if (hasVoted === null || side === null || votes === null || hasVoted > 1n) return null;
  if (hasVoted === 0n) return { kind: 'none' };
  const support = SIDES.find((known) => BigInt(known) === side);
  return support === undefined ? null : { kind: 'voted', support, votes: String(votes) };
}

const SIDES: readonly VoteSupport[] = Object.values(VOTE);
