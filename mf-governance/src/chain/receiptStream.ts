import { readWord } from '@dex/mf-shared/chain';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import type { Address, ChainId, Hex } from '@dex/mf-shared/domain';
import { map, type Observable } from 'rxjs';
import type { OwnVote } from '../domain/ownVote';
import { VOTE, type VoteSupport } from '../domain/proposalStatus';
import { governorCalls } from './governorCalls';

export interface ReceiptQuery {
  readonly chainId: ChainId;
  readonly governor: Address;
  readonly proposalId: string;
  readonly account: Address;
}

/** How an account voted on a proposal, by the governor's own receipt, fresh at each block (`getReceipt` of GovernorAlpha and GovernorBravo). */
export function receipt$(reads: ChainReads, { chainId, governor, proposalId, account }: ReceiptQuery): Observable<OwnVote> {
  return reads.watch(chainId, [governorCalls.receipt(governor, proposalId, account)]).pipe(map(([result]) => ownVoteOf(result)));
}

function ownVoteOf(result: ReadResult | undefined): OwnVote {
  if (!result || result.kind === 'loading') return { kind: 'loading' };
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
