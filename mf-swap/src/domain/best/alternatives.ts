import { findTrades, type Routes, type Said } from '../findTrades';
import { gainOver, tradeKey, type Trade, type TradeWish } from '../trade';
import { bestPrice, costInToken, MOST_LEGS } from './bestPrice';
import type { Market } from './market';
import type { NetworkFees } from './networkCost';

/** What a trade could be looked for in: one way of one version, one way that may change version, several ways. */
export const ALTERNATIVE_KINDS = ['v2', 'v3', 'mixed', 'split'] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

type Verdict = 'chosen' | 'worse' | 'costly' | 'unpriced' | 'better';

/**
 * One of them with its figures, in raw units of the side that was not typed; `net` counts the network's cost and is null while that is
 * unknown. `costly`: gives more than the trade, and its further network cost takes more than that; `unpriced`: gives more, and what that
 * cost is worth is not known; `better`: left out by the person's choice, or by what the network has.
 */
export type Alternative =
  | { readonly kind: AlternativeKind; readonly verdict: 'noWay' }
  | {
      readonly kind: AlternativeKind;
      readonly verdict: Verdict;
      readonly ways: number;
      readonly amount: bigint;
      readonly net: bigint | null;
    };

const NO_FEES: NetworkFees = { gasPrice: 0n, data: null };

/** Everything that a trade was chosen from. */
export function alternativesTo(
  chosen: Trade,
  routes: Routes,
  market: Market,
  wish: TradeWish,
  fees: NetworkFees | null,
  said: Said,
): readonly Alternative[] {
  const costOf = costInToken(market, wish, fees);
  // What costs nothing is divided over as many ways as give the most: what gas then eats of it is the reason not to.
  const free = (mostLegs: number) => bestPrice(routes, market, wish, { mostLegs, fees: NO_FEES }, said).trade;
  const found: Readonly<Record<AlternativeKind, Trade | null>> = {
    v2: findTrades(routes.v2, wish, false, said, 'both').best,
    v3: findTrades(routes.v3, wish, false, said, 'both').best,
    mixed: only(free(1), ({ version }) => version === 'mixed'),
    split: chosen.legs.length > 1 ? chosen : only(free(MOST_LEGS), ({ legs }) => legs.length > 1),
  };
  const withCost = (trade: Trade): bigint | null => {
    if (!costOf) return null;
    const cost = BigInt(Math.ceil(costOf.trade(trade.legs.map(({ route }) => route))));
    return trade.tradeType === 'exactInput' ? trade.outputAmount - cost : trade.inputAmount + cost;
  };
  return ALTERNATIVE_KINDS.map((kind): Alternative => {
    const trade = found[kind];
    if (!trade) return { kind, verdict: 'noWay' };
    const amount = trade.tradeType === 'exactInput' ? trade.outputAmount : trade.inputAmount;
    return { kind, ways: trade.legs.length, amount, net: withCost(trade), verdict: verdictOn(trade, chosen, withCost) };
  });
}

function only(trade: Trade | null, isRight: (trade: Trade) => boolean): Trade | null {
  return trade && isRight(trade) ? trade : null;
}

/** The router counts for nothing here: the same way through another one is the same way. */
function verdictOn(trade: Trade, chosen: Trade, withCost: (trade: Trade) => bigint | null): Verdict {
  if (tradeKey({ ...trade, router: chosen.router }) === tradeKey(chosen)) return 'chosen';
  if (gainOver(trade, chosen) === null) return 'worse';
  const [net, own] = [withCost(trade), withCost(chosen)];
  if (net === null || own === null) return 'unpriced';
  return (trade.tradeType === 'exactInput' ? net > own : net < own) ? 'better' : 'costly';
}
