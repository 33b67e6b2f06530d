import fc from 'fast-check';
import { FEE_TIERS, TICK_SPACING } from '@dex/mf-shared/domain';
import { ONE, TWO } from '../orders.fixture';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { rangeEnds, rangeStanding } from './addRange';
import { presetRange, PRESETS } from './presets';

const straight = { base: ONE, quote: TWO };
const turned = { base: TWO, quote: ONE };

// V3-25
test('the one-sided ones lie on their side of the price as it is shown, the others hold it, in both orders and every tier', () => {
  const ticks = fc.integer({ min: -200_000, max: 200_000 });
  fc.assert(
    fc.property(ticks, fc.constantFrom(...FEE_TIERS), fc.constantFrom(straight, turned), (tick, fee, pair) => {
      const price = { sqrtPriceX96: sqrtRatioAtTick(tick), tick, isNew: false };
      for (const kind of PRESETS) {
        const { left, right } = presetRange(kind, tick, pair, fee);
        const ends = rangeEnds(left, right, pair, fee);
        const standing = rangeStanding(ends, price, fee);
        expect(standing.isInvalid).toBe(false);
        expect(standing.isOutOfRange).toBe(kind === 'above' || kind === 'below');
        // Above the shown price the base is sold, so the quote takes no part: in the order of the pool that is the second token, or turned over the first.
        const isQuoteLocked = pair === straight ? standing.isLocked1 : standing.isLocked0;
        if (kind === 'above' || kind === 'below') expect(isQuoteLocked).toBe(kind === 'above');
      }
    }),
    { numRuns: 300 },
  );
});

test('a stable range reaches a tenth of a percent or one spacing to either side, a wide one half and double', () => {
  const widthOf = (kind: 'stable' | 'wide', fee: (typeof FEE_TIERS)[number]) => {
    const { left, right } = presetRange(kind, 0, straight, fee);
    const { lower, upper } = rangeEnds(left, right, straight, fee);
    return [lower, upper];
  };
  expect(widthOf('stable', 100)).toEqual([-10, 11]);
  expect(widthOf('stable', 500)).toEqual([-10, 20]);
  expect(widthOf('stable', 3000)).toEqual([-60, 2 * TICK_SPACING[3000]]);
  expect(widthOf('wide', 3000)).toEqual([-6960, 7020]);
});
