import { poolTokens } from '../domain/poolTokens';
import type { Trade } from '../domain/trade';
import { selectPair, selectTradeWish, type FormArgs } from './selectPair';

/**
 * The state of a quote (SWAP-8), with its trade; `syncing` still shows the last one, `partial` the best of the pools that were read so far, which
 * nobody may agree to. `isFailed` when the node cannot be read.
 */
export interface QuoteFacts {
  readonly kind: 'invalid' | 'loading' | 'noRoute' | 'partial' | 'valid' | 'syncing';
  readonly trade: Trade | null;
  /** Beside the best price over both versions: the best trade of one way in one version. */
  readonly alone: Trade | null;
  /** The other version's trade, when it is at least 0.5 % better. */
  readonly betterElsewhere: Trade | null;
  readonly isFailed: boolean;
}

const WITHOUT_TRADE = { trade: null, alone: null, betterElsewhere: null };
const NOTHING_TO_QUOTE: QuoteFacts = { ...WITHOUT_TRADE, kind: 'invalid', isFailed: false };
const QUOTE_TO_COME: QuoteFacts = { ...WITHOUT_TRADE, kind: 'loading', isFailed: false };
const NOTHING_OUT_OF_REACH: QuoteFacts = { ...NOTHING_TO_QUOTE, isFailed: true };
const QUOTE_OUT_OF_REACH: QuoteFacts = { ...QUOTE_TO_COME, isFailed: true };

function isSomethingToQuote(...args: FormArgs): boolean {
  const wish = selectTradeWish(...args);
  return wish !== null && poolTokens(selectPair(...args).chain, wish.input, wish.output) !== null;
}

/** What the form says while the code that computes prices is on its way. */
export const selectQuoteToCome = (...args: FormArgs): QuoteFacts => (isSomethingToQuote(...args) ? QUOTE_TO_COME : NOTHING_TO_QUOTE);

/** The same once that code could not be fetched. */
export const selectQuoteOutOfReach = (...args: FormArgs): QuoteFacts =>
  isSomethingToQuote(...args) ? QUOTE_OUT_OF_REACH : NOTHING_OUT_OF_REACH;
