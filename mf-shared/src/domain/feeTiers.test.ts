import { FEE_TIERS, parseFeeTier, TICK_SPACING, usableTickBounds } from './feeTiers';

test('fee tiers', () => {
  expect(FEE_TIERS.map((fee) => [fee, TICK_SPACING[fee], usableTickBounds(fee).max])).toEqual([
    [100, 1, 887_272],
    [500, 10, 887_270],
    [3000, 60, 887_220],
    [10_000, 200, 887_200],
  ]);
  expect(usableTickBounds(3000).min).toBe(-887_220);
  expect(parseFeeTier('500')).toBe(500);
  expect(parseFeeTier(10_000)).toBe(10_000);
  for (const text of ['501', '', 'x', null, '0500']) expect(parseFeeTier(text)).toBeNull();
});
