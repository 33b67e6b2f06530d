import fc from 'fast-check';
import { rawAmount, type RawAmount } from '../rawAmount';
import { formatExact, formatSignificant } from './amount';
import {
  formatAddedShare,
  formatAmount,
  formatDollars,
  formatFee,
  formatFixedAmount,
  formatInFull,
  formatLiquidityAmount,
  formatPercent,
  formatPoolShare,
  formatPrice,
  priceInFull,
  shortenSymbol,
} from './figures';
import { compareRatios, invertRatio, multiplyRatios, ratio, type Ratio } from './ratio';
import { fixedDigits, groupDigits, significantDigits } from './roundRatio';

const of = (text: string): Ratio => {
  const [whole = '', fraction = ''] = text.split('.');
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
};
const raw = (units: number | bigint): RawAmount => rawAmount(BigInt(units));

describe('significantDigits', () => {
  it.each([
    ['1.23456', 4, '1.235'],
    ['1.234567', 5, '1.2346'],
    ['123456', 4, '123500'],
    ['123456.7', 6, '123457'],
    ['0.000123456', 4, '0.0001235'],
    ['9.9999', 4, '10'],
    ['99999', 4, '100000'],
    ['0.99995', 4, '1'],
    ['1.5000', 4, '1.5'],
    ['100', 1, '100'],
    ['0', 4, '0'],
    ['-1.23456', 4, '-1.235'],
    ['1.2345', 4, '1.235'],
    ['1.23449', 4, '1.234'],
  ])('writes %s with %i digits as %s', (text, digits, expected) => {
    expect(significantDigits(of(text), digits)).toBe(expected);
  });

  it('stays within half a unit of its last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.bigInt({ min: 1n, max: 10n ** 40n }), (numerator, denominator) => {
        const value = { numerator, denominator };
        const shown = of(significantDigits(value, 5));
        const error = shown.numerator * denominator - numerator * shown.denominator;
        // |shown − value| ≤ value × 0.5 × 10⁻⁴
        expect((error < 0n ? -error : error) * 20_000n <= numerator * shown.denominator).toBe(true);
      }),
    );
  });

  it('keeps the order of two values', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }), (one, other) => {
        const left = { numerator: one, denominator: 10n ** 9n };
        const right = { numerator: other, denominator: 10n ** 9n };
        const shown = compareRatios(of(significantDigits(left, 4)), of(significantDigits(right, 4)));
        expect([0, compareRatios(left, right)]).toContain(shown);
      }),
    );
  });
});

describe('fixedDigits', () => {
  it.each([
    ['1.005', 2, 'halfUp', '1.01'],
    ['1.005', 2, 'down', '1.00'],
    ['1.001', 2, 'up', '1.01'],
    ['-0.001', 2, 'halfUp', '0.00'],
    ['2.5', 0, 'halfUp', '3'],
  ] as const)('writes %s with %i places, %s, as %s', (text, places, rounding, expected) => {
    expect(fixedDigits(of(text), places, rounding)).toBe(expected);
  });
});

// FIGURE-7
test('every kind of shown figure is grouped by thousands; what stands in a field is not', () => {
  const many = raw(20_000_000n * 10n ** 6n);
  for (const shown of [formatAmount(many, 6), formatLiquidityAmount(many, 6), formatInFull(many, 6), formatPrice(of('20000000'))]) {
    expect(shown).toBe('20,000,000');
  }
  expect(formatExact(many, 6)).toBe('20000000');
  expect(formatSignificant(many, 6, 6)).toBe('20000000');
  expect(formatInFull(raw(1234567890123n), 6)).toBe('1,234,567.890123');
});

// FIGURE-5
test('what is had is never shown as more, what is paid never as less', () => {
  expect(formatAmount(raw(12349), 4)).toBe('1.234');
  expect(formatAmount(raw(199999), 5)).toBe('1.999');
  expect(formatAmount(raw(12341), 4, 4, 'up')).toBe('1.235');
  expect(formatPrice(of('1.23414'), 4)).toBe('1.234');
  expect(formatPrice(of('1.23451'), 4)).toBe('1.235');
  const shownAs = (text: string) => of(text.replaceAll(',', '').replace('<', ''));
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 24 }), (units, decimals) => {
      const value = { numerator: units, denominator: 10n ** BigInt(decimals) };
      for (const format of [formatAmount, formatLiquidityAmount]) {
        const had = format(raw(units), decimals);
        if (!had.startsWith('<')) expect(compareRatios(shownAs(had), value)).not.toBe(1);
        expect(compareRatios(shownAs(format(raw(units), decimals, 4, 'up')), value)).not.toBe(-1);
      }
    }),
    { numRuns: 1000 },
  );
});

// FIGURE-7
test('groupDigits puts commas between thousands, not behind the point', () => {
  expect(groupDigits('1234567.8901')).toBe('1,234,567.8901');
  expect(groupDigits('123')).toBe('123');
  expect(groupDigits('-1234')).toBe('-1,234');
});

// FIGURE-6
test('amounts show 4 digits and "<0.00001"', () => {
  expect(formatAmount(raw(123456), 5)).toBe('1.234');
  expect(formatAmount(raw(1), 6)).toBe('<0.00001');
  expect(formatAmount(raw(10), 6)).toBe('0.00001');
  expect(formatAmount(raw(0), 6)).toBe('0');
});

// FIGURE-8
test('prices show 5 digits; below 0.0001 after a counted zero that is read aloud in full', () => {
  expect(formatPrice(of('1.234567'))).toBe('1.2346');
  expect(formatPrice(of('0'))).toBe('0');
  expect(formatPrice(of('0.0001'))).toBe('0.0001');
  expect(formatPrice(of('1.234567'), 6)).toBe('1.23457');
  for (const [price, shown] of [
    ['0.0000012345', '0.0₅12345'],
    ['0.00001234567', '0.0₄12346'],
    ['0.00001', '0.0₄1'],
    ['0.000099999999', '0.0001'],
    [`0.${'0'.repeat(17)}42`, '0.0₁₇42'],
  ] as const) {
    expect(formatPrice(of(price), 6)).toBe(shown);
    expect(priceInFull(`1 SHIB = ${shown} ETH`)).toBe(`1 SHIB = ${significantDigits(of(price), 5)} ETH`);
  }
});

// FIGURE-8
test('a counted zero stands for the price that it was made from', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 9, max: 40 }), (numerator, places) => {
      const price = { numerator, denominator: 10n ** BigInt(places) };
      expect(priceInFull(formatPrice(price))).toBe(significantDigits(price, 5));
    }),
  );
});

// FIGURE-6
test('liquidity amounts show 4 or 6 digits and "<0.000001"', () => {
  expect(formatLiquidityAmount(raw(12345678), 7)).toBe('1.234');
  expect(formatLiquidityAmount(raw(12345678), 7, 6)).toBe('1.23456');
  expect(formatLiquidityAmount(raw(9), 7)).toBe('<0.000001');
  expect(formatLiquidityAmount(raw(10), 7)).toBe('0.000001');
});

test('dollars show "$-" below a cent and two grouped decimals above', () => {
  expect(formatDollars(of('0.009'))).toBe('$-');
  expect(formatDollars(of('0.01'))).toBe('$0.01');
  expect(formatDollars(of('1234.5'))).toBe('$1,234.50');
});

test('fixed amounts are grouped and never rounded up', () => {
  expect(formatFixedAmount(raw(1999), 3, 2)).toBe('1.99');
  expect(formatFixedAmount(raw(400n * 10n ** 18n), 18, 0)).toBe('400');
  expect(formatFixedAmount(raw(2103516590000000000000000n), 18, 0)).toBe('2,103,516');
});

// FIGURE-9
test('shares show 6 decimals on the card and "<0.01" while adding', () => {
  expect(formatPoolShare(of('0.5'))).toBe('50.000000');
  expect(formatPoolShare(of('0.00000001'))).toBe('0.000001');
  expect(formatAddedShare(of('0.00009'))).toBe('<0.01');
  expect(formatAddedShare(of('0.0001'))).toBe('0.01');
  expect(formatAddedShare(of('0'))).toBe('0');
  expect(formatPercent({ numerator: 1n, denominator: 3n }, 2)).toBe('33.33');
});

// FIGURE-10
test.each([
  [100, '0.01'],
  [500, '0.05'],
  [3000, '0.3'],
  [10_000, '1'],
])('a fee of %i is %s percent', (fee, expected) => {
  expect(formatFee(fee)).toBe(expected);
});

// TOKEN-2
test('symbols over 20 characters are shortened to 4 and 5', () => {
  expect(shortenSymbol('ABCDEFGHIJKLMNOPQRST')).toBe('ABCDEFGHIJKLMNOPQRST');
  expect(shortenSymbol('ABCDEFGHIJKLMNOPQRSTU')).toBe('ABCD...QRSTU');
});

describe('ratios', () => {
  it('has no zero denominator and keeps its sign above', () => {
    expect(ratio(1n, 0n)).toBeNull();
    expect(ratio(1n, -2n)).toEqual({ numerator: -1n, denominator: 2n });
    expect(invertRatio({ numerator: 0n, denominator: 5n })).toBeNull();
  });

  it('multiplied by its inverse is one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }), (numerator, denominator) => {
        const value = { numerator, denominator };
        const inverse = invertRatio(value);
        expect(inverse && compareRatios(multiplyRatios(value, inverse), { numerator: 1n, denominator: 1n })).toBe(0);
      }),
    );
  });
});
