import { heldPercent } from './swapTicks';

// V3-25
test('of a hundred swaps 75 inside are 75 percent, the lower end counts and the upper one does not; without swaps nothing is said', () => {
  const range = { tickLower: -60, tickUpper: 60 };
  expect(
    heldPercent(
      [
        [-60, 30],
        [0, 45],
        [60, 20],
        [-61, 5],
      ],
      range,
    ),
  ).toBe(75);
  expect(
    heldPercent(
      [
        [0, 2],
        [60, 1],
      ],
      range,
    ),
  ).toBe(66);
  expect(heldPercent([], range)).toBeNull();
});
