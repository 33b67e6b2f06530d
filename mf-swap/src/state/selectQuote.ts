import { createSelector } from '@reduxjs/toolkit';
import { selectAreFiguresOld, selectIsSingleHopOnly, selectNeverSplits } from '@dex/mf-shared/state';
import type { ChainId, Token } from '@dex/mf-shared/domain';
import { alternativesTo, type Alternative } from '../domain/best/alternatives';
import { costInToken, MOST_LEGS, type Freedom } from '../domain/best/bestPrice';
import { marketOf } from '../domain/best/market';
import { routesBetween, type Said } from '../domain/findTrades';
import { poolsOf, type PoolsFacts } from '../domain/poolFacts';
import { poolTokens } from '../domain/poolTokens';
import type { PoolsWish, QuoteWish, RouteToConfirm } from '../domain/ports';
import { isRecent, type SuggestionWish } from '../domain/quoteSuggestion';
import { isRouteThrough, quoteKey, routeKey, type Route } from '../domain/route';
import { routeToConfirm } from '../domain/stretches';
import { feeOf } from '../domain/transferFees';
import { isBetterByThreshold, type Trade, type TradeWish } from '../domain/trade';
import type { QuoteFacts } from './quoteFacts';
import { searchPrices, withoutFeesBetween, type Found, type KnownRoutes } from './searchPrices';
import { keeping, selectChain, selectPair, selectTokens, selectTradeWish, type FormArgs } from './selectPair';
import { selectNetworkFees, selectSwap, type QuoteAnswer } from './swapSlice';

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

const selectTransferFees = (...[state]: FormArgs) => selectSwap(state).transferFees;

const selectRoutes = createSelector(
  [selectMaterial, selectPoolsWish, selectChain, selectTransferFees],
  (state, wish, chain, fees): KnownRoutes | null => {
    if (!state || !wish) return null;
    const pools = poolsOf(state.facts);
    const routes = routesBetween(pools, wish.tokenIn, wish.tokenOut, wish.directOnly);
    return withoutFeesBetween({ routes, market: marketOf(routes, pools, wish.tokenIn, wish.tokenOut, chain.wrappedNative) }, fees);
  },
);

/** Which network's fees the form wants to know, once there is something to trade. */
export const selectFeesWish = (...args: FormArgs): ChainId | null =>
  selectTradeWish(...args) && selectTokens(...args) ? selectChain(...args).chainId : null;

const selectFreedom: (...args: FormArgs) => Freedom = createSelector(
  [(...[state]: FormArgs) => selectNeverSplits(state), selectNetworkFees],
  (neverSplits, fees): Freedom => ({ mostLegs: neverSplits ? 1 : MOST_LEGS, fees }),
);

/** The question to the quoter that an answer belongs to. */
function questionKey(pools: string, { amount, tradeType }: TradeWish): string {
  return [pools, tradeType, amount].join('-');
}

const NOTHING_SAID: Said = {};

/** What the chain last said to the question, whatever state the pools were in. */
const selectAnswer = (...args: FormArgs): QuoteAnswer | null => {
  const { confirmed } = selectSwap(args[0]);
  const pools = selectPoolsState(...args);
  const wish = selectTradeWish(...args);
  return confirmed && pools && wish && confirmed.key === questionKey(pools.key, wish) ? confirmed : null;
};

/** Figures count for one state of the pools; a way that was refused is out until the chain was asked about it again (SWAP-26). */
const selectSaid = createSelector([selectAnswer, (...args: FormArgs) => selectPoolsState(...args)?.revision], (answer, revision): Said => {
  if (!answer) return NOTHING_SAID;
  const { amounts } = answer.quote;
  if (answer.revision === revision) return amounts;
  const refused = Object.entries(amounts).filter(([, amount]) => amount === null);
  return refused.length > 0 ? Object.fromEntries(refused) : NOTHING_SAID;
});

const selectSearch = createSelector([selectRoutes, selectTradeWish, selectPair, selectFreedom, selectTransferFees], searchPrices);

/** What is computed here alone, before the chain said anything. */
const selectOwn = createSelector([selectSearch], (find) => find && find(NOTHING_SAID));

const selectFound = createSelector([selectSearch, selectOwn, selectSaid], (find, own, said): Found | null =>
  said === NOTHING_SAID ? own : find && find(said),
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
  return selectRoutes(...args)?.routes.v3.find((route) => isRouteThrough(route, suggested.suggestion)) ?? null;
};

const TOP_ROUTES = 3;
const UNKNOWN_ROUTES = 12;

/**
 * The question to the chain: the best routes of version 3 as computed here, each way of the best price, the routes that could not be
 * computed, and the one that the quote service names. Null when there is nothing to ask, and once the chain said of all these ways just what
 * was computed here: that holds when the pools move on, and when they divide the amount over the same ways in other parts (SWAP-26).
 */
export const selectQuoteWish: (...args: FormArgs) => QuoteWish | null = createSelector(
  [selectOwn, selectTradeWish, selectMaterial, selectPair, selectSuggestedRoute, selectAnswer],
  (own, wish, pools, { choice, chain }, suggested, answer): QuoteWish | null => {
    if (!own || !wish || !pools || choice === 'v2') return null;
    const { tradeType, amount } = wish;
    const legs = choice === 'auto' ? (own.best?.legs ?? []) : [];
    const top = [...own.trades].filter(({ version }) => version === 'v3').sort((one, other) => (isOrderedBefore(one, other) ? -1 : 1));
    const whole = [
      ...top.slice(0, TOP_ROUTES).flatMap((trade) => trade.legs.map(({ route }) => route)),
      ...unknownToAsk(own.unknownRoutes, amount, answer?.revision === pools.revision ? answer.quote.amounts : NOTHING_SAID),
      ...(suggested ? [suggested] : []),
    ];
    const asked = new Map<string, RouteToConfirm>();
    const known = answer?.quote.isAsComputed ? Object.keys(answer.quote.amounts) : [];
    let isSettled = true;
    const ask = (route: Route, part: bigint) => {
      const question = routeToConfirm(route, part, tradeType);
      if (!question) return;
      asked.set(question.key, question);
      const way = `${routeKey(route)}@`;
      isSettled &&= question.computed !== null && known.some((key) => (part === amount ? key === question.key : key.startsWith(way)));
    };
    for (const route of whole) ask(route, amount);
    for (const { route, ...amounts } of legs) ask(route, tradeType === 'exactInput' ? amounts.inputAmount : amounts.outputAmount);
    if (isSettled) return null;
    return {
      chainId: chain.chainId,
      tradeType,
      routes: [...asked.values()],
      key: questionKey(pools.key, wish),
      revision: pools.revision,
    };
  },
);

/** Where there are more than are asked about at once, those that were refused make place for the next ones. */
function unknownToAsk(routes: readonly Route[], amount: bigint, said: Said): readonly Route[] {
  const open = routes.length > UNKNOWN_ROUTES ? routes.filter((route) => said[quoteKey(route, amount)] !== null) : routes;
  return open.slice(0, UNKNOWN_ROUTES);
}

function isOrderedBefore(one: Trade, other: Trade): boolean {
  return one.tradeType === 'exactInput' ? one.outputAmount > other.outputAmount : one.inputAmount < other.inputAmount;
}

/** The identity of a question; a new state of the pools makes a new one. */
export function quoteWishKey({ key, revision, routes }: QuoteWish): string {
  return [key, revision, ...routes.map((route) => route.key)].join();
}

const NO_ALTERNATIVES: readonly Alternative[] = [];

/** What else could be done for what is typed, beside the trade that the form shows; none while there is none. Computed only for who asks. */
export const selectAlternatives: (...args: FormArgs) => readonly Alternative[] = createSelector(
  [selectFound, selectRoutes, selectTradeWish, (...[state]: FormArgs) => selectNetworkFees(state), selectSaid, selectTransferFees],
  (found, known, wish, fees, said, transferFees) => {
    if (!found?.best || !known || !wish) return NO_ALTERNATIVES;
    // For a token that keeps a part of each transfer there is one way alone.
    if (feeOf(transferFees, wish.input) ?? feeOf(transferFees, wish.output)) return NO_ALTERNATIVES;
    return alternativesTo(found.best, known.routes, known.market, wish, fees, said);
  },
);

/** What the network takes for the trade that the form shows, in raw units of the side that was not typed; null while it is not known. */
export const selectCostInToken: (...args: FormArgs) => bigint | null = createSelector(
  [selectFound, selectRoutes, selectTradeWish, (...[state]: FormArgs) => selectNetworkFees(state)],
  (found, known, wish, fees) => {
    const costOf = known && wish && costInToken(known.market, wish, fees);
    return found?.best && costOf ? BigInt(Math.ceil(costOf.trade(found.best.legs.map(({ route }) => route)))) : null;
  },
);

/** What the form can say about the price now. */
export const selectQuote: (...args: FormArgs) => QuoteFacts = createSelector(
  [selectFound, selectTradeWish, selectPoolsState, selectPair, (...[state]: FormArgs) => selectAreFiguresOld(state)],
  (found, wish, pools, { chain }, areFiguresOld): QuoteFacts => {
    const none = { trade: null, alone: null, betterElsewhere: null, isFailed: pools?.facts.failed ?? false };
    if (!wish || !poolTokens(chain, wish.input, wish.output)) return { ...none, kind: 'invalid' };
    if (!found || !pools) return { ...none, kind: 'loading' };
    const { best, alone, elsewhere, unknownRoutes } = found;
    const betterElsewhere = elsewhere && (best ? isBetterByThreshold(best, elsewhere) : true) ? elsewhere : null;
    if (best) return { ...none, kind: standingOf(pools.facts, areFiguresOld), trade: best, alone, betterElsewhere };
    const isOpen = !pools.facts.isComplete || unknownRoutes.length > 0;
    return { ...none, kind: isOpen ? 'loading' : 'noRoute', betterElsewhere: isOpen ? null : betterElsewhere };
  },
);

/** Of a price that some pools give: while a pool is unread, nobody knows whether it is the best one. */
function standingOf({ isComplete, syncing, failed }: PoolsFacts, areFiguresOld: boolean): 'partial' | 'syncing' | 'valid' {
  if (!isComplete) return 'partial';
  return areFiguresOld || syncing || failed ? 'syncing' : 'valid';
}
