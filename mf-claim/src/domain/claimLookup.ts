import type { Address } from '@dex/mf-shared/domain';
import type { ClaimEntry } from './claimEntry';

/** Why no entry came back. A clean miss is one thing, a failed download another: only the second is worth another try. */
export interface ClaimLookupError {
  readonly code: 'not_in_partial_search' | 'not_in_mappings' | 'not_in_file' | 'download_failed';
  /** One fixed English text, for the console. */
  readonly message: string;
}

/** The errors of a claim look-up with their texts (CLAIM-2). */
export const claimLookupErrors = {
  notInPartialSearch: (account: Address): ClaimLookupError => ({
    code: 'not_in_partial_search',
    message: `Claim for ${account} was not found in partial search`,
  }),
  notInMappings: (account: Address): ClaimLookupError => ({
    code: 'not_in_mappings',
    message: `Claim for ${account} was not found after searching all mappings`,
  }),
  notInFile: (account: Address): ClaimLookupError => ({
    code: 'not_in_file',
    message: `Claim for ${account} was not found in claim file!`,
  }),
  downloadFailed: (url: string, cause: string): ClaimLookupError => ({
    code: 'download_failed',
    message: `Failed to download ${url}: ${cause}`,
  }),
};

/** What is known about one address's claim. `payable` is checked against the distributor: not yet claimed, and its proof holds. */
export type ClaimStatus =
  | { readonly kind: 'looking' }
  | { readonly kind: 'notEligible' }
  | { readonly kind: 'downloadFailed' }
  | { readonly kind: 'checking'; readonly entry: ClaimEntry }
  | { readonly kind: 'checkFailed'; readonly entry: ClaimEntry }
  | { readonly kind: 'claimed'; readonly entry: ClaimEntry }
  | { readonly kind: 'refused'; readonly entry: ClaimEntry }
  | { readonly kind: 'payable'; readonly entry: ClaimEntry };
