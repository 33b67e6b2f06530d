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

/**
 * One route to ask the chain about, by the stretches that lie within one version each, in the order of the swap. `key` names route and
 * amount (`quoteKey`).
 */
export interface RouteToConfirm {
  readonly key: string;
  /** What is computed here for the whole, exactly: raw decimal text of the other side; null where it cannot be. */
  readonly computed: string | null;
  readonly stretches: readonly StretchToConfirm[];
}

/** What is asked of one version: its quoter, or the router that knows the pairs. Amounts are raw decimal text of the typed side. */
export interface StretchToConfirm {
  readonly version: 'v2' | 'v3';
  readonly path: readonly string[];
  /** Millionths; empty in version 2. */
  readonly fees: readonly number[];
  readonly amount: string;
  /** What a stretch before the last must give, for the next one is asked about just that; null for the last. */
  readonly expected: string | null;
}

/** A quote to confirm on the chain. */
export interface QuoteWish {
  readonly chainId: ChainId;
  readonly tradeType: TradeType;
  readonly routes: readonly RouteToConfirm[];
  /** Names the pair and the amount; the answer is kept under it. */
  readonly key: string;
  /** The state of the pools that is asked about. */
  readonly revision: number;
}

/**
 * The chain's answers: raw decimal text by the key of the question, null where the swap would fail; none where an earlier stretch gave
 * another amount, or where the chain could not be asked with as much gas as the figure takes.
 */
export interface ConfirmedQuote {
  readonly blockNumber: number;
  readonly amounts: Readonly<Record<string, string | null>>;
  /** The chain said of every route just what was computed here. */
  readonly isAsComputed: boolean;
}
