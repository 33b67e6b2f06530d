import { bestPrice, type Freedom } from '../domain/best/bestPrice';
import type { Market } from '../domain/best/market';
import { findTrades, type FoundTrades, type Routes, type Said } from '../domain/findTrades';
import type { Route } from '../domain/route';
import type { Trade, TradeWish } from '../domain/trade';
import { feeOf, keepsBetween, netTrades, type TransferFees } from '../domain/transferFees';
import type { SwapPair } from './selectPair';

/** What was found in the pools that the form may use, and in the other version where only one may be used. */
export interface Found extends FoundTrades {
  readonly elsewhere: Trade | null;
  readonly alone: Trade | null;
}

/** The routes of one state of the pools, and what a search over all of them needs. */
export interface KnownRoutes {
  readonly routes: Routes;
  readonly market: Market;
}

/** Searches where the form's choice of pools allows; gives the answer for what the chain has said so far. Null while there is nothing to search. */
export function searchPrices(
  known: KnownRoutes | null,
  wish: TradeWish | null,
  { choice, chain }: Pick<SwapPair, 'choice' | 'chain'>,
  freedom: Freedom,
  fees: TransferFees,
): ((said: Said) => Found) | null {
  if (!known || !wish) return null;
  const { routes, market } = known;
  const net = netSearch(known, wish, fees);
  if (choice !== 'auto' && net) return () => netFor(choice, net);
  if (choice !== 'auto') {
    const other = choice === 'v2' ? 'v3' : 'v2';
    return (said) => ({
      ...findTrades(routes[choice], wish, choice === 'v2', said, null),
      elsewhere: hasFee(wish, fees) ? null : findTrades(routes[other], wish, other === 'v2', said, null).best,
      alone: null,
    });
  }
  if (net?.best) return () => ({ ...net, elsewhere: null, alone: null });
  // Without the router of both versions the best way of one version goes through that version's own.
  if (!chain.v3?.swapRouter02)
    return (said) => ({ ...findTrades([...routes.v2, ...routes.v3], wish, false, said, null), elsewhere: null, alone: null });
  return (said) => {
    const { trade, ...found } = bestPrice(routes, market, wish, freedom, said);
    return { ...found, best: trade, elsewhere: null };
  };
}

/** For a token with a fee there is version 2 alone, also where the form may not use it: then it is elsewhere (SWAP-23). */
function netFor(choice: 'v2' | 'v3', net: FoundTrades): Found {
  return choice === 'v2'
    ? { ...net, elsewhere: null, alone: null }
    : { trades: [], best: null, unknownRoutes: [], elsewhere: net.best, alone: null };
}

function hasFee({ input, output }: TradeWish, fees: TransferFees): boolean {
  return feeOf(fees, input) !== null || feeOf(fees, output) !== null;
}

/** The search over what tokens with a fee can go through; null where neither end has one. An exact output of such a token no router can hold. */
function netSearch({ routes }: KnownRoutes, wish: TradeWish, fees: TransferFees): FoundTrades | null {
  const [paid, received] = [feeOf(fees, wish.input), feeOf(fees, wish.output)];
  if (wish.tradeType === 'exactOutput' || (!paid && !received)) return null;
  return netTrades(routes.v2, wish, paid?.sold ?? 0, received?.bought ?? 0);
}

/** The same without the routes on which a token with a fee stands between the ends. */
export function withoutFeesBetween({ routes, market }: KnownRoutes, fees: TransferFees): KnownRoutes {
  const isFree = (route: Route) => !keepsBetween(route, fees);
  return {
    routes: { v2: routes.v2.filter(isFree), v3: routes.v3.filter(isFree), mixed: routes.mixed.filter(isFree) },
    market: { ...market, routes: market.routes.filter(({ route }) => isFree(route)) },
  };
}
