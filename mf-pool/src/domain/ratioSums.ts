import type { Ratio } from '@dex/mf-shared/domain';

/** The exact sum of values; null when one of them is not known. Of none it is zero. */
export function sumRatios(values: readonly (Ratio | null)[]): Ratio | null {
  let sum: Ratio = { numerator: 0n, denominator: 1n };
  for (const value of values) {
    if (value === null) return null;
    if (sum.denominator === value.denominator) {
      sum = { numerator: sum.numerator + value.numerator, denominator: sum.denominator };
      continue;
    }
    sum = {
      numerator: sum.numerator * value.denominator + value.numerator * sum.denominator,
      denominator: sum.denominator * value.denominator,
    };
  }
  return sum;
}
