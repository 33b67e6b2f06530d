import fc from 'fast-check';
import { FEE_TIERS, TICK_SPACING } from '@dex/mf-shared/domain';
import { firstTickOfWord, wordOfTick } from '@dex/mf-shared/domain/maths';
import { nearestTicks, TICK_WINDOW, tickRecords, wordsAround } from './tickWindow';

test('the words around a price hold the word of the price, in order, inside the protocol', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FEE_TIERS), fc.integer({ min: -887_272, max: 887_272 }), (fee, tick) => {
      const words = wordsAround(tick, fee);
      expect(words).toContain(wordOfTick(tick, TICK_SPACING[fee]));
      expect(words.length).toBeLessThanOrEqual(33);
      expect([...words].sort((a, b) => a - b)).toEqual(words);
      const first = firstTickOfWord(wordOfTick(tick, TICK_SPACING[fee]), TICK_SPACING[fee]);
      expect(first).toBeLessThanOrEqual(tick);
      expect(first + 256 * TICK_SPACING[fee]).toBeGreaterThan(tick);
    }),
  );
});

// V3-13
test('of many ticks the 500 nearest are kept, lowest first', () => {
  const many = Array.from({ length: 2000 }, (_, index) => [(index - 1000) * 60, '1'] as const);
  const kept = nearestTicks(many, 0);
  expect(kept).toHaveLength(TICK_WINDOW);
  expect([kept[0]?.[0], kept.at(-1)?.[0]].map((tick) => Math.abs(tick ?? 0))).toEqual([15_000, 14_940]);
});

test('the active liquidity follows the ticks away from the price, both ways', () => {
  // 10 from -120 to 120, 5 from -60 to 60.
  const ticks = [
    [-120, '10'],
    [-60, '5'],
    [60, '-5'],
    [120, '-10'],
  ] as const;
  expect(tickRecords(ticks, { tick: 3, liquidity: '15' }, 3000)).toEqual([
    { tickIdx: -887_220, liquidityNet: '0', liquidityActive: '0' },
    { tickIdx: -120, liquidityNet: '10', liquidityActive: '10' },
    { tickIdx: -60, liquidityNet: '5', liquidityActive: '15' },
    { tickIdx: 0, liquidityNet: '0', liquidityActive: '15' },
    { tickIdx: 60, liquidityNet: '-5', liquidityActive: '10' },
    { tickIdx: 120, liquidityNet: '-10', liquidityActive: '0' },
  ]);
});

test('liquidity that begins and ends beyond the known ticks is active everywhere', () => {
  expect(tickRecords([], { tick: 3, liquidity: '7' }, 3000)).toEqual([
    { tickIdx: -887_220, liquidityNet: '0', liquidityActive: '7' },
    { tickIdx: 0, liquidityNet: '0', liquidityActive: '7' },
  ]);
});

test('a price outside the ticks of a pool has no pivot', () => {
  expect(tickRecords([], { tick: 900_000, liquidity: '0' }, 3000)).toBeNull();
});
