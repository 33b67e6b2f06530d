import fc from 'fast-check';
import { AUTO_SLIPPAGE, formatExact, rawAmount, requireAddress, requireBps, type Token } from '@dex/mf-shared/domain';
import * as addForm from './addForm';
import { EMPTY_ADD_FORM, typedInto, type AddForm } from './addForm';
import { minimumAfter } from './minimums';
import type { PairState } from './pair';

const token = (digit: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals,
  symbol: digit,
  name: digit,
});
const [a, b] = [token('1', 18), token('2', 6)];
const slippage = AUTO_SLIPPAGE.addV2;
const addAmounts = (form: AddForm, one: Token, other: Token, state: PairState, isAToken0: boolean) =>
  addForm.addAmounts(form, one, other, { state, isAToken0, slippage });
const existing: PairState = {
  kind: 'exists',
  reserve0: rawAmount(10n ** 21n),
  reserve1: rawAmount(2n * 10n ** 12n),
  totalSupply: rawAmount(1n),
  balance: null,
  permit: null,
};

// V2-3
test('an empty pair keeps what the other field holds, a pair with a price clears it', () => {
  const first = typedInto(EMPTY_ADD_FORM, 'CURRENCY_A', '1', true);
  const second = typedInto(first, 'CURRENCY_B', '5', true);
  expect(second).toEqual({ independentField: 'CURRENCY_B', typedValue: '5', otherTypedValue: '1' });
  expect(typedInto(second, 'CURRENCY_B', '6', true)).toEqual({ independentField: 'CURRENCY_B', typedValue: '6', otherTypedValue: '1' });
  expect(typedInto(second, 'CURRENCY_A', '2', false)).toEqual({ independentField: 'CURRENCY_A', typedValue: '2', otherTypedValue: '' });
});

test('the other amount follows the price, on whichever side was typed', () => {
  const typedA = typedInto(EMPTY_ADD_FORM, 'CURRENCY_A', '1', false);
  expect(addAmounts(typedA, a, b, existing, true)).toEqual({ a: String(10n ** 18n), b: '2000000000', unused: null });
  const typedB = typedInto(EMPTY_ADD_FORM, 'CURRENCY_B', '2000', false);
  expect(addAmounts(typedB, a, b, existing, true)).toEqual({ a: String(10n ** 18n), b: '2000000000', unused: null });
});

test('an empty pair takes both as typed', () => {
  const form = { independentField: 'CURRENCY_B', typedValue: '5', otherTypedValue: '1' } as const;
  for (const state of [{ kind: 'notExists' }, { ...existing, totalSupply: rawAmount(0n) }] as const) {
    expect(addAmounts(form, a, b, state, true)).toEqual({ a: String(10n ** 18n), b: '5000000', unused: null });
  }
});

test('nothing, zero, too fine a figure and an unknown pair give no amount', () => {
  const typed = (value: string) => addAmounts(typedInto(EMPTY_ADD_FORM, 'CURRENCY_B', value, false), a, b, existing, true);
  for (const value of ['', '0', '0.0000001', 'x']) expect(typed(value)).toEqual({ a: null, b: null, unused: null });
  expect(addAmounts(typedInto(EMPTY_ADD_FORM, 'CURRENCY_A', '1', false), a, b, { kind: 'loading' }, true).b).toBeNull();
});

// V2-16
describe('tokens with few decimals', () => {
  const few = (reserve0: bigint, reserve1: bigint): PairState => ({
    ...existing,
    reserve0: rawAmount(reserve0),
    reserve1: rawAmount(reserve1),
  });
  const typed = (value: string, field: 'CURRENCY_A' | 'CURRENCY_B') => ({ ...EMPTY_ADD_FORM, independentField: field, typedValue: value });

  test('of what was typed no more goes in than the whole units of the other token are worth, and a thousandth', () => {
    const [whole, dollars] = [token('3', 0), token('4', 6)];
    const pair = few(1000n, 10n ** 12n);
    expect(addAmounts(typed('1999', 'CURRENCY_B'), whole, dollars, pair, true)).toEqual({ a: '1', b: '1001000000', unused: '998000000' });
    expect(addAmounts(typed('2000', 'CURRENCY_B'), whole, dollars, pair, true)).toEqual({ a: '2', b: '2000000000', unused: null });
    expect(addAmounts(typed('2', 'CURRENCY_A'), whole, dollars, pair, true)).toEqual({ a: '2', b: '2002000000', unused: null });
    // A thousandth is not worth a word, but does not go in either.
    expect(addAmounts(typed('5000001', 'CURRENCY_B'), whole, dollars, pair, true)).toEqual({ a: '5000', b: '5000000000000', unused: null });
    // The first deposit sets the price: both amounts are as typed.
    const first = { ...typed('1999', 'CURRENCY_B'), otherTypedValue: '1' };
    expect(addAmounts(first, whole, dollars, { kind: 'notExists' }, true)).toEqual({ a: '1', b: '1999000000', unused: null });
  });

  /** What the router takes of both at some reserves (UniswapV2Router02, _addLiquidity); null where it refuses. */
  function taken(first: bigint, second: bigint, [reserve0, reserve1]: readonly [bigint, bigint]): readonly [bigint, bigint] | null {
    const minimum = (amount: bigint) => BigInt(minimumAfter(rawAmount(amount), slippage));
    const second1 = (first * reserve1) / reserve0;
    if (second1 <= second) return second1 >= minimum(second) ? [first, second1] : null;
    const first1 = (second * reserve0) / reserve1;
    return first1 >= minimum(first) ? [first1, second] : null;
  }

  test.each(['1', '2', '7', '20', '150'])(
    'a deposit of %s whole units outlasts a small change of the price, whichever side was typed',
    (units) => {
      const [whole, dollars] = [token('3', 0), token('4', 6)];
      const [reserve0, reserve1] = [1000n, 999_999_999_937n];
      for (const form of [typed(units, 'CURRENCY_A'), typed(String(Number(units) * 1000 + 500), 'CURRENCY_B')]) {
        for (const isAToken0 of [true, false]) {
          const pair = isAToken0 ? few(reserve0, reserve1) : few(reserve1, reserve0);
          const { a: units0, b: dollars0 } = addAmounts(form, whole, dollars, pair, isAToken0);
          for (const moved of [-5n, 0n, 5n]) {
            const now = [reserve0 * 10_000n, reserve1 * (10_000n + moved)] as const;
            const [first, second] = [BigInt(units0 ?? 0), BigInt(dollars0 ?? 0)];
            expect(taken(first, second, now)?.[0]).toBe(BigInt(units));
            expect(taken(second, first, [now[1], now[0]])?.[1]).toBe(BigInt(units));
          }
        }
      }
    },
  );

  test('who tolerates nothing gives no room', () => {
    const [whole, dollars] = [token('3', 0), token('4', 6)];
    const given = { state: few(1000n, 10n ** 12n), isAToken0: true, slippage: requireBps(0) };
    expect(addForm.addAmounts(typed('1999', 'CURRENCY_B'), whole, dollars, given)).toMatchObject({ a: '1', b: '1000000000' });
  });

  test('with any decimals what is given away is less than one smallest unit and a thousandth, and the router takes exactly both amounts', () => {
    const decimals = fc.constantFrom(0, 2, 18, 27);
    const wholes = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(
        decimals,
        decimals,
        wholes,
        wholes,
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.boolean(),
        (dec0, dec1, whole0, whole1, amount, isA) => {
          const [one, other] = [token('3', dec0), token('4', dec1)];
          const [reserve0, reserve1] = [whole0 * 10n ** BigInt(dec0), whole1 * 10n ** BigInt(dec1)];
          const form = typed(formatExact(rawAmount(amount), isA ? dec0 : dec1), isA ? 'CURRENCY_A' : 'CURRENCY_B');
          const { a: in0, b: in1 } = addAmounts(form, one, other, few(reserve0, reserve1), true);
          if (in0 === null || in1 === null) return;
          const [used, follows, mine, others] = isA
            ? [BigInt(in0), BigInt(in1), reserve0, reserve1]
            : [BigInt(in1), BigInt(in0), reserve1, reserve0];
          expect(used <= amount).toBe(true);
          expect((used - 1n) * others * 1000n < follows * mine * 1001n).toBe(true);
          expect(BigInt(follows) * mine * 1000n <= used * others * 1001n).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
