import fc from 'fast-check';
import { formatExact, rawAmount, requireAddress, type Token } from '@dex/mf-shared/domain';
import type { ExistingPair } from './pair';
import { EMPTY_REMOVE_FORM, removal, removalFault, type RemoveField } from './removeForm';

const token = (digit: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals,
  symbol: digit,
  name: digit,
});
const [a, b] = [token('1', 18), token('2', 6)];
const pair: ExistingPair = {
  kind: 'exists',
  reserve0: rawAmount(100n * 10n ** 18n),
  reserve1: rawAmount(200_000n * 10n ** 6n),
  totalSupply: rawAmount(1000n * 10n ** 18n),
  balance: rawAmount(10n * 10n ** 18n),
  permit: null,
};
const remove = (independentField: RemoveField, typedValue: string, of = pair) => removal({ independentField, typedValue }, of, a, b, true);

test('the form begins with nothing', () => {
  expect(EMPTY_REMOVE_FORM).toEqual({ independentField: 'LIQUIDITY_PERCENT', typedValue: '0' });
  expect(removal(EMPTY_REMOVE_FORM, pair, a, b, true)).toEqual({
    percent: { whole: 0, isBelowOne: false },
    shares: null,
    amountA: null,
    amountB: null,
  });
});

test.each<[RemoveField, string, number, string | null, string | null]>([
  ['LIQUIDITY_PERCENT', '50', 50, '0.5', '1000'],
  ['LIQUIDITY_PERCENT', '100', 100, '1', '2000'],
  ['LIQUIDITY_PERCENT', '101', 0, null, null],
  ['LIQUIDITY', '5', 50, '0.5', '1000'],
  ['LIQUIDITY', '10.1', 0, null, null],
  ['CURRENCY_A', '0.25', 25, '0.25', '500'],
  ['CURRENCY_A', '1.1', 0, null, null],
  ['CURRENCY_B', '2000', 100, '1', '2000'],
  ['CURRENCY_B', '2000.1', 0, null, null],
  ['CURRENCY_B', 'x', 0, null, null],
])('%s %s is %i percent', (field, typed, percent, amountA, amountB) => {
  const removed = remove(field, typed);
  expect(removed.percent.whole).toBe(percent);
  expect(removed.amountA && formatExact(removed.amountA, 18)).toBe(amountA);
  expect(removed.amountB && formatExact(removed.amountB, 6)).toBe(amountB);
});

// V2-5
test.each([
  ['LIQUIDITY_PERCENT', '101', null],
  ['LIQUIDITY', '10', null],
  ['LIQUIDITY', '10.1', 'tooLarge'],
  ['LIQUIDITY', '9'.repeat(70), 'tooLarge'],
  ['CURRENCY_A', '0', null],
  ['CURRENCY_A', '1.1', 'tooLarge'],
  ['CURRENCY_B', '2000', null],
  ['CURRENCY_B', '2000.1', 'tooLarge'],
  ['CURRENCY_B', '1.1234567', 'tooFine'],
  ['CURRENCY_B', '', null],
] as const)('%s %s stands in the way as %s', (independentField, typedValue, expected) => {
  expect(removalFault({ independentField, typedValue }, pair, a, b, true)).toBe(expected);
});

test('what is held is not known: nothing is called more than it', () => {
  expect(removalFault({ independentField: 'LIQUIDITY', typedValue: '11' }, { ...pair, balance: null }, a, b, true)).toBeNull();
});

test('less than one percent is shown as such', () => {
  expect(remove('LIQUIDITY', '0.04').percent).toEqual({ whole: 0, isBelowOne: true });
});

test('nothing is removed while the holdings are unknown', () => {
  expect(remove('LIQUIDITY_PERCENT', '100', { ...pair, balance: null }).shares).toBeNull();
});

// V2-5
test('what is typed beyond the holdings is ignored, and no form removes more than there is', () => {
  const fields = fc.constantFrom<RemoveField>('LIQUIDITY', 'CURRENCY_A', 'CURRENCY_B');
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 22n });
  fc.assert(
    fc.property(fields, amounts, fc.bigInt({ min: 1n, max: 10n ** 21n }), (field, typed, held) => {
      const decimals = field === 'CURRENCY_B' ? 6 : 18;
      const removed = remove(field, formatExact(rawAmount(typed), decimals), { ...pair, balance: rawAmount(held) });
      expect(BigInt(removed.shares ?? '0') <= held).toBe(true);
      if (field === 'LIQUIDITY') expect(removed.shares).toBe(typed > 0n && typed <= held ? String(typed) : null);
      if (removed.percent.isBelowOne) expect(removed.percent.whole).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test('an amount that is typed comes out at least, as long as it is there', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (typed) => {
      const removed = remove('CURRENCY_A', formatExact(rawAmount(typed), 18));
      expect(BigInt(removed.amountA ?? '0') >= typed - 1n).toBe(true);
    }),
  );
});
