import type { ChainId, Token } from '@dex/mf-shared/domain';
import type { TradeType } from './quoteOutcome';

/** Which pools a screen wants to know; plain data, so that equal wishes are equal texts. */
export interface PoolsWish {
  readonly chainId: ChainId;
  readonly tokenIn: Token;
  readonly tokenOut: Token;
  /** True with multi-hop off. */
  readonly directOnly: boolean;
}

/** One route to ask the chain's quoter about: the pools' tokens and fees, in the order of the swap. */
export interface RouteToConfirm {
  readonly key: string;
  readonly path: readonly string[];
  readonly fees: readonly number[];
}

/** A quote to confirm on the chain. `amount` is raw decimal text of the typed side. */
export interface QuoteWish {
  readonly chainId: ChainId;
  readonly tradeType: TradeType;
  readonly amount: string;
  readonly routes: readonly RouteToConfirm[];
  /** Names the pair, the amount and the state of the pools; the answer is kept under it. */
  readonly key: string;
  /** True when some route can only be quoted by the chain, so that a new state of the pools must be asked about anew. */
  readonly needsChain: boolean;
}

/** The quoter's answers: raw decimal text per route key, null where the swap would fail. */
export interface ConfirmedQuote {
  readonly blockNumber: number;
  readonly amounts: Readonly<Record<string, string | null>>;
}
