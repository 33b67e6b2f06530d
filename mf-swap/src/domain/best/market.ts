import { sameAddress, type Token } from '@dex/mf-shared/domain';
import { findRoutes, hopsOf } from '../findRoutes';
import type { Routes } from '../findTrades';
import type { Pools } from '../poolFacts';
import { areApart, type Route } from '../route';
import { outputAt, type Curve } from './curve';
import { hopCurves, routeCurve } from './routeCurve';

/** A way from input to output with its curve. */
export interface MarketRoute {
  readonly route: Route;
  readonly curve: Curve;
}

/** All that a search for the best price needs of one state of the pools; made once for it. */
export interface Market {
  readonly routes: readonly MarketRoute[];
  readonly areApart: (one: Route, other: Route) => boolean;
  /** What so much of the native coin, in wei, is worth in raw units of either token; null where no pool says it. */
  readonly worthOfCoins: { readonly input: CoinWorth; readonly output: CoinWorth };
}

export type CoinWorth = (wei: number) => number | null;

/** Two hops from the native coin to a token are enough to know what gas costs in it. */
const MAX_PRICE_HOPS = 2;

/** Builds the curves of all routes. `wrappedNative` stands for the native coin in pools. */
export function marketOf(routes: Routes, pools: Pools, tokenIn: Token, tokenOut: Token, wrappedNative: Token): Market {
  const curve = hopCurves();
  const withCurve = (route: Route): MarketRoute => ({ route, curve: routeCurve(route, curve) });
  const worthIn = (token: Token): CoinWorth => {
    if (sameAddress(token.address, wrappedNative.address)) return (wei) => wei;
    const ways = findRoutes(hopsOf(pools), wrappedNative, token, MAX_PRICE_HOPS).map((route) => routeCurve(route, curve));
    return (wei) => {
      // The best of them: a pool that somebody filled with dust gives next to nothing for a real amount.
      const worth = Math.max(0, ...ways.map((way) => outputAt(way, wei)));
      return worth > 0 ? worth : null;
    };
  };
  return {
    routes: [...routes.v2, ...routes.v3, ...routes.mixed].map(withCurve).filter((known) => known.curve.length > 0),
    areApart: rememberedApart(),
    worthOfCoins: { input: worthIn(tokenIn), output: worthIn(tokenOut) },
  };
}

/** Whether routes share a pool, found out once for each two of them. */
function rememberedApart(): Market['areApart'] {
  const known = new Map<Route, Map<Route, boolean>>();
  return (one, other) => {
    const of = known.get(one) ?? new Map<Route, boolean>();
    known.set(one, of);
    const answer = of.get(other) ?? areApart(one, other);
    of.set(other, answer);
    return answer;
  };
}
