import { compareRatios, sameCurrency, type Currency, type Ratio } from '@dex/mf-shared/domain';
import { addRatios, fraction, subtractRatios } from '@dex/mf-shared/domain/maths';
import type { TradeType } from './quoteOutcome';
import { routeKey, type Hop, type Route } from './route';

/** What is to be swapped. `amount` is raw and belongs to the typed side. */
export interface TradeWish {
  readonly input: Currency;
  readonly output: Currency;
  readonly amount: bigint;
  readonly tradeType: TradeType;
}

/** The part of a trade that goes one way. Amounts are raw and positive. */
export interface Leg {
  readonly route: Route;
  readonly inputAmount: bigint;
  readonly outputAmount: bigint;
}

/** A quoted swap. Amounts are raw and positive, the sums of its legs'; `confirmed` tells whether the chain said them. */
export interface Trade {
  readonly version: Route['version'];
  /** Which router carries it out: that of one version, or the one that serves both. */
  readonly router: RouterKind;
  readonly tradeType: TradeType;
  readonly input: Currency;
  readonly output: Currency;
  readonly inputAmount: bigint;
  readonly outputAmount: bigint;
  /** At least one; no two share a pool. The first is the largest. */
  readonly legs: readonly Leg[];
  readonly confirmed: boolean;
  /** What its tokens keep of the transfers, in raw output, which the output is net of; nothing where no fee is known. */
  readonly keptByToken?: bigint;
}

export type RouterKind = 'v2' | 'v3' | 'both';

/** What a longer route must give beyond a shorter one to win: 0.5 % (SWAP-3), as a factor of 1000. */
const HOP_PREFERENCE = { numerator: 1005n, denominator: 1000n };

/** How much of the input goes each way, in whole percent that add up to a hundred; what rounding leaves goes to the first, the largest. */
export function sharesOf({ legs, inputAmount }: Trade): readonly number[] {
  const shares = legs.map((leg) => Number((leg.inputAmount * 100n) / inputAmount));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + left : share));
}

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

/** How much more a trade gives, or how much less it takes, than another of the same wish, in raw units; null when it is no better. */
export function gainOver(trade: Trade, other: Trade): bigint | null {
  requireComparable(trade, other);
  const gain = trade.tradeType === 'exactInput' ? trade.outputAmount - other.outputAmount : other.inputAmount - trade.inputAmount;
  return gain > 0n ? gain : null;
}

/** The best trade, or null without any. With `preferFewerHops` each further hop must bring 0.5 % (version 2, SWAP-3). */
export function bestTrade(trades: readonly Trade[], preferFewerHops: boolean): Trade | null {
  if (!preferFewerHops) return bestOf(trades);
  let best: Trade | null = null;
  for (const hops of [1, 2, 3]) {
    const candidate = bestOf(trades.filter(({ legs }) => legs[0]?.route.hops.length === hops));
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

/** The share of the whole input that goes to liquidity providers, over all legs. */
export function feeOfTrade({ legs, inputAmount }: Trade): Ratio {
  const paid = legs.map((leg) => {
    const { numerator, denominator } = liquidityFee(leg.route);
    return fraction(leg.inputAmount * numerator, denominator * inputAmount);
  });
  return paid.reduce(addRatios, fraction(0n, 1n));
}

/** What the whole input is worth in raw output at the pools' own prices, before any fee and any movement; null without a price. */
export function worthAtMidPrice({ legs }: Trade): Ratio | null {
  let sum = fraction(0n, 1n);
  for (const { route, inputAmount } of legs) {
    const mid = midPrice(route);
    if (!mid) return null;
    sum = addRatios(sum, fraction(inputAmount * mid.numerator, mid.denominator));
  }
  return sum.numerator > 0n ? sum : null;
}

/** How far the trade moves the price, without the liquidity fee: (mid - execution) / mid - fee; negative when better than the mid price; null without a mid price. */
export function priceImpact(trade: Trade): Ratio | null {
  const spot = worthAtMidPrice(trade);
  if (!spot) return null;
  const lost = subtractRatios(spot, fraction(trade.outputAmount, 1n));
  return subtractRatios(fraction(lost.numerator * spot.denominator, lost.denominator * spot.numerator), feeOfTrade(trade));
}

/** How far the trade moves the price, without what its tokens keep of the transfers. Warnings count both: it is lost either way. */
export function impactWithoutKept(trade: Trade): Ratio | null {
  return priceImpact({ ...trade, outputAmount: trade.outputAmount + (trade.keptByToken ?? 0n) });
}

/** A trade as a trial showed it: this much arrives in raw output, at most what was quoted, and what is missing was kept by its tokens. */
export function withArrived(trade: Trade, arrived: bigint): Trade {
  const { outputAmount, keptByToken = 0n } = trade;
  const parts = trade.legs.map((leg) => (leg.outputAmount * arrived) / outputAmount);
  const left = arrived - parts.reduce((sum, part) => sum + part, 0n);
  const legs = trade.legs.map((leg, index) => ({ ...leg, outputAmount: (parts[index] ?? 0n) + (index === 0 ? left : 0n) }));
  return { ...trade, outputAmount: arrived, legs, keptByToken: keptByToken + outputAmount - arrived };
}

/**
 * A text that is equal for the same trade: type, currencies, both amounts, router, and each leg with its amounts. A trade with another
 * key than the one that was agreed to must be accepted again ("Price Updated").
 */
export function tradeKey(trade: Trade): string {
  const [input, output] = [trade.input, trade.output].map((currency) => (currency.kind === 'native' ? 'native' : currency.address));
  const legs = trade.legs.map(({ route, inputAmount, outputAmount }) => `${routeKey(route)}=${inputAmount}/${outputAmount}`);
  return [trade.tradeType, trade.router, input, output, trade.inputAmount, trade.outputAmount, ...legs].join('|');
}
