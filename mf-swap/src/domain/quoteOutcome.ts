/**
 * The answer of a local quote in raw units: an exact amount; `unknown` when the pool's state held here does not reach
 * far enough to know (never a wrong figure); `insufficient` when the pools cannot fill it.
 */
export type QuoteOutcome =
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'insufficient' };

/** Which side was typed. */
export type TradeType = 'exactInput' | 'exactOutput';
