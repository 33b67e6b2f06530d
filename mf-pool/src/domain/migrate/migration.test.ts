import { Percent, Token as SdkToken, type Fraction } from '@uniswap/sdk-core';
import { encodeSqrtRatioX96, Pool, Position, TickMath } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { rawAmount, requireBps } from '@dex/mf-shared/domain';
import type { ExistingPair } from '../v2/pair';
import { migrateButton, type MigrateButtonFacts } from './migrateButton';
import { isWarnedDifference, migration, migrationPrice, pairSqrtPrice, priceDifference } from './migration';

const token0 = new SdkToken(1, '0x0000000000000000000000000000000000000001', 18);
const token1 = new SdkToken(1, '0x0000000000000000000000000000000000000002', 18);

function pairOf(reserve0: bigint, reserve1: bigint, totalSupply = 10n ** 18n): ExistingPair {
  return {
    kind: 'exists',
    reserve0: rawAmount(reserve0),
    reserve1: rawAmount(reserve1),
    totalSupply: rawAmount(totalSupply),
    balance: null,
    permit: null,
  };
}

const amounts = fc.bigInt({ min: 10n ** 12n, max: 10n ** 27n });
const ticks = fc.integer({ min: -1000, max: 1000 }).map((step) => step * 60);

/**
 * What the library's position needs at the prices that a tolerance allows. Its own `mintAmountsWithSlippage` first derives the
 * liquidity anew from rounded amounts, which loosens the limits by a few units; the contract mints from what leaves the pair.
 */
function leastOf({ pool, liquidity, tickLower, tickUpper }: Position, tolerance: Percent): readonly string[] {
  const at = (part: Fraction) => {
    const price = pool.token0Price.asFraction.multiply(part);
    const sqrt = encodeSqrtRatioX96(price.numerator, price.denominator);
    const shifted = new Pool(token0, token1, 3000, sqrt, 0, TickMath.getTickAtSqrtRatio(sqrt), []);
    return new Position({ pool: shifted, liquidity, tickLower, tickUpper }).mintAmounts;
  };
  const [low, high] = [at(new Percent(1).subtract(tolerance)), at(new Percent(1).add(tolerance))];
  return [high.amount0.toString(), low.amount1.toString()];
}

test('amounts, limits and rest are those of the published library, in and out of range', () => {
  fc.assert(
    fc.property(amounts, amounts, ticks, ticks, fc.nat(5000), (reserve0, reserve1, one, other, bps) => {
      if (one === other) return;
      const range = { tickLower: Math.min(one, other), tickUpper: Math.max(one, other) };
      const pair = pairOf(reserve0, reserve1);
      const price = migrationPrice(pair, { kind: 'notExists' });
      if (!price) throw new Error('a pair with reserves has a price');
      const moved = migration(pair, rawAmount(10n ** 18n), price, range, requireBps(bps));
      const sqrt = encodeSqrtRatioX96(String(reserve1), String(reserve0));
      expect(String(price.sqrtPriceX96)).toBe(sqrt.toString());
      const pool = new Pool(token0, token1, 3000, sqrt, 0, TickMath.getTickAtSqrtRatio(sqrt), []);
      const position = Position.fromAmounts({
        pool,
        ...range,
        amount0: String(reserve0),
        amount1: String(reserve1),
        useFullPrecision: false,
      });
      if (position.liquidity.toString() === '0') {
        expect(moved).toBeNull();
        return;
      }
      const least = leastOf(position, new Percent(bps, 10_000));
      expect([moved?.position0, moved?.position1]).toEqual([
        position.mintAmounts.amount0.toString(),
        position.mintAmounts.amount1.toString(),
      ]);
      expect([moved?.minimum0, moved?.minimum1]).toEqual(least);
    }),
    { numRuns: 200 },
  );
});

// V3-32
test('of tokens that cannot be divided a move says what is lost of which, and nothing where that weighs nothing', () => {
  const range = { tickLower: -887_220, tickUpper: 887_220 };
  const lossOf = (reserve: bigint) => {
    const pair = pairOf(reserve, reserve);
    const price = migrationPrice(pair, { kind: 'notExists' });
    return price && migration(pair, rawAmount(10n ** 18n), price, range, requireBps(75))?.coarse;
  };
  expect(lossOf(3n)).toEqual({ side: 0, amount: '1' });
  expect(lossOf(1_000_000n)).toBeNull();
});

test('what goes in and what comes back are together what leaves the pair', () => {
  fc.assert(
    fc.property(amounts, amounts, ticks, ticks, (reserve0, reserve1, one, other) => {
      if (one === other) return;
      const pair = pairOf(reserve0, reserve1);
      const price = migrationPrice(pair, { kind: 'notExists' });
      const range = { tickLower: Math.min(one, other), tickUpper: Math.max(one, other) };
      const moved = price && migration(pair, rawAmount(10n ** 18n), price, range, requireBps(75));
      if (!moved) return;
      for (const side of [0, 1] as const) {
        const [paired, used, rest] =
          side === 0 ? [moved.paired0, moved.position0, moved.refund0] : [moved.paired1, moved.position1, moved.refund1];
        expect(BigInt(used) <= BigInt(paired)).toBe(true);
        expect(BigInt(used) + BigInt(rest)).toBe(BigInt(paired));
      }
      expect(BigInt(moved.minimum0) <= BigInt(moved.position0)).toBe(true);
      expect(BigInt(moved.minimum1) <= BigInt(moved.position1)).toBe(true);
    }),
  );
});

test('the price of a pool that exists counts, that of the pair only for a missing one', () => {
  const pair = pairOf(10n ** 18n, 4n * 10n ** 18n);
  const known = { kind: 'exists', sqrtPriceX96: String(3n << 96n), tick: 21972, liquidity: '0' } as const;
  expect(migrationPrice(pair, known)).toEqual({ sqrtPriceX96: 3n << 96n, tick: 21972, isNew: false });
  expect(migrationPrice(pair, { kind: 'notExists' })).toMatchObject({ sqrtPriceX96: 2n << 96n, isNew: true });
  expect(migrationPrice(pair, { kind: 'loading' })).toBeNull();
  expect(migrationPrice(pair, { kind: 'failed' })).toBeNull();
  expect(pairSqrtPrice(pairOf(0n, 1n))).toBeNull();
});

// MIGRATE-2
test('a difference is warned of from 2 % on', () => {
  const pair = pairOf(10n ** 18n, 10n ** 18n);
  const at = (thousandths: number) => {
    const sqrtPriceX96 = encodeSqrtRatioX96(1000 + thousandths, 1000).toString();
    return priceDifference(pair, { kind: 'exists', sqrtPriceX96, tick: 0, liquidity: '0' });
  };
  expect([19, -19, 21, -21].map((part) => isWarnedDifference(at(part)))).toEqual([false, false, true, true]);
  expect(isWarnedDifference({ numerator: 2n, denominator: 100n })).toBe(true);
  expect(isWarnedDifference(priceDifference(pair, { kind: 'notExists' }))).toBe(false);
});

// MIGRATE-1
describe('the migrate button', () => {
  const ready: MigrateButtonFacts = {
    progress: 'none',
    isLoading: false,
    decimals: 'contract',
    hasNothing: false,
    hasRange: true,
    isInvalidRange: false,
    isAllowed: true,
  };
  it.each<[string, Partial<MigrateButtonFacts>, string]>([
    ['an approval or a signature', {}, 'migrate'],
    ['neither', { isAllowed: false }, 'allowFirst'],
    ['the wallet being asked', { progress: 'asking', isAllowed: false }, 'migrating'],
    ['a pending transaction, though nothing is left', { progress: 'pending', hasNothing: true }, 'migrating'],
    // ORDER-22
    ['shares that something else takes', { progress: 'underWay', isAllowed: false }, 'underWay'],
    ['a mined one', { progress: 'done', hasNothing: true }, 'done'],
    ['a price that is not known', { isLoading: true }, 'loading'],
    ['no range', { hasRange: false }, 'enterRange'],
    ['an invalid range', { isInvalidRange: true }, 'invalidRange'],
    ['no shares', { hasNothing: true }, 'nothing'],
    ['decimals that disagree', { decimals: 'disagree', isLoading: true }, 'decimalsConflict'],
    ['decimals that could not be read', { decimals: 'unread', isLoading: true }, 'tokenUnread'],
    ['decimals that are being read', { decimals: 'checking', isAllowed: false }, 'tokenChecking'],
    ['decimals that are being read, without a range', { decimals: 'checking', hasRange: false }, 'enterRange'],
  ])('%s', (_, change, expected) => {
    expect(migrateButton({ ...ready, ...change })).toBe(expected);
  });
});
