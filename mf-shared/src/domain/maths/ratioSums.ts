import { ratio, type Ratio } from '@dex/mf-shared/domain';

/** The ratio with a positive denominator; throws a RangeError for a denominator of zero. */
export function fraction(numerator: bigint, denominator: bigint): Ratio {
  const made = ratio(numerator, denominator);
  if (!made) throw new RangeError('Division by zero');
  return made;
}

/** Both together. */
export function addRatios(one: Ratio, other: Ratio): Ratio {
  if (one.denominator === other.denominator) return { numerator: one.numerator + other.numerator, denominator: one.denominator };
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

/** The first less the second. */
export function subtractRatios(one: Ratio, other: Ratio): Ratio {
  return addRatios(one, { numerator: -other.numerator, denominator: other.denominator });
}

/**
 * The exact sum of values; null when one of them is not known. Of none it is zero. What has one denominator is added up first: multiplied once
 * for each value, the denominators of a long list would grow to thousands of digits.
 */
export function sumRatios(values: readonly (Ratio | null)[]): Ratio | null {
  const byDenominator = new Map<bigint, Ratio>();
  for (const value of values) {
    if (value === null) return null;
    const known = byDenominator.get(value.denominator);
    byDenominator.set(value.denominator, known ? addRatios(known, value) : value);
  }
  return [...byDenominator.values()].reduce(addRatios, { numerator: 0n, denominator: 1n });
}
