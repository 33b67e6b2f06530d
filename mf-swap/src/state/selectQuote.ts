import { createSelector } from '@reduxjs/toolkit';
import { selectAreFiguresOld, selectIsSingleHopOnly } from '@dex/mf-shared/state';
import type { Token } from '@dex/mf-shared/domain';
import { findTrades, routesBetween, type FoundTrades, type Routes } from '../domain/findTrades';
import { poolsOf, type PoolsFacts } from '../domain/poolFacts';
import { poolTokens } from '../domain/poolTokens';
import type { PoolsWish, QuoteWish, RouteToConfirm } from '../domain/ports';
import { isRecent, type SuggestionWish } from '../domain/quoteSuggestion';
import { isRouteThrough, routeKey, type Route } from '../domain/route';
import { isBetterByThreshold, type Trade, type TradeWish } from '../domain/trade';
import type { QuoteFacts } from './quoteFacts';
import { keeping, selectChain, selectPair, selectTokens, selectTradeWish, type FormArgs } from './selectPair';
import { selectSwap } from './swapSlice';

/** Which pools the form wants to know; null without two different tokens. */
export const selectPoolsWish: (...args: FormArgs) => PoolsWish | null = createSelector(
  [selectChain, selectTokens, (...[state]: FormArgs) => selectIsSingleHopOnly(state)],
  (chain, tokens, directOnly): PoolsWish | null =>
    tokens && { chainId: chain.chainId, tokenIn: bare(tokens[0]), tokenOut: bare(tokens[1]), directOnly },
);

/** A token without what does not bear on its pools, so that a changed logo asks nothing anew. */
function bare({ kind, chainId, address, decimals, symbol, name }: Token): Token {
  return { kind, chainId, address, decimals, symbol, name };
}

/** The identity of a wish for pools. */
export function poolsKey({ chainId, tokenIn, tokenOut, directOnly }: PoolsWish): string {
  return [chainId, tokenIn.address, tokenOut.address, directOnly].join('-');
}

const selectPoolsState = (...args: FormArgs) => {
  const wish = selectPoolsWish(...args);
  const { pools } = selectSwap(args[0]);
  return wish && pools?.key === poolsKey(wish) ? pools : null;
};

/** The same object until the pools themselves change, whatever blocks go by: the slice keeps their lists. */
const selectMaterial = keeping(
  selectPoolsState,
  (one, other) =>
    one?.key === other?.key &&
    one?.revision === other?.revision &&
    one?.facts.pairs === other?.facts.pairs &&
    one?.facts.pools === other?.facts.pools,
);

const selectRoutes = createSelector(
  [selectMaterial, selectPoolsWish],
  (pools, wish): Routes | null => pools && wish && routesBetween(poolsOf(pools.facts), wish.tokenIn, wish.tokenOut, wish.directOnly),
);

/** The question to the quoter that an answer belongs to. */
function questionKey(pools: string, { amount, tradeType }: TradeWish): string {
  return [pools, tradeType, amount].join('-');
}

const NOTHING_SAID: Readonly<Record<string, string | null>> = {};

const selectSaid = (...args: FormArgs): Readonly<Record<string, string | null>> => {
  const { confirmed } = selectSwap(args[0]);
  const pools = selectPoolsState(...args);
  const wish = selectTradeWish(...args);
  if (!confirmed || !pools || !wish) return NOTHING_SAID;
  return confirmed.key === `${questionKey(pools.key, wish)}@${pools.revision}` ? confirmed.quote.amounts : NOTHING_SAID;
};

const selectFound = createSelector(
  [selectRoutes, selectTradeWish, selectSaid],
  (routes, wish, said): { v2: FoundTrades; v3: FoundTrades } | null =>
    routes && wish && { v2: findTrades(routes.v2, wish, 'v2', {}), v3: findTrades(routes.v3, wish, 'v3', said) },
);

/** The question to the operator's quote service; null while there is nothing to ask, or the network has no version 3. */
export const selectSuggestionWish: (...args: FormArgs) => SuggestionWish | null = createSelector(
  [selectPoolsWish, selectTradeWish, selectChain],
  (pools, wish, chain): SuggestionWish | null =>
    pools &&
    wish &&
    (chain.v3 ?? null) && {
      chainId: chain.chainId,
      tokenIn: pools.tokenIn.address,
      tokenOut: pools.tokenOut.address,
      amount: String(wish.amount),
      tradeType: wish.tradeType,
      key: questionKey(poolsKey(pools), wish),
    },
);

/** The route that the service names, if it goes through pools that are read here and is recent; the quoter still has to say what it gives. */
const selectSuggestedRoute = (...args: FormArgs): Route | null => {
  const { suggested } = selectSwap(args[0]);
  const pools = suggested && selectPoolsState(...args);
  if (!pools || !isRecent(suggested.suggestion, pools.facts.blockNumber)) return null;
  if (suggested.key !== selectSuggestionWish(...args)?.key) return null;
  return selectRoutes(...args)?.v3.find((route) => isRouteThrough(route, suggested.suggestion)) ?? null;
};

const TOP_ROUTES = 3;
const UNKNOWN_ROUTES = 12;

/** The question to the quoter: the best routes as computed here, those that could not be computed, and the one that the quote service names. Null when there is nothing to ask. */
export const selectQuoteWish: (...args: FormArgs) => QuoteWish | null = createSelector(
  [selectRoutes, selectTradeWish, selectMaterial, selectChain, selectSuggestedRoute],
  (routes, wish, pools, chain, suggested): QuoteWish | null => {
    if (!routes || !wish || !pools || routes.v3.length === 0) return null;
    const { trades, unknownRoutes } = findTrades(routes.v3, wish, 'v3', {});
    const top = [...trades].sort((one, other) => (isOrderedBefore(one, other) ? -1 : 1)).slice(0, TOP_ROUTES);
    const own = [...top.map(({ route }) => route), ...unknownRoutes.slice(0, UNKNOWN_ROUTES)];
    const asked = suggested && !own.includes(suggested) ? [...own, suggested] : own;
    if (asked.length === 0) return null;
    const { tradeType, amount } = wish;
    const key = `${questionKey(pools.key, wish)}@${pools.revision}`;
    return {
      chainId: chain.chainId,
      tradeType,
      amount: String(amount),
      routes: asked.map(routeToConfirm),
      key,
      needsChain: unknownRoutes.length > 0,
    };
  },
);

function isOrderedBefore(one: Trade, other: Trade): boolean {
  return one.tradeType === 'exactInput' ? one.outputAmount > other.outputAmount : one.inputAmount < other.inputAmount;
}

function routeToConfirm(route: Route): RouteToConfirm {
  return {
    key: routeKey(route),
    path: route.path.map(({ address }) => address),
    fees: route.hops.flatMap((hop) => (hop.version === 'v3' ? [hop.pool.fee] : [])),
  };
}

/** The identity of a question. What was computed here exactly needs no new answer when the pools move on; the rest does. */
export function quoteWishKey({ key, needsChain, routes }: QuoteWish): string {
  return [needsChain ? key : key.replace(/@\d+$/, ''), ...routes.map((route) => route.key)].join();
}

/** What the form can say about the price now. */
export const selectQuote: (...args: FormArgs) => QuoteFacts = createSelector(
  [selectFound, selectTradeWish, selectPoolsState, selectPair, selectSaid, (...[state]: FormArgs) => selectAreFiguresOld(state)],
  (found, wish, pools, { version, chain }, said, areFiguresOld): QuoteFacts => {
    const none = { trade: null, betterElsewhere: null, isFailed: pools?.facts.failed ?? false };
    if (!wish || !poolTokens(chain, wish.input, wish.output)) return { ...none, kind: 'invalid' };
    if (!found || !pools) return { ...none, kind: 'loading' };
    const { best, unknownRoutes } = found[version];
    const elsewhere = found[version === 'v2' ? 'v3' : 'v2'].best;
    const betterElsewhere = elsewhere && (best ? isBetterByThreshold(best, elsewhere) : true) ? elsewhere : null;
    if (best) return { ...none, kind: areFiguresOld || isOld(pools.facts) ? 'syncing' : 'valid', trade: best, betterElsewhere };
    const isOpen = !pools.facts.isComplete || (unknownRoutes.length > 0 && said === NOTHING_SAID);
    return { ...none, kind: isOpen ? 'loading' : 'noRoute', betterElsewhere: isOpen ? null : betterElsewhere };
  },
);

function isOld(facts: PoolsFacts): boolean {
  return facts.syncing || facts.failed;
}
