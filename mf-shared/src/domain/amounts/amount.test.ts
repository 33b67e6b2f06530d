import fc from 'fast-check';
import { parseRawAmount, rawAmount, type RawAmount } from '../rawAmount';
import type { Native, Token } from '../tokens/currency';
import { requireAddress } from '../address';
import { amountFault, amountFromUrl, formatExact, formatSignificant, maxSpendable, parseAmount } from './amount';

const raw = (text: string): RawAmount => parseRawAmount(text) ?? rawAmount(BigInt(text));

const native: Native = { kind: 'native', chainId: 1, decimals: 18, symbol: 'ETH', name: 'Ether' };
const token: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${'1'.repeat(40)}`),
  decimals: 18,
  symbol: 'ONE',
  name: 'One',
};

// FIGURE-1
it.each([
  ['1.234567', 6, null],
  ['1.2345670', 6, null],
  ['1.2345678', 6, 'tooFine'],
  ['.1', 0, 'tooFine'],
  ['1.', 0, null],
  ['x', 0, null],
  ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 0, null],
  ['115792089237316195423570985008687907853269984665640564039457584007913129639936', 0, 'tooLarge'],
  ['115792089237316195423570985008687907853269984665640564039457', 18, null],
  ['115792089237316195423570985008687907853269984665640564039458', 18, 'tooLarge'],
  ['9'.repeat(70), 18, 'tooLarge'],
  ['0'.repeat(70), 18, null],
])('%s at %i decimals is no amount for being %s', (text, decimals, expected) => {
  expect(amountFault(text, decimals)).toBe(expected);
});

it.each([
  ['1.5', '1.5'],
  ['.5', '.5'],
  ['1e5', ''],
  ['-1', ''],
  ['9'.repeat(80), ''],
  [null, ''],
])('a link that says %s fills in "%s"', (text, expected) => {
  expect(amountFromUrl(text)).toBe(expected);
});

describe('parseAmount', () => {
  it.each([
    ['1.5', 6, '1500000'],
    ['0', 18, '0'],
    ['.5', 1, '5'],
    ['5.', 0, '5'],
    ['007', 0, '7'],
    ['1.50', 1, '15'],
    ['1.0', 0, '1'],
    ['0.000000000000000000000000000000000001', 36, '1'],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 0, (2n ** 256n - 1n).toString()],
  ])('reads %s at %i decimals', (text, decimals, expected) => {
    expect(parseAmount(text, decimals)).toBe(expected);
  });

  it.each([
    ['', 18],
    ['.', 18],
    ['1.2.3', 18],
    ['1a', 18],
    ['-1', 18],
    ['+1', 18],
    ['1e18', 18],
    ['1,5', 18],
    [' 1', 18],
    ['0.0000001', 6],
    ['0.1', 0],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639936', 0],
    ['1'.repeat(80), 0],
  ])('refuses %p at %i decimals', (text, decimals) => {
    expect(parseAmount(text, decimals)).toBeNull();
  });

  it('is the inverse of formatExact for every amount and 0 to 36 decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
        const amount = rawAmount(units);
        expect(parseAmount(formatExact(amount, decimals), decimals)).toBe(amount);
      }),
    );
  });
});

describe('formatExact', () => {
  it.each([
    ['0', 18, '0'],
    ['1', 18, '0.000000000000000001'],
    ['1500000', 6, '1.5'],
    ['1000000', 6, '1'],
    ['100', 0, '100'],
  ])('writes %s at %i decimals as %s', (text, decimals, expected) => {
    expect(formatExact(raw(text), decimals)).toBe(expected);
  });
});

describe('formatSignificant', () => {
  it('rounds to the nearest, or down when asked', () => {
    expect(formatSignificant(raw('123456'), 5, 4)).toBe('1.235');
    expect(formatSignificant(raw('123456'), 5, 4, 'down')).toBe('1.234');
  });

  // FIGURE-5
  it('never shows more than there is when rounded down', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 24 }), (units, decimals) => {
        const shown = parseAmount(formatSignificant(rawAmount(units), decimals, 4, 'down'), decimals);
        expect(BigInt(shown ?? -1n)).toBeLessThanOrEqual(units);
        expect(shown).not.toBeNull();
      }),
    );
  });
});

describe('maxSpendable', () => {
  // FIGURE-3
  it('keeps 0.01 of the native coin', () => {
    expect(maxSpendable(native, raw('1000000000000000000'))).toBe('990000000000000000');
    expect(maxSpendable(native, raw('10000000000000000'))).toBe('0');
    expect(maxSpendable(native, raw('1'))).toBe('0');
  });

  it('gives all of a token', () => {
    expect(maxSpendable(token, raw('7'))).toBe('7');
  });
});
