import { rawAmount, type RawAmount } from '@dex/mf-shared/domain';
import type { TradeLimits } from './swapOrder';
import { liquidityFee, midPrice, type Leg, type Trade } from './trade';

/**
 * What a trade is made of, in raw units of the side that was not typed: of the output what is lost on the way, of the input what comes on
 * top. `atMid` less (for an exact output: and) `impact`, `fees` and what the tokens `kept` is `quoted`, to the unit; `impact` is negative where
 * a trade is better than the pools' own prices. `tolerance` is between `quoted` and `limit`, what the transaction enforces.
 */
export interface PriceSums {
  readonly atMid: bigint;
  readonly impact: bigint;
  readonly fees: bigint;
  /** 0 where no fee of a token is known. */
  readonly kept: bigint;
  readonly quoted: RawAmount;
  /** The network's cost in the same token, and what is left of the trade (or paid in all) with it; null while either is unknown. */
  readonly networkCost: bigint | null;
  readonly withCost: bigint | null;
  readonly tolerance: bigint;
  readonly limit: RawAmount;
}

/** The sums of a trade; null where a pool has no price. `networkCost` in raw units of the side that was not typed. */
export function priceSums(trade: Trade, limits: TradeLimits, networkCost: bigint | null): PriceSums | null {
  const isInput = trade.tradeType === 'exactInput';
  const parts = trade.legs.map((leg) => legParts(leg, isInput));
  let [atMid, fees] = [0n, 0n];
  for (const part of parts) {
    if (!part) return null;
    atMid += part.atMid;
    fees += part.fees;
  }
  const quoted = isInput ? trade.outputAmount : trade.inputAmount;
  const limit = isInput ? limits.minimumOutput : limits.maximumInput;
  const signed = isInput ? 1n : -1n;
  const kept = trade.keptByToken ?? 0n;
  return {
    atMid,
    fees,
    kept,
    impact: (atMid - quoted) * signed - fees - kept,
    quoted: rawAmount(quoted),
    networkCost,
    withCost: networkCost === null ? null : quoted - networkCost * signed,
    tolerance: (quoted - BigInt(limit)) * signed,
    limit,
  };
}

function legParts({ route, inputAmount, outputAmount }: Leg, isInput: boolean): { readonly atMid: bigint; readonly fees: bigint } | null {
  const mid = midPrice(route);
  if (!mid) return null;
  const fee = liquidityFee(route);
  const atMid = isInput ? (inputAmount * mid.numerator) / mid.denominator : (outputAmount * mid.denominator) / mid.numerator;
  const charged = isInput ? atMid : inputAmount;
  return { atMid, fees: (charged * fee.numerator) / fee.denominator };
}

/** The sums to so many significant digits of what is quoted, so that they add up as they are shown. Limits are never shown better than they are. */
export function shownSums(sums: PriceSums, { tradeType }: Pick<Trade, 'tradeType'>, digits = 6): PriceSums {
  const { down, up, near } = roundings(sums.quoted, digits);
  const isInput = tradeType === 'exactInput';
  const careful = isInput ? down : up;
  const signed = isInput ? 1n : -1n;
  const [quoted, limit] = [careful(BigInt(sums.quoted)), careful(BigInt(sums.limit))];
  const [atMid, fees, kept] = [near(sums.atMid), near(sums.fees), near(sums.kept)];
  const networkCost = sums.networkCost === null ? null : up(sums.networkCost);
  return {
    atMid,
    fees,
    kept,
    impact: (atMid - quoted) * signed - fees - kept,
    quoted: rawAmount(quoted),
    networkCost,
    withCost: networkCost === null ? null : quoted - networkCost * signed,
    tolerance: (quoted - limit) * signed,
    limit: rawAmount(limit),
  };
}

/**
 * What an alternative is worth with its network cost, as its own sums would show it beside those of what is `quoted`: the same figure stands for
 * the same trade in both places. All in raw units.
 */
export function shownNet(
  { amount, net }: { readonly amount: bigint; readonly net: bigint },
  quoted: RawAmount,
  { tradeType }: Pick<Trade, 'tradeType'>,
  digits = 6,
): bigint {
  const { down, up } = roundings(quoted, digits);
  return tradeType === 'exactInput' ? down(amount) - up(amount - net) : up(amount) + up(net - amount);
}

/** Rounding to so many significant digits of a figure, for figures of 0 and more. */
function roundings(figure: RawAmount, digits: number) {
  const unit = 10n ** BigInt(Math.max(0, figure.length - digits));
  const down = (value: bigint) => (value / unit) * unit;
  return { down, up: (value: bigint) => down(value + unit - 1n), near: (value: bigint) => down(value + unit / 2n) };
}
