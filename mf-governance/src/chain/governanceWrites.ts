import type { TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, callData, uintWord } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address } from '@dex/mf-shared/domain';
import { LATEST_GOVERNOR, type GovernorIndex } from '../domain/governor';
import type { VoteSupport } from '../domain/proposalStatus';

const DELEGATE = '0x5c19a95c';
/** castVote(uint256,bool) of the first two governors, castVote(uint256,uint8) of the third. */
const CAST_VOTE = { alpha: '0x15373e3d', bravo: '0x56781388' } as const;

/** `delegate(address)` of the governance token. */
export function delegateCall(token: Address, from: Address, delegatee: Address): TransactionCall {
  return { from, to: token, data: callData(DELEGATE, addressWord(delegatee)), value: ZERO_AMOUNT };
}

export interface VoteToCast {
  readonly governor: Address;
  readonly governorIndex: GovernorIndex;
  readonly from: Address;
  readonly proposalId: string;
  readonly support: VoteSupport;
}

/** `castVote(proposalId, support)`. Only the third governor knows an abstention: for the others it is a RangeError. */
export function castVoteCall({ governor, governorIndex, from, proposalId, support }: VoteToCast): TransactionCall {
  if (governorIndex !== LATEST_GOVERNOR && support > 1) throw new RangeError('This governor takes for and against only');
  const selector = governorIndex === LATEST_GOVERNOR ? CAST_VOTE.bravo : CAST_VOTE.alpha;
  return { from, to: governor, data: callData(selector, uintWord(BigInt(proposalId)), uintWord(support)), value: ZERO_AMOUNT };
}
