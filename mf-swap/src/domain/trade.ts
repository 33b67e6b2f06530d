import { compareRatios, sameCurrency, type Currency, type Ratio } from '@dex/mf-shared/domain';
import { fraction, subtractRatios } from './fraction';
import type { TradeType } from './quoteOutcome';
import { routeKey, type Hop, type Route } from './route';

/** What is to be swapped. `amount` is raw and belongs to the typed side. */
export interface TradeWish {
  readonly input: Currency;
  readonly output: Currency;
  readonly amount: bigint;
  readonly tradeType: TradeType;
}

/** A quoted swap. Amounts are raw and positive; `confirmed` tells whether the chain's quoter said them. */
export interface Trade {
  readonly version: 'v2' | 'v3';
  readonly tradeType: TradeType;
  readonly input: Currency;
  readonly output: Currency;
  readonly inputAmount: bigint;
  readonly outputAmount: bigint;
  readonly route: Route;
  readonly confirmed: boolean;
}

/** What a longer route must give beyond a shorter one to win: 0.5 % (SWAP-3), as a factor of 1000. */
const HOP_PREFERENCE = { numerator: 1005n, denominator: 1000n };

/** Raw output for each raw input. */
export function executionPrice(trade: Trade): Ratio {
  return fraction(trade.outputAmount, trade.inputAmount);
}

/** Throws "Comparing incomparable trades" unless both trades are of one type between the same currencies (SWAP-3). */
function requireComparable(one: Trade, other: Trade): void {
  const comparable = one.tradeType === other.tradeType && sameCurrency(one.input, other.input) && sameCurrency(one.output, other.output);
  if (!comparable) throw new Error('Comparing incomparable trades');
}

/** True if the second trade gives a strictly better price than the first; any trade is better than none. */
export function isBetter(best: Trade | null, candidate: Trade | null): boolean {
  if (!candidate) return false;
  if (!best) return true;
  requireComparable(best, candidate);
  return compareRatios(executionPrice(best), executionPrice(candidate)) < 0;
}

/** True if the second trade is at least 0.5 % better than the first; any trade is better than none. */
export function isBetterByThreshold(best: Trade | null, candidate: Trade | null): boolean {
  if (!candidate) return false;
  if (!best) return true;
  requireComparable(best, candidate);
  const { numerator, denominator } = executionPrice(best);
  return (
    compareRatios(fraction(numerator * HOP_PREFERENCE.numerator, denominator * HOP_PREFERENCE.denominator), executionPrice(candidate)) <= 0
  );
}

/** The best trade, or null without any. With `preferFewerHops` each further hop must bring 0.5 % (version 2, SWAP-3). */
export function bestTrade(trades: readonly Trade[], preferFewerHops: boolean): Trade | null {
  if (!preferFewerHops) return bestOf(trades);
  let best: Trade | null = null;
  for (const hops of [1, 2, 3]) {
    const candidate = bestOf(trades.filter(({ route }) => route.hops.length === hops));
    if (isBetterByThreshold(best, candidate)) best = candidate;
  }
  return best;
}

function bestOf(trades: readonly Trade[]): Trade | null {
  return trades.reduce<Trade | null>((best, trade) => (isBetter(best, trade) ? trade : best), null);
}

/** Raw output for each raw input at the pools' own prices, before any fee and any movement. */
export function midPrice(route: Route): Ratio | null {
  let price = fraction(1n, 1n);
  for (const hop of route.hops) {
    const [numerator, denominator] = midPriceOfHop(hop);
    if (numerator <= 0n || denominator <= 0n) return null;
    price = fraction(price.numerator * numerator, price.denominator * denominator);
  }
  return price;
}

function midPriceOfHop(hop: Hop): readonly [bigint, bigint] {
  const [price1, price0] =
    hop.version === 'v2' ? [hop.pool.reserve1, hop.pool.reserve0] : [hop.pool.sqrtPriceX96 * hop.pool.sqrtPriceX96, 1n << 192n];
  return hop.zeroForOne ? [price1, price0] : [price0, price1];
}

/** The share of the input that goes to liquidity providers over the whole route, compounded (SWAP-14: 30 bp a hop in version 2). */
export function liquidityFee(route: Route): Ratio {
  let kept = fraction(1n, 1n);
  for (const hop of route.hops) {
    const fee = hop.version === 'v2' ? 3000n : BigInt(hop.pool.fee);
    kept = fraction(kept.numerator * (1_000_000n - fee), kept.denominator * 1_000_000n);
  }
  return subtractRatios(fraction(1n, 1n), kept);
}

/** How far the trade moves the price, without the liquidity fee: (mid - execution) / mid - fee; negative when better than the mid price; null without a mid price. */
export function priceImpact(trade: Trade): Ratio | null {
  const mid = midPrice(trade.route);
  if (!mid) return null;
  const spot = fraction(trade.inputAmount * mid.numerator, mid.denominator);
  const lost = subtractRatios(spot, fraction(trade.outputAmount, 1n));
  return subtractRatios(fraction(lost.numerator * spot.denominator, lost.denominator * spot.numerator), liquidityFee(trade.route));
}

/**
 * A text that is equal for the same trade: version, type, currencies, both amounts and the route. A trade with another
 * key than the one that was agreed to must be accepted again ("Price Updated").
 */
export function tradeKey(trade: Trade): string {
  const [input, output] = [trade.input, trade.output].map((currency) => (currency.kind === 'native' ? 'native' : currency.address));
  return [trade.tradeType, input, output, trade.inputAmount, trade.outputAmount, routeKey(trade.route)].join('|');
}
