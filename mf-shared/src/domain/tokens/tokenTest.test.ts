import { toleranceFor } from './tokenTest';

// ORDER-21
test.each([
  [0, null],
  [1, 100],
  [500, 550],
  [501, 600],
  [5000, 5050],
])('a loss of %i hundredths asks for a slippage of %s', (lost, tolerance) => {
  expect(toleranceFor(lost)).toBe(tolerance);
});
