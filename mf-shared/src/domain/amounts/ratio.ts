import type { RawAmount } from '../rawAmount';

/** An exact fraction: prices, shares, dollar values. The denominator is never zero. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction, or null when the denominator is zero; the sign ends up in the numerator. */
export function ratio(numerator: bigint, denominator: bigint): Ratio | null {
  if (denominator === 0n) return null;
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** The raw amount in whole coins, as a fraction: raw 1500000 at 6 decimals is 3/2. */
export function amountRatio(raw: RawAmount, decimals: number): Ratio {
  return { numerator: BigInt(raw), denominator: 10n ** BigInt(decimals) };
}

/** The product of two fractions. */
export function multiplyRatios(one: Ratio, other: Ratio): Ratio {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator };
}

/** The fraction turned over, or null for zero. */
export function invertRatio(value: Ratio): Ratio | null {
  return ratio(value.denominator, value.numerator);
}

/** Negative, zero or positive, as the first is less than, equal to or greater than the second. */
export function compareRatios(one: Ratio, other: Ratio): -1 | 0 | 1 {
  const left = one.numerator * other.denominator;
  const right = other.numerator * one.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}
