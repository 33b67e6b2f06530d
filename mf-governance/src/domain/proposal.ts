import type { Address, Hex } from '@dex/mf-shared/domain';
import type { GovernorIndex } from './governor';
import type { ProposalStatus } from './proposalStatus';
import type { VoteCounts } from './tally';

/** One call that a proposal makes when it is executed. */
export interface ProposalAction {
  readonly target: Address;
  /** As the proposal gives it, e.g. "transfer(address,uint256)"; empty when the call data carries its own selector. */
  readonly functionSig: string;
  /** The arguments in words, comma-separated; null when they could not be decoded. */
  readonly callData: string | null;
  readonly rawCallData: Hex;
  /** Wei sent along, as decimal text. */
  readonly value: string;
}

/** What the governor's event says of a proposal in words; it never changes. */
export interface ProposalContent {
  /** Null for a description without any text. */
  readonly title: string | null;
  readonly description: string;
}

/** What the governor says of a proposal at a block; counts are raw. */
export interface ProposalStanding extends VoteCounts {
  readonly id: string;
  readonly governorIndex: GovernorIndex;
  readonly proposer: Address;
  readonly status: ProposalStatus;
  readonly startBlock: number;
  readonly endBlock: number;
}

/** A proposal as the screens show it; `content` is null while its event was not read. */
export interface Proposal extends ProposalStanding {
  readonly content: ProposalContent | null;
}

/** Newest first: the governors followed one another, and each counts upwards. */
export function newestFirst(proposals: readonly Proposal[]): readonly Proposal[] {
  return [...proposals].sort((one, other) => other.governorIndex - one.governorIndex || Number(BigInt(other.id) - BigInt(one.id)));
}
