import { findTrades, legOf, quoteLeg, tradeOf, type FoundTrades, type Routes, type Said } from '../findTrades';
import type { Leg, Trade, TradeWish } from '../trade';
import { firstPrice, outputAt } from './curve';
import { findSplit } from './findSplit';
import type { Market, MarketRoute } from './market';
import { gasOfWay, gasOfTrade } from './networkCost';

/** How far the search may go. */
export interface Freedom {
  /** The most ways that a trade may be split over. */
  readonly mostLegs: number;
  /** Wei for a unit of gas; null while it is not known: then nothing is offered that costs more gas than one way. */
  readonly gasPrice: bigint | null;
}

/** The best trade over both versions, and the best of one way in one version beside it. */
export interface BestPrice extends Omit<FoundTrades, 'best'> {
  readonly trade: Trade | null;
  /** The best trade of one way and one version; null when there is none. */
  readonly alone: Trade | null;
}

/** A trade is split over at most so many ways. */
export const MOST_LEGS = 4;
/** The search takes the most promising ways of a large market. */
const MOST_WAYS = 150;
/** A leg smaller than this share of the trade is not worth its place in the call. */
const LEAST_SHARE = 1e-7;

/**
 * The best price over both versions, routes that change version included, split where the gain pays for the further gas. All figures are
 * exact; where they do not beat the best single way by more than its further gas, that way is the trade.
 */
export function bestPrice(routes: Routes, market: Market, wish: TradeWish, { mostLegs, gasPrice }: Freedom, said: Said): BestPrice {
  const { trades, best: alone, unknownRoutes } = findTrades([...routes.v2, ...routes.v3], wish, false, said, 'both');
  const found = { trades, unknownRoutes, alone };
  const costOf = costInToken(market, wish, gasPrice);
  const ways = costOf ? waysFor(market, wish) : [];
  if (!costOf || ways.length === 0) return { ...found, trade: alone };
  const split = findSplit(
    ways.map(({ curve, route }) => ({ curve, cost: costOf(gasOfWay(route)) })),
    Number(wish.amount),
    wish.tradeType === 'exactInput' ? 'input' : 'output',
    { most: mostLegs, areApart: (one, other) => areWaysApart(market, ways[one], ways[other]) },
  );
  const places = (split?.places ?? []).map((place) => (wish.tradeType === 'exactInput' ? place.input : place.output));
  const legs = wholeLegs(
    (split?.ways ?? []).flatMap((way) => ways[way] ?? []),
    places,
    wish,
    said,
  );
  const trade = legs && tradeOf(legs, wish, said, 'both');
  return { ...found, trade: trade && (!alone || pays(trade, alone, costOf)) ? trade : alone };
}

function areWaysApart(market: Market, one: MarketRoute | undefined, other: MarketRoute | undefined): boolean {
  return one !== undefined && other !== undefined && market.areApart(one.route, other.route);
}

/** The router cannot buy an exact amount over a change of version: it pays for an exact output from the sender alone. */
function waysFor({ routes }: Market, { tradeType, amount }: TradeWish): readonly MarketRoute[] {
  const allowed = tradeType === 'exactInput' ? routes : routes.filter(({ route }) => route.version !== 'mixed');
  if (allowed.length <= MOST_WAYS) return allowed;
  const promise = ({ curve }: MarketRoute) => (tradeType === 'exactInput' ? outputAt(curve, Number(amount)) : firstPrice(curve));
  return [...allowed].sort((one, other) => promise(other) - promise(one)).slice(0, MOST_WAYS);
}

/** What gas costs in raw units of the side that is not fixed; null while that is not known. */
function costInToken({ worthOfCoins }: Market, { tradeType }: TradeWish, gasPrice: bigint | null): ((gas: number) => number) | null {
  if (gasPrice === null) return null;
  if (gasPrice === 0n) return () => 0;
  const typical = Number(gasPrice) * 1e6;
  const worth = (tradeType === 'exactInput' ? worthOfCoins.output : worthOfCoins.input)(typical);
  return worth === null ? null : (gas) => (gas * worth) / 1e6;
}

/** True when a trade is better than the single way by more than its further gas. */
function pays(trade: Trade, alone: Trade, costOf: (gas: number) => number): boolean {
  const [gas, gasAlone] = [trade, alone].map(({ legs }) => gasOfTrade(legs.map(({ route }) => route)));
  const further = BigInt(Math.ceil(Math.max(0, costOf((gas ?? 0) - (gasAlone ?? 0)))));
  const gain = trade.tradeType === 'exactInput' ? trade.outputAmount - alone.outputAmount : alone.inputAmount - trade.inputAmount;
  return gain > further;
}

/** Whole units for every leg, which add up to what was typed, with exact figures; null when a figure is not known. The largest leg comes first and takes what rounding leaves. */
function wholeLegs(ways: readonly MarketRoute[], places: readonly number[], wish: TradeWish, said: Said): readonly Leg[] | null {
  const shares = ways
    .map(({ route }, index) => ({ route, place: places[index] ?? 0 }))
    .filter(({ place }) => place >= 1 && place >= LEAST_SHARE * Number(wish.amount))
    .sort((one, other) => other.place - one.place);
  const [largest, ...others] = shares.map(({ route, place }) => ({ route, amount: BigInt(Math.floor(place)) }));
  if (!largest) return null;
  const rest = wish.amount - others.reduce((sum, { amount }) => sum + amount, 0n);
  const legs = [{ ...largest, amount: rest }, ...others].map(({ route, amount }): Leg | null => {
    const outcome = amount > 0n ? quoteLeg(route, amount, wish, said) : null;
    return outcome?.kind === 'amount' && outcome.amount > 0n ? legOf(route, amount, outcome.amount, wish) : null;
  });
  const known = legs.filter((leg) => leg !== null);
  return known.length === legs.length ? known : null;
}
