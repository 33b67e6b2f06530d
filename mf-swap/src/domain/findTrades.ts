import type { Token } from '@dex/mf-shared/domain';
import { MAX_HOPS } from './poolCandidates';
import type { Pools } from './poolFacts';
import { findRoutes, hopsOf } from './findRoutes';
import type { QuoteOutcome } from './quoteOutcome';
import { quoteRoute } from './quoteRoute';
import { quoteKey, type Route } from './route';
import { bestTrade, type Leg, type RouterKind, type Trade, type TradeWish } from './trade';

/** The routes of both versions between two currencies; made once for a state of the pools. */
export interface Routes {
  readonly v2: readonly Route[];
  readonly v3: readonly Route[];
  /** Those that change version on the way. */
  readonly mixed: readonly Route[];
}

/** Every route through the pools, at most three hops where version 2 takes part, two in version 3 alone, one with `directOnly` (SWAP-4). */
export function routesBetween(pools: Pools, tokenIn: Token, tokenOut: Token, directOnly: boolean): Routes {
  const all = directOnly ? [] : findRoutes(hopsOf(pools), tokenIn, tokenOut, MAX_HOPS.v2);
  return {
    v2: findRoutes(hopsOf({ v2: pools.v2 }), tokenIn, tokenOut, directOnly ? 1 : MAX_HOPS.v2),
    v3: findRoutes(hopsOf({ v3: pools.v3 }), tokenIn, tokenOut, directOnly ? 1 : MAX_HOPS.v3),
    mixed: all.filter(({ version }) => version === 'mixed'),
  };
}

/** What the chain said, by `quoteKey`: a raw amount, or null where the swap would fail. It wins over what was computed here. */
export type Said = Readonly<Record<string, string | null>>;

/** The best trades of one way each and the routes whose figure must be asked from the chain. */
export interface FoundTrades {
  /** Every trade that could be computed, in no order. */
  readonly trades: readonly Trade[];
  readonly best: Trade | null;
  readonly unknownRoutes: readonly Route[];
}

/** Quotes every route for the whole amount. `router` is what carries the trades out: with null, the router of each route's version. */
export function findTrades(
  routes: readonly Route[],
  wish: TradeWish,
  preferFewerHops: boolean,
  said: Said,
  router: 'both' | null,
): FoundTrades {
  const trades: Trade[] = [];
  const unknownRoutes: Route[] = [];
  for (const route of routes) {
    const outcome = quoteLeg(route, wish.amount, wish, said);
    if (outcome.kind === 'unknown') unknownRoutes.push(route);
    if (outcome.kind !== 'amount' || outcome.amount <= 0n) continue;
    const own: RouterKind | null = router ?? (route.version === 'mixed' ? null : route.version);
    if (own) trades.push(tradeOf([legOf(route, wish.amount, outcome.amount, wish)], wish, said, own));
  }
  return { trades, best: bestTrade(trades, preferFewerHops), unknownRoutes };
}

/** The other side of one leg: what the chain said of it, else what is computed here. */
export function quoteLeg(route: Route, amount: bigint, { tradeType }: Pick<TradeWish, 'tradeType'>, said: Said): QuoteOutcome {
  const answer = said[quoteKey(route, amount)];
  if (answer === null) return { kind: 'insufficient' };
  return answer === undefined ? quoteRoute(route, amount, tradeType) : { kind: 'amount', amount: BigInt(answer) };
}

/** A leg from the raw amount of the typed side and the other side's. */
export function legOf(route: Route, amount: bigint, other: bigint, { tradeType }: Pick<TradeWish, 'tradeType'>): Leg {
  const [inputAmount, outputAmount] = tradeType === 'exactInput' ? [amount, other] : [other, amount];
  return { route, inputAmount, outputAmount };
}

/** The trade that goes these ways; what it pays and gives are the sums. */
export function tradeOf(legs: readonly Leg[], { input, output, tradeType }: TradeWish, said: Said, router: RouterKind): Trade {
  const versions = new Set(legs.map(({ route }) => route.version));
  const [only = 'mixed'] = versions.size === 1 ? versions : [];
  return {
    version: only,
    router,
    tradeType,
    input,
    output,
    inputAmount: legs.reduce((sum, { inputAmount }) => sum + inputAmount, 0n),
    outputAmount: legs.reduce((sum, { outputAmount }) => sum + outputAmount, 0n),
    legs,
    // A pair's reserves are all that its price depends on, and they are read whole.
    confirmed: legs.every(({ route, inputAmount, outputAmount }) => {
      if (route.version === 'v2') return true;
      const answer = said[quoteKey(route, tradeType === 'exactInput' ? inputAmount : outputAmount)];
      return answer !== undefined && answer !== null;
    }),
  };
}
