import type { Address } from '@dex/mf-shared/domain';
import type { ProposalStatus } from './proposalStatus';

/** What the chain says of an account's votes; each is null while it is not known. Votes are raw. */
export interface Voter {
  /** Whom the account's votes go to; the zero address for nobody. */
  readonly delegatee: Address | null;
  readonly votes: string | null;
  /** The threshold of the governor that receives new proposals. */
  readonly threshold: string | null;
  /** The facts that are null are on their way. */
  readonly isLoading: boolean;
  /** Status of the account's latest proposal there; null also when there is none. */
  readonly latestStatus: ProposalStatus | null;
}

export const UNKNOWN_VOTER: Voter = { delegatee: null, votes: null, threshold: null, isLoading: true, latestStatus: null };
/** Where there is nothing to vote with, or nobody to ask. */
export const NO_VOTER: Voter = { ...UNKNOWN_VOTER, isLoading: false };
