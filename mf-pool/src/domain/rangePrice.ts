import { parsePrice, significantDigits, sortsBefore, type FeeTier, type Ratio, type Token } from '@dex/mf-shared/domain';
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO, nearestUsableTick, sqrtRatioAtTick, squareRoot } from '@dex/mf-shared/domain/maths';

const Q192 = 1n << 192n;

/** The order in which a pair is shown: prices are whole `quote` for one `base`. */
export interface ShownPair {
  readonly base: Token;
  readonly quote: Token;
}

/** True when the shown order is not that of the pool, so that its prices are the pool's turned over. */
export function isTurnedOver({ base, quote }: ShownPair): boolean {
  return !sortsBefore(base, quote);
}

/** A pool's square root price (Q64.96) as whole tokens of its second for one of its first. */
export function poolPrice(sqrtPrice: bigint, decimals0: number, decimals1: number): Ratio {
  return { numerator: sqrtPrice * sqrtPrice * 10n ** BigInt(decimals0), denominator: Q192 * 10n ** BigInt(decimals1) };
}

/** A pool's square root price (Q64.96) as the price that is shown: whole `quote` for one `base`. */
export function shownPrice(sqrtPrice: bigint, pair: ShownPair): Ratio {
  const { base, quote } = pair;
  if (!isTurnedOver(pair)) return poolPrice(sqrtPrice, base.decimals, quote.decimals);
  const { numerator, denominator } = poolPrice(sqrtPrice, quote.decimals, base.decimals);
  return { numerator: denominator, denominator: numerator };
}

/** The shown price of a tick. */
export function priceAtTick(tick: number, pair: ShownPair): Ratio {
  return shownPrice(sqrtRatioAtTick(tick), pair);
}

/** The square root price (Q64.96, rounded down) of a shown price, however extreme; null for a price of zero, which turned over has none. */
export function sqrtOfPrice(price: Ratio, pair: ShownPair): bigint | null {
  const shown = {
    numerator: price.numerator * 10n ** BigInt(pair.quote.decimals),
    denominator: price.denominator * 10n ** BigInt(pair.base.decimals),
  };
  const [numerator, denominator] = isTurnedOver(pair) ? [shown.denominator, shown.numerator] : [shown.numerator, shown.denominator];
  return denominator === 0n ? null : squareRoot((numerator << 192n) / denominator);
}

/** True if a pool can hold the square root price (V3-8). */
export function isPoolPrice(sqrtPrice: bigint): boolean {
  return sqrtPrice >= MIN_SQRT_RATIO && sqrtPrice < MAX_SQRT_RATIO;
}

/** The usable tick nearest to a shown price; a price beyond the outermost ticks, zero too, gives the outermost (V3-5). */
export function tickOfPrice(price: Ratio, pair: ShownPair, fee: FeeTier): number {
  return nearestUsableTick(sqrtOfPrice(price, pair) ?? MAX_SQRT_RATIO, fee);
}

/** The usable tick that a typed price means, or null while the text is no price. */
export function tickOfTyped(text: string, pair: ShownPair, fee: FeeTier): number | null {
  const price = parsePrice(text);
  return price && tickOfPrice(price, pair, fee);
}

/** A tick's price as text for a price field: 5 significant digits, which lead back to the same tick. */
export function typedPriceOfTick(tick: number, pair: ShownPair): string {
  return significantDigits(priceAtTick(tick, pair), 5);
}
