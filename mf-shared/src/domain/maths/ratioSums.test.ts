import fc from 'fast-check';
import { sumRatios } from './ratioSums';

const ratio = fc.record({
  numerator: fc.bigInt({ min: 0n, max: 10n ** 30n }),
  denominator: fc.constantFrom(1n, 7n, 10n ** 18n, 3n * 10n ** 20n),
});

test('the sum is exact, and unknown when one of the values is', () => {
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 40 }), (values) => {
      const sum = sumRatios(values);
      if (!sum) throw new Error('All are known');
      const common = 21n * 10n ** 20n;
      const all = values.reduce((whole, { numerator, denominator }) => whole + (numerator * common) / denominator, 0n);
      expect(sum.numerator * common).toBe(all * sum.denominator);
    }),
  );
  expect(sumRatios([{ numerator: 1n, denominator: 2n }, null])).toBeNull();
  expect(sumRatios([])).toEqual({ numerator: 0n, denominator: 1n });
});

// V3-27
test('of 500 values in three kinds the sum has no more digits than the three together', () => {
  const kinds = [10n ** 18n, 3n * 10n ** 20n, 7n * 10n ** 12n];
  const values = Array.from({ length: 500 }, (_, index) => ({ numerator: BigInt(index), denominator: kinds[index % 3] ?? 1n }));
  expect(sumRatios(values)?.denominator).toBe(kinds.reduce((product, kind) => product * kind, 1n));
});
