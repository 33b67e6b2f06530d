import { rawAmount } from '@dex/mf-shared/domain';
import { lossToMarket } from '../v3/startPrice';
import { squareRoot } from '@dex/mf-shared/domain/maths';
import { ALL_PRICES, amountAtPrice, depositPrice } from './depositPrice';
import type { ExistingPair } from './pair';

const raw = (amount: bigint) => rawAmount(amount);
const pairOf = (reserve0: bigint, reserve1: bigint): ExistingPair => ({
  kind: 'exists',
  reserve0: raw(reserve0),
  reserve1: raw(reserve1),
  totalSupply: raw(squareRoot(reserve0 * reserve1)),
  balance: null,
  permit: undefined,
});
const ONE = 10n ** 18n;

// V2-14
test('a pair that holds something has its own price and depth, an empty one the price of the two amounts', () => {
  const two = 2n << 96n;
  expect(depositPrice(pairOf(ONE, 4n * ONE), null, null)).toEqual({
    backing: { kind: 'exists', liquidity: String(2n * ONE) },
    sqrtPriceX96: two,
    amounts: null,
  });
  for (const empty of [pairOf(0n, 0n), { kind: 'notExists' } as const]) {
    expect(depositPrice(empty, raw(ONE), raw(4n * ONE))).toEqual({
      backing: { kind: 'notExists' },
      sqrtPriceX96: two,
      amounts: { amount0: ONE, amount1: 4n * ONE },
    });
    expect(depositPrice(empty, raw(ONE), null)).toMatchObject({ sqrtPriceX96: null, amounts: null });
  }
  for (const kind of ['loading', 'failed'] as const)
    expect(depositPrice({ kind }, raw(ONE), raw(ONE))).toMatchObject({ backing: { kind }, sqrtPriceX96: null });
});

test('a deposit at a fifth of the price loses a quarter to whoever trades first', () => {
  const { sqrtPriceX96, amounts } = depositPrice({ kind: 'notExists' }, raw(ONE), raw(200n * ONE));
  if (sqrtPriceX96 === null || !amounts) throw new Error('Both amounts are there');
  const loss = lossToMarket(sqrtPriceX96, squareRoot(1000n << 192n), ALL_PRICES, amounts);
  // 1,200 of the second token are put in; 2 · √(1 · 200 · 1,000) = 894.4 are left.
  expect(Number(loss / 10n ** 15n) / 1000).toBeCloseTo(305.57, 1);
});

test.each([1n, 3n, 10n ** 6n, 123_456_789n, ONE])('a known price gives the other amount of %s, both ways', (amount) => {
  for (const price of [1n, 2n, 1999n]) {
    const root = squareRoot(price << 192n);
    const other = amountAtPrice(amount, true, root);
    expect(other <= amount * price).toBe(true);
    expect(other >= amount * price - (amount * price) / 10n ** 12n - 1n).toBe(true);
    const back = amountAtPrice(amount * price, false, root);
    expect(back >= amount).toBe(true);
    expect(back <= amount + amount / 10n ** 12n + 1n).toBe(true);
  }
  expect(amountAtPrice(amount, false, 0n)).toBe(0n);
});
