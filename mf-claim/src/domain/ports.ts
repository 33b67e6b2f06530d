import type { ChainError } from '@dex/mf-shared/contract';
import type { Address, Result, TxHash } from '@dex/mf-shared/domain';
import type { ClaimEntry } from './claimEntry';

export interface ClaimToSubmit {
  readonly from: Address;
  /** Who gets the tokens: anybody who has a claim (CLAIM-5). */
  readonly recipient: Address;
  readonly entry: ClaimEntry;
}

/** What the screens can do to the chain. */
export interface ClaimCommands {
  /** Sends the claim through the wallet and has it tracked. */
  submitClaim(claim: ClaimToSubmit): Promise<Result<TxHash, ChainError>>;
}
