import { timeLeft, votingEnd } from './votingEnd';

// GOV-6
describe('votingEnd', () => {
  it.each([
    [1100, { timestamp: 6300, isPast: false }],
    [1000, { timestamp: 5000, isPast: false }],
    [900, { timestamp: 3700, isPast: true }],
  ])('block %s', (endBlock, end) => {
    expect(votingEnd(endBlock, { number: 1000, timestamp: 5000 })).toEqual(end);
  });
});

// GOV-6
it.each([
  [86_400 * 3 + 5, { value: 3, unit: 'day' }],
  [86_399, { value: 23, unit: 'hour' }],
  [125, { value: 2, unit: 'minute' }],
  [13, { value: 1, unit: 'minute' }],
])('%i seconds before the end that is said', (seconds, left) => {
  expect(timeLeft({ timestamp: 1000 + seconds, isPast: false }, { timestamp: 1000 })).toEqual(left);
  expect(timeLeft({ timestamp: 1000 - seconds, isPast: true }, { timestamp: 1000 })).toBeNull();
});
