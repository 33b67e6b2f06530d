import { findTrades, legOf, quoteLeg, tradeOf, type FoundTrades, type Routes, type Said } from '../findTrades';
import type { Leg, Trade, TradeWish } from '../trade';
import { firstPrice, outputAt } from './curve';
import { findSplit } from './findSplit';
import type { Market, MarketRoute } from './market';
import { costOfTrade, costOfWay, type NetworkFees } from './networkCost';
import type { Route } from '../route';

/** How far the search may go. */
export interface Freedom {
  /** The most ways that a trade may be split over. */
  readonly mostLegs: number;
  /** What the network asks for; null while it is not known: then nothing is offered that costs more than one way. */
  readonly fees: NetworkFees | null;
}

/** The best trade over both versions, and the best of one way in one version beside it. */
export interface BestPrice extends Omit<FoundTrades, 'best'> {
  readonly trade: Trade | null;
  /** The best trade of one way and one version; null when there is none. */
  readonly alone: Trade | null;
}

/** A trade is split over at most so many ways (SWAP-17). */
export const MOST_LEGS = 4;
/** The search takes the most promising ways of a large market. */
const MOST_WAYS = 150;
/** A leg smaller than this share of the trade is not worth its place in the call. */
const LEAST_SHARE = 1e-7;

/**
 * The best price over both versions (mf-swap/docs/best-price.md), routes that change version included, split where the gain pays for the further gas. All figures are
 * exact; where they do not beat the best single way by more than its further gas, that way is the trade.
 */
export function bestPrice(routes: Routes, market: Market, wish: TradeWish, { mostLegs, fees }: Freedom, said: Said): BestPrice {
  const { trades, best: alone, unknownRoutes } = findTrades([...routes.v2, ...routes.v3], wish, false, said, 'both');
  const found = { trades, unknownRoutes, alone };
  const costOf = costInToken(market, wish, fees);
  const ways = costOf ? waysFor(market, wish) : [];
  if (!costOf || ways.length === 0) return { ...found, trade: alone };
  const split = findSplit(
    ways.map(({ curve, route }) => ({ curve, cost: costOf.way(route) })),
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

/** What the network takes, in raw units of the side that is not fixed. */
export interface CostInToken {
  /** For one more way beside others. */
  way(route: Route): number;
  trade(routes: readonly Route[]): number;
}

const FREE: CostInToken = { way: () => 0, trade: () => 0 };

/** What ways cost in the token; null while that is not known. */
export function costInToken(
  { worthOfCoins }: Market,
  { tradeType }: Pick<TradeWish, 'tradeType'>,
  fees: NetworkFees | null,
): CostInToken | null {
  if (fees === null) return null;
  // The worth of about as much as is really paid: that of one wei would be lost in rounding.
  const typical = Number(fees.gasPrice) * 1e6 + Number(fees.data ? fees.data.base + fees.data.perByte * 1000n : 0n);
  if (typical === 0) return FREE;
  const worth = (tradeType === 'exactInput' ? worthOfCoins.output : worthOfCoins.input)(typical);
  if (worth === null) return null;
  const inToken = (wei: bigint) => (Number(wei) * worth) / typical;
  return { way: (route) => inToken(costOfWay(route, fees)), trade: (routes) => inToken(costOfTrade(routes, fees)) };
}

/** True when a trade is better than the single way by more than it costs beyond that (SWAP-18). */
function pays(trade: Trade, alone: Trade, costOf: CostInToken): boolean {
  const [cost, costAlone] = [trade, alone].map(({ legs }) => costOf.trade(legs.map(({ route }) => route)));
  const further = BigInt(Math.ceil(Math.max(0, (cost ?? 0) - (costAlone ?? 0))));
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
