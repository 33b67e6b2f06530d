import { ratio, type Ratio } from '@dex/mf-shared/domain';

/** The ratio with a positive denominator; throws a RangeError for a denominator of zero. */
export function fraction(numerator: bigint, denominator: bigint): Ratio {
  const made = ratio(numerator, denominator);
  if (!made) throw new RangeError('Division by zero');
  return made;
}

/** The first less the second. */
export function subtractRatios(one: Ratio, other: Ratio): Ratio {
  return fraction(one.numerator * other.denominator - other.numerator * one.denominator, one.denominator * other.denominator);
}

/** Both together. */
export function addRatios(one: Ratio, other: Ratio): Ratio {
  return fraction(one.numerator * other.denominator + other.numerator * one.denominator, one.denominator * other.denominator);
}
