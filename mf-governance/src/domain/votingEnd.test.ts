import { votingEnd } from './votingEnd';

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
