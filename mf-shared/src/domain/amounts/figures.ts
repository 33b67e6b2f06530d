// How figures look (FIGURE-5 to FIGURE-8). The unit or symbol is added where it is shown; what stands in a field is `formatExact` or `formatSignificant`.
import type { RawAmount } from '../rawAmount';
import { amountRatio, compareRatios, type Ratio } from './ratio';
import { formatExact } from './amount';
import { fixedDigits, groupDigits, significantDigits, type Rounding } from './roundRatio';

/** What stands for a figure that is not known: never 0 (FIGURE-4). */
export const UNKNOWN_FIGURE = '–';

/**
 * A swap or balance amount: at most `digits` significant digits (4 for balances), "<0.00001" below that, "0" for none, thousands grouped. Rounded down
 * as what a person has or gets; what they pay is rounded 'up' (FIGURE-5).
 */
export function formatAmount(raw: RawAmount, decimals: number, digits = 4, rounding: Rounding = 'down'): string {
  return atLeast(amountRatio(raw, decimals), 5, digits, rounding);
}

/** An amount to its last digit, thousands grouped: where the exact figure is shown. Copied text and fields have `formatExact`. */
export function formatInFull(raw: RawAmount, decimals: number): string {
  return groupDigits(formatExact(raw, decimals));
}

/** A price: at most `digits` significant digits (5), thousands grouped; below 0.0001 five of them after a counted zero, "0.0₅12345" (FIGURE-8). */
export function formatPrice(price: Ratio, digits = 5): string {
  if (compareRatios(price, SMALL_PRICE) >= 0) return groupDigits(significantDigits(price, digits));
  return significantDigits(price, 5).replace(/^0\.(0{4,})(?=[1-9])/, (_, zeros: string) => `0.0${lowered(zeros.length)}`);
}

const SMALL_PRICE: Ratio = { numerator: 1n, denominator: 10_000n };
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const lowered = (count: number) => String(count).replace(/\d/g, (digit) => LOWERED.charAt(Number(digit)));

/** A text whose counted zeros are written out, to be read aloud: "0.0₅12345" is "0.0000012345" (FIGURE-8). */
export function priceInFull(text: string): string {
  return text.replace(/0\.0([₀-₉]+)/g, (_, count: string) => {
    const zeros = Number(count.replace(/[₀-₉]/g, (digit) => String(LOWERED.indexOf(digit))));
    return `0.${'0'.repeat(zeros)}`;
  });
}

/** An amount in a liquidity position: 4 or 6 significant digits, "<0.000001" below that, thousands grouped. Rounded like `formatAmount`. */
export function formatLiquidityAmount(raw: RawAmount, decimals: number, digits: 4 | 6 = 4, rounding: Rounding = 'down'): string {
  return atLeast(amountRatio(raw, decimals), 6, digits, rounding);
}

/** A dollar value: "$-" below one cent, otherwise two decimals with comma grouping: "$1,234.50". */
export function formatDollars(value: Ratio): string {
  if (compareRatios(value, { numerator: 1n, denominator: 100n }) < 0) return '$-';
  return `$${groupDigits(fixedDigits(value, 2))}`;
}

/** An amount with a fixed number of decimals and comma grouping: totals 2, unclaimed 4, claims 0. Rounded down: never more than there is. */
export function formatFixedAmount(raw: RawAmount, decimals: number, places: number): string {
  return groupDigits(fixedDigits(amountRatio(raw, decimals), places, 'down'));
}

/** A share of a whole as percent with `places` decimals, without the sign: 1/3 with 2 is "33.33". */
export function formatPercent(share: Ratio, places: number): string {
  return fixedDigits({ numerator: share.numerator * 100n, denominator: share.denominator }, places);
}

/** A pool share on its card: percent with 6 decimals (FIGURE-9). */
export function formatPoolShare(share: Ratio): string {
  return formatPercent(share, 6);
}

/** A pool share while adding: percent with 2 decimals, "<0.01" below that, "0" for none (FIGURE-9). */
export function formatAddedShare(share: Ratio): string {
  if (share.numerator === 0n) return '0';
  return compareRatios(share, { numerator: 1n, denominator: 10_000n }) < 0 ? '<0.01' : formatPercent(share, 2);
}

/** A v3 fee in millionths as percent without the sign: 3000 is "0.3" (FIGURE-10). */
export function formatFee(feeMillionths: number): string {
  return significantDigits({ numerator: BigInt(feeMillionths), denominator: 10_000n }, 7);
}

/** A token symbol: over 20 characters the first 4 and the last 5 with three dots between (TOKEN-2). */
export function shortenSymbol(symbol: string): string {
  const characters = Array.from(symbol);
  return characters.length > 20 ? `${characters.slice(0, 4).join('')}...${characters.slice(-5).join('')}` : symbol;
}

function atLeast(value: Ratio, places: number, digits: number, rounding: Rounding): string {
  if (value.numerator === 0n) return '0';
  const least = { numerator: 1n, denominator: 10n ** BigInt(places) };
  return compareRatios(value, least) < 0 ? `<${fixedDigits(least, places)}` : groupDigits(significantDigits(value, digits, rounding));
}
