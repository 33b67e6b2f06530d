import fc from 'fast-check';
import { impactPrompt, impactSeverity, impactTone } from './priceImpact';

const percent = (hundredths: number) => ({ numerator: BigInt(hundredths), denominator: 10_000n });

test.each([
  [0, 0],
  [100, 0],
  [101, 1],
  [300, 1],
  [301, 2],
  [500, 2],
  [501, 3],
  [1500, 3],
  [1501, 4],
  [-100, 0],
] as const)('an impact of %i bp has severity %i', (bps, severity) => {
  expect(impactSeverity(percent(bps))).toBe(severity);
});

// SWAP-2
test('an unknown impact is the worst', () => {
  expect(impactSeverity(null)).toBe(4);
  expect(impactTone(null)).toBe('bad');
});

// FIGURE-12
test.each([
  [50, 'neutral'],
  [200, 'warning'],
  [400, 'warning'],
  [600, 'bad'],
  [-100, 'good'],
])('an impact of %i bp looks %s', (bps, tone) => {
  expect(impactTone(percent(bps))).toBe(tone);
});

// SWAP-2
test.each([
  [499, null],
  [500, 'yesNo'],
  [999, 'yesNo'],
  [1000, 'typeConfirm'],
  [5000, 'typeConfirm'],
])('an impact of %i bp asks %s', (bps, prompt) => {
  expect(impactPrompt(percent(bps))).toBe(prompt);
});

test('severity only grows with the impact', () => {
  const bps = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(bps, bps, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(impactSeverity(percent(low))).toBeLessThanOrEqual(impactSeverity(percent(high)));
    }),
  );
});
