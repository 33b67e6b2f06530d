import fc from 'fast-check';
import { Percent, Token as SdkToken } from '@uniswap/sdk-core';
import { encodeSqrtRatioX96, Pool, Position, TickMath } from '@uniswap/v3-sdk';
import { FEE_TIERS, requireAddress, TICK_SPACING, usableTickBounds, type FeeTier, type Token, parsePrice } from '@dex/mf-shared/domain';
import { amountsOfLiquidity, burnMinimums, liquidityForAmounts, mintMinimums } from './liquidityMath';
import { isPoolPrice, priceAtTick, sqrtOfPrice, tickOfTyped, typedPriceOfTick } from './rangePrice';
import {
  MAX_SQRT_RATIO,
  MIN_SQRT_RATIO,
  nearestUsableTick,
  sqrtRatioAtTick,
  squareRoot,
  tickAtSqrtRatio,
} from '@dex/mf-shared/domain/maths';

const token = (digit: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals,
  symbol: digit,
  name: digit,
});
const big = (value: { toString(): string }) => BigInt(value.toString());
const fees = fc.constantFrom<FeeTier>(...FEE_TIERS);
const usableTick = (fee: FeeTier) => {
  const { max } = usableTickBounds(fee);
  return fc.integer({ min: -max / TICK_SPACING[fee], max: max / TICK_SPACING[fee] }).map((step) => step * TICK_SPACING[fee] || 0);
};
const decimals = fc.constantFrom(0, 6, 8, 18, 24);

describe('ticks and square root prices', () => {
  test('equal the SDK at every sampled tick', () => {
    fc.assert(
      fc.property(fc.integer({ min: -887272, max: 887272 }), (tick) => sqrtRatioAtTick(tick) === big(TickMath.getSqrtRatioAtTick(tick))),
    );
  });
  test('a tick comes back from its own price and from just below the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: -887272, max: 887271 }), (tick) => {
        expect(tickAtSqrtRatio(sqrtRatioAtTick(tick))).toBe(tick);
        expect(tickAtSqrtRatio(sqrtRatioAtTick(tick + 1) - 1n)).toBe(tick);
      }),
    );
  });
  test('the square root is whole and rounded down', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1n << 400n }), (value) => {
        const root = squareRoot(value);
        return root * root <= value && (root + 1n) * (root + 1n) > value;
      }),
    );
  });
  // V3-5
  test.each([
    [100, 887272],
    [500, 887270],
    [3000, 887220],
    [10000, 887200],
  ] as const)('fee %d clamps to ±%d', (fee, bound) => {
    expect(nearestUsableTick(MIN_SQRT_RATIO, fee)).toBe(-bound);
    expect(nearestUsableTick(MAX_SQRT_RATIO * 4n, fee)).toBe(bound);
    const pair = { base: token('1', 18), quote: token('2', 18) };
    expect(tickOfTyped('0', pair, fee)).toBe(-bound);
    expect(tickOfTyped('9'.repeat(79), pair, fee)).toBe(bound);
    expect(tickOfTyped('0', { base: pair.quote, quote: pair.base }, fee)).toBe(bound);
  });
  test('spacing 60 rounds to the nearest multiple', () => {
    expect(nearestUsableTick(sqrtRatioAtTick(29), 3000)).toBe(0);
    expect(nearestUsableTick(sqrtRatioAtTick(31), 3000)).toBe(60);
    expect(nearestUsableTick(sqrtRatioAtTick(-31), 3000)).toBe(-60);
  });
});

describe('shown prices', () => {
  test('a shown price leads back to its tick, in both orders and for all tiers', () => {
    fc.assert(
      fc.property(
        fees.chain((fee) => fc.record({ fee: fc.constant(fee), tick: usableTick(fee) })),
        decimals,
        decimals,
        ({ fee, tick }, one, other) => {
          const [low, high] = [token('1', one), token('2', other)];
          for (const pair of [
            { base: low, quote: high },
            { base: high, quote: low },
          ]) {
            expect(tickOfTyped(typedPriceOfTick(tick, pair), pair, fee)).toBe(tick);
          }
        },
      ),
    );
  });
  test('a typed price, shown and typed again, stays', () => {
    fc.assert(
      fc.property(
        fees,
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 0, max: 12 }),
        fc.boolean(),
        (fee, digits, places, turned) => {
          const [base, quote] = turned ? [token('2', 6), token('1', 18)] : [token('1', 18), token('2', 6)];
          const text = `${'0'.repeat(places)}${digits}`.replace(new RegExp(`^(\\d+)(\\d{${places}})$`), '$1.$2');
          const tick = tickOfTyped(text, { base, quote }, fee);
          expect(tick).not.toBeNull();
          expect(tickOfTyped(typedPriceOfTick(tick ?? 0, { base, quote }), { base, quote }, fee)).toBe(tick);
        },
      ),
    );
  });
  test('inverting twice gives the same price', () => {
    const pair = { base: token('1', 18), quote: token('2', 6) };
    const turned = { base: pair.quote, quote: pair.base };
    fc.assert(
      fc.property(fc.integer({ min: -887272, max: 887272 }), (tick) => {
        const [one, other] = [priceAtTick(tick, pair), priceAtTick(tick, turned)];
        return one.numerator * other.numerator === one.denominator * other.denominator;
      }),
    );
  });
  test.each(['1.5', '.5', '1.', '12'])('%s is a price', (text) => expect(parsePrice(text)).not.toBeNull());
  test.each(['1e5', '', '.', '-1', '1,5', '0x1'])('"%s" is no price', (text) => expect(parsePrice(text)).toBeNull());
  // V3-8
  test('what a pool can hold ends at both bounds', () => {
    expect([MIN_SQRT_RATIO - 1n, MIN_SQRT_RATIO, MAX_SQRT_RATIO - 1n, MAX_SQRT_RATIO].map(isPoolPrice)).toEqual([false, true, true, false]);
  });
  test('a start price is the square root of the SDK', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 9 }), (one, other) => {
        const pair = { base: token('1', 0), quote: token('2', 0) };
        return sqrtOfPrice({ numerator: BigInt(one), denominator: BigInt(other) }, pair) === big(encodeSqrtRatioX96(one, other));
      }),
    );
  });
});

const market = fees.chain((fee) =>
  fc.record({
    fee: fc.constant(fee),
    tick: fc.integer({ min: -400_000, max: 400_000 }),
    within: fc.bigInt({ min: 0n, max: 1_000_000n }),
    ends: fc.uniqueArray(usableTick(fee), { minLength: 2, maxLength: 2 }),
    amount0: fc.bigInt({ min: 1n, max: 10n ** 27n }),
    amount1: fc.bigInt({ min: 1n, max: 10n ** 27n }),
    slippage: fc.integer({ min: 0, max: 5000 }),
  }),
);

test('liquidity, amounts and minimums equal those of the SDK in random pools', () => {
  const [token0, token1] = [new SdkToken(1, token('1', 18).address, 18), new SdkToken(1, token('2', 18).address, 18)];
  fc.assert(
    fc.property(market, ({ fee, tick, within, ends, amount0, amount1, slippage }) => {
      const [tickLower = 0, tickUpper = 0] = [...ends].sort((a, b) => a - b);
      const [here, next] = [sqrtRatioAtTick(tick), sqrtRatioAtTick(tick + 1)];
      const sqrtPrice = here + ((next - here - 1n) * within) / 1_000_000n;
      const pool = new Pool(token0, token1, fee, sqrtPrice.toString(), '0', tick);
      const [a0, a1] = [amount0.toString(), amount1.toString()];
      const position = Position.fromAmounts({ pool, tickLower, tickUpper, amount0: a0, amount1: a1, useFullPrecision: true });
      const range = { tickLower, tickUpper };
      const liquidity = liquidityForAmounts(sqrtPrice, range, { amount0, amount1 }, true) ?? 0n;
      expect(liquidity).toBe(big(position.liquidity));
      const taken = amountsOfLiquidity(sqrtPrice, range, liquidity, 'takeIn');
      expect([taken.amount0, taken.amount1]).toEqual([big(position.mintAmounts.amount0), big(position.mintAmounts.amount1)]);
      const paid = amountsOfLiquidity(sqrtPrice, range, liquidity, 'payOut');
      expect([paid.amount0, paid.amount1]).toEqual([big(position.amount0.quotient), big(position.amount1.quotient)]);
      const tolerance = new Percent(slippage, 10_000);
      const least = mintMinimums(sqrtPrice, range, taken, slippage);
      const leastOfSdk = position.mintAmountsWithSlippage(tolerance);
      expect([least.amount0, least.amount1]).toEqual([big(leastOfSdk.amount0), big(leastOfSdk.amount1)]);
      const out = burnMinimums(sqrtPrice, range, liquidity, slippage);
      const outOfSdk = position.burnAmountsWithSlippage(tolerance);
      expect([out.amount0, out.amount1]).toEqual([big(outOfSdk.amount0), big(outOfSdk.amount1)]);
    }),
    { numRuns: 500 },
  );
});
