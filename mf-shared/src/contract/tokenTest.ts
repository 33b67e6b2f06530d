import type { Address } from '../domain/address';
import type { ChainId } from '../domain/chainId';

/** Why a token could not be tested: no pool against the native coin, a node that cannot simulate, one that did not answer, or figures too small to compare. */
export type NotMeasured = 'noPool' | 'unavailable' | 'silent' | 'tooCoarse';

/** What a small purchase and the sale of all of it showed, in a simulation; losses in hundredths of a percent, beside the pool's own fee. */
export type TokenTestOutcome =
  | { readonly kind: 'measured'; readonly lostWhenBought: number; readonly lostWhenSold: number }
  /** `reason` in the token's own words; null where it gave none. */
  | { readonly kind: 'saleFailed'; readonly lostWhenBought: number | null; readonly reason: string | null }
  | { readonly kind: 'purchaseFailed'; readonly reason: string | null }
  | { readonly kind: 'notMeasured'; readonly why: NotMeasured };

/** Buys a little of a token and sells it again inside one simulation; no wallet is asked, nothing is sent. Never throws. */
export type TestToken = (chainId: ChainId, token: Address) => Promise<TokenTestOutcome>;
