import fc from 'fast-check';
import { account, HIGH, LOW } from '../../state/v3/fixtures';
import { amountsOfLiquidity, liquidityForAmounts } from '../liquidityMath';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { rangeAround } from './movedRange';
import { moveRangeOrder, moveRangeTerms } from './moveRange';

const position = {
  tokenId: '7',
  nonce: '0',
  operator: account,
  token0: LOW.address,
  token1: HIGH.address,
  fee: 3000,
  tickLower: -6000,
  tickUpper: 6000,
  liquidity: String(10n ** 20n),
  feeGrowthInside0LastX128: '0',
  feeGrowthInside1LastX128: '0',
  tokensOwed0: '0',
  tokensOwed1: '0',
};
const facts = {
  manager: account,
  position,
  owed: { amount0: 5n, amount1: 7n },
  removalSlippageBps: 50,
  depositSlippageBps: 50,
  deadlineSeconds: 1234,
};

// V3-30
test('what is put in and what is left over are what comes out, and the limits are never looser than the slippage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9000, max: 9000 }),
      fc.integer({ min: -150, max: 149 }),
      fc.integer({ min: 1, max: 100 }),
      (tick, at, width) => {
        const range = { tickLower: at * 60, tickUpper: (at + width) * 60 };
        const terms = moveRangeTerms({ ...facts, sqrtPriceX96: sqrtRatioAtTick(tick), range });
        if (!terms) return;
        for (const [desired, least, rest, lacking] of [
          [terms.amount0Desired, terms.amount0Min, terms.rest0, terms.lacking0],
          [terms.amount1Desired, terms.amount1Min, terms.rest1, terms.lacking1],
        ] as const) {
          expect(BigInt(rest)).toBeLessThanOrEqual(BigInt(desired));
          expect(BigInt(least)).toBeLessThanOrEqual(BigInt(desired) - BigInt(rest));
          expect(BigInt(lacking)).toBeLessThanOrEqual(BigInt(desired));
        }
      },
    ),
  );
});

const ends = fc.record({
  tick: fc.integer({ min: -9000, max: 9000 }),
  at: fc.integer({ min: -150, max: 149 }),
  width: fc.integer({ min: 1, max: 100 }),
});

test('no minimum is below what a price that moves within the slippage leaves, and without a slippage nothing may be lacking', () => {
  fc.assert(
    fc.property(ends, fc.constantFrom(0, 50), ({ tick, at, width }, slippageBps) => {
      const range = { tickLower: at * 60, tickUpper: (at + width) * 60 };
      const sqrtPriceX96 = sqrtRatioAtTick(tick);
      const slippage = { removalSlippageBps: slippageBps, depositSlippageBps: slippageBps };
      const terms = moveRangeTerms({ ...facts, ...slippage, sqrtPriceX96, range });
      if (!terms) return;
      // A price 0.5 % away is a square root price 0.25 % away, a little less downwards than 9,974 of 10,000 says and a little more upwards.
      const [low, high] =
        slippageBps === 0 ? [sqrtPriceX96, sqrtPriceX96] : [(sqrtPriceX96 * 9974n) / 10_000n, (sqrtPriceX96 * 10_026n) / 10_000n];
      const liquidity = BigInt(position.liquidity);
      const left = {
        amount0: amountsOfLiquidity(high, position, liquidity, 'payOut').amount0,
        amount1: amountsOfLiquidity(low, position, liquidity, 'payOut').amount1,
      };
      expect(BigInt(terms.freed0Min)).toBeGreaterThanOrEqual(left.amount0);
      expect(BigInt(terms.freed1Min)).toBeGreaterThanOrEqual(left.amount1);
      const freed = amountsOfLiquidity(sqrtPriceX96, position, liquidity, 'payOut');
      expect(BigInt(terms.lacking0)).toBeLessThanOrEqual(freed.amount0 - left.amount0);
      expect(BigInt(terms.lacking1)).toBeLessThanOrEqual(freed.amount1 - left.amount1);
      const used = {
        amount0: BigInt(terms.amount0Desired) - BigInt(terms.rest0),
        amount1: BigInt(terms.amount1Desired) - BigInt(terms.rest1),
      };
      const made = liquidityForAmounts(sqrtPriceX96, range, used, false) ?? 0n;
      expect(BigInt(terms.amount0Min)).toBeGreaterThanOrEqual(amountsOfLiquidity(high, range, made, 'payOut').amount0);
      expect(BigInt(terms.amount1Min)).toBeGreaterThanOrEqual(amountsOfLiquidity(low, range, made, 'payOut').amount1);
      if (slippageBps === 0) expect([terms.lacking0, terms.lacking1]).toEqual(['0', '0']);
    }),
  );
});

test('one token alone makes nothing in a range that holds the price, and all of it beside the price', () => {
  const above = { ...position, tickLower: 6000, tickUpper: 12_000 };
  const move = (tickLower: number, tickUpper: number) =>
    moveRangeTerms({
      ...facts,
      owed: { amount0: 0n, amount1: 0n },
      position: above,
      sqrtPriceX96: sqrtRatioAtTick(0),
      range: { tickLower, tickUpper },
    });
  expect(move(-600, 600)).toBeNull();
  expect(move(600, 1200)).toMatchObject({ amount1Desired: '0', lacking0: '0', lacking1: '0' });
  expect(BigInt(move(600, 1200)?.rest0 ?? 10n ** 9n)).toBeLessThan(10n ** 6n);
});

test('of an empty position nothing is moved', () => {
  const range = { tickLower: -60, tickUpper: 60 };
  expect(moveRangeTerms({ ...facts, position: { ...position, liquidity: '0' }, sqrtPriceX96: sqrtRatioAtTick(0), range })).toBeNull();
});

test('no more leaves the account than a moving price may lack, and the manager may take no more than comes out', () => {
  const terms = moveRangeTerms({ ...facts, sqrtPriceX96: sqrtRatioAtTick(0), range: { tickLower: -600, tickUpper: 600 } });
  if (!terms) throw new Error('There are terms');
  const { needs, limits } = moveRangeOrder({ chainId: 1, account }, terms, LOW, HIGH);
  expect(needs.map(({ amount }) => amount)).toEqual([terms.amount0Desired, terms.amount1Desired]);
  expect(limits.leaves.map(({ maximum }) => maximum)).toEqual([terms.lacking0, terms.lacking1]);
});

test.each([
  [{ tickLower: -600, tickUpper: 600 }, 3000, { tickLower: 2400, tickUpper: 3600 }],
  [{ tickLower: -600, tickUpper: 600 }, 3029, { tickLower: 2400, tickUpper: 3600 }],
  [{ tickLower: -887_220, tickUpper: 887_220 }, 3000, { tickLower: -887_220, tickUpper: 887_220 }],
  [{ tickLower: 0, tickUpper: 600 }, 887_200, { tickLower: 886_620, tickUpper: 887_220 }],
])('%j around tick %d', (range, tick, expected) => {
  expect(rangeAround(range, tick, 3000)).toEqual(expected);
});
