import type { Token } from '@dex/mf-shared/domain';
import { MAX_HOPS } from './poolCandidates';
import type { Pools } from './poolFacts';
import { findRoutes, hopsOf } from './findRoutes';
import { quoteRoute } from './quoteRoute';
import { routeKey, type Route } from './route';
import { bestTrade, type Trade, type TradeWish } from './trade';

/** The routes of both versions between two currencies; made once for a state of the pools. */
export interface Routes {
  readonly v2: readonly Route[];
  readonly v3: readonly Route[];
}

/** Every route through the pools, at most three hops in version 2, two in version 3, one with `directOnly`. */
export function routesBetween(pools: Pools, tokenIn: Token, tokenOut: Token, directOnly: boolean): Routes {
  return {
    v2: findRoutes(hopsOf({ v2: pools.v2 }), tokenIn, tokenOut, directOnly ? 1 : MAX_HOPS.v2),
    v3: findRoutes(hopsOf({ v3: pools.v3 }), tokenIn, tokenOut, directOnly ? 1 : MAX_HOPS.v3),
  };
}

/** The best trades of one version and the routes whose figure must be asked from the chain. */
export interface FoundTrades {
  /** Every trade that could be computed, best first. */
  readonly trades: readonly Trade[];
  readonly best: Trade | null;
  readonly unknownRoutes: readonly Route[];
}

/** Quotes every route of one version. `known` holds the quoter's figures by route key: an amount, or null where the swap would fail; the chain's figure wins. */
export function findTrades(
  routes: readonly Route[],
  wish: TradeWish,
  version: 'v2' | 'v3',
  known: Readonly<Record<string, string | null>>,
): FoundTrades {
  const trades: Trade[] = [];
  const unknownRoutes: Route[] = [];
  for (const route of routes) {
    const said = known[routeKey(route)];
    if (said === null) continue;
    const outcome =
      said === undefined ? quoteRoute(route, wish.amount, wish.tradeType) : ({ kind: 'amount', amount: BigInt(said) } as const);
    if (outcome.kind === 'unknown') unknownRoutes.push(route);
    if (outcome.kind !== 'amount' || outcome.amount <= 0n) continue;
    trades.push(tradeOf(route, wish, outcome.amount, said !== undefined));
  }
  return { trades, best: bestTrade(trades, version === 'v2'), unknownRoutes };
}

function tradeOf(route: Route, { input, output, amount, tradeType }: TradeWish, other: bigint, confirmed: boolean): Trade {
  const [inputAmount, outputAmount] = tradeType === 'exactInput' ? [amount, other] : [other, amount];
  return {
    version: route.version,
    tradeType,
    input,
    output,
    inputAmount,
    outputAmount,
    route,
    confirmed: confirmed || route.version === 'v2',
  };
}
