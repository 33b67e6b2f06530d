import { rawAmount, requireAddress, type Token } from '@dex/mf-shared/domain';
import { addAmounts, EMPTY_ADD_FORM, typedInto } from './addForm';
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
  expect(addAmounts(typedA, a, b, existing, true)).toEqual({ a: String(10n ** 18n), b: '2000000000' });
  const typedB = typedInto(EMPTY_ADD_FORM, 'CURRENCY_B', '2000', false);
  expect(addAmounts(typedB, a, b, existing, true)).toEqual({ a: String(10n ** 18n), b: '2000000000' });
});

test('an empty pair takes both as typed', () => {
  const form = { independentField: 'CURRENCY_B', typedValue: '5', otherTypedValue: '1' } as const;
  for (const state of [{ kind: 'notExists' }, { ...existing, totalSupply: rawAmount(0n) }] as const) {
    expect(addAmounts(form, a, b, state, true)).toEqual({ a: String(10n ** 18n), b: '5000000' });
  }
});

test('nothing, zero, too fine a figure and an unknown pair give no amount', () => {
  const typed = (value: string) => addAmounts(typedInto(EMPTY_ADD_FORM, 'CURRENCY_B', value, false), a, b, existing, true);
  for (const value of ['', '0', '0.0000001', 'x']) expect(typed(value)).toEqual({ a: null, b: null });
  expect(addAmounts(typedInto(EMPTY_ADD_FORM, 'CURRENCY_A', '1', false), a, b, { kind: 'loading' }, true).b).toBeNull();
});
