import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { TradeType } from './quoteOutcome';

/** A question to the operator's quote service (SWAP-13). `amount` is raw decimal text of the typed side; `key` names the question. */
export interface SuggestionWish {
  readonly chainId: ChainId;
  readonly tokenIn: Address;
  readonly tokenOut: Address;
  readonly amount: string;
  readonly tradeType: TradeType;
  readonly key: string;
}

/** A way through version-3 pools that the service names, as of a block. Its figures are not kept: the chain's quoter alone says what a route gives. */
export interface QuoteSuggestion {
  readonly blockNumber: number;
  readonly path: readonly Address[];
  /** In millionths, one for each hop. */
  readonly fees: readonly number[];
}

/** A suggestion older than this many blocks is not used (SWAP-13). */
const MAX_AGE_BLOCKS = 10;

/** True while a suggestion is at most ten blocks old; of an unknown height nothing is recent. */
export function isRecent({ blockNumber }: Pick<QuoteSuggestion, 'blockNumber'>, height: number | null): boolean {
  return height !== null && height - blockNumber <= MAX_AGE_BLOCKS;
}
