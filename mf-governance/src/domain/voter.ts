import type { Address } from '@dex/mf-shared/domain';
import type { ProposalStatus } from './proposalStatus';

/** What the chain says of an account's votes; each is null while it is not known. Votes are raw. */
export interface Voter {
  /** Whom the account's votes go to; the zero address for nobody. */
  readonly delegatee: Address | null;
  readonly votes: string | null;
  /** The threshold of the governor that receives new proposals. */
  readonly threshold: string | null;
  /** Status of the account's latest proposal there; null also when there is none. */
  readonly latestStatus: ProposalStatus | null;
}

export const UNKNOWN_VOTER: Voter = { delegatee: null, votes: null, threshold: null, latestStatus: null };
