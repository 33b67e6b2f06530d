import { squareRoot, tickAtSqrtRatio } from '@dex/mf-shared/domain/maths';
import { depositOf } from './addAmounts';
import { coarseLoss } from './coarseSide';

const FULL = { tickLower: -887_220, tickUpper: 887_220 };

/** What a deposit of so many millionths of a dollar says beside a token of so many decimals at 1,000 dollars; the token is the pool's first. */
function coarseOf(decimals: number, millionths: bigint) {
  const sqrtPriceX96 = squareRoot(((1000n * 10n ** 6n) << 192n) / 10n ** BigInt(decimals));
  const price = { sqrtPriceX96, tick: tickAtSqrtRatio(sqrtPriceX96), isNew: false };
  return depositOf({ side: 1, amount: millionths }, price, FULL, 50)?.coarse;
}

// V3-32
test.each<[number, string, bigint, bigint | null]>([
  [0, 'a tenth of a unit', 100_000_000n, 1n],
  [0, 'one unit and a half', 1_500_000_000n, 1n],
  [0, 'a thousand units and a half', 1_000_500_000_000n, null],
  [2, 'a tenth of a unit and half a hundredth', 105_000_000n, 1n],
  [2, 'a thousand units and half a hundredth', 1_000_005_000_000n, null],
  [18, 'a tenth of a unit', 100_000_000n, null],
  [27, 'a tenth of a unit', 100_000_000n, null],
])('with %d decimals and the worth of %s: what may be lost is said from a thousandth on', (decimals, _worth, amount, lost) => {
  expect(coarseOf(decimals, amount)).toEqual(lost === null ? null : { side: 0, amount: lost });
});

// V3-32
test.each<[string, bigint, bigint, { side: 0 | 1; amount: string } | null]>([
  ['three units of each of two tokens without decimals', 3n, 3n, { side: 0, amount: '1' }],
  ['a million units of each', 1_000_000n, 1_000_000n, null],
  ['nothing of either', 0n, 0n, null],
])('what a position puts back loses as a deposit does: %s', (_what, amount0, amount1, loss) => {
  const sqrtPriceX96 = squareRoot(1n << 192n);
  expect(coarseLoss(sqrtPriceX96, FULL, { amount0, amount1 })).toEqual(loss);
});
