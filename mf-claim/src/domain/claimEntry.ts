import type { Hex, RawAmount } from '@dex/mf-shared/domain';

/** One address's share of the airdrop, as its chunk file gives it (CLAIM-2). `amount` is raw, 18 decimals. */
export interface ClaimEntry {
  readonly index: number;
  readonly amount: RawAmount;
  /** Sibling hashes from the leaf to the root, 32 bytes each. */
  readonly proof: readonly Hex[];
  readonly isSocks: boolean;
  readonly isLp: boolean;
  readonly isUser: boolean;
}
