import fc from 'fast-check';
import { quorum, tallies } from './tally';

const of = (forCount: bigint, againstCount: bigint) =>
  tallies({ forCount: String(forCount), againstCount: String(againstCount), abstainCount: '0' });
const UNIT = 10n ** 18n;
const MAX = 2n ** 96n - 1n;

describe('tallies', () => {
  // GOV-5
  it('has nothing to divide without votes', () => {
    expect(of(0n, 0n)).toEqual({ for: { votes: 0n, percent: 0, share: 0 }, against: { votes: 0n, percent: 0, share: 0 } });
  });

  it.each([
    [1n, 2n, 33, 67],
    [2n, 1n, 67, 33],
    [1n, 1n, 50, 50],
    [1n, 0n, 100, 0],
    [995n, 5n, 100, 1],
  ])('%s for and %s against', (forVotes, against, forPercent, againstPercent) => {
    expect(of(forVotes * UNIT, against * UNIT)).toMatchObject({
      for: { votes: forVotes, percent: forPercent },
      against: { votes: against, percent: againstPercent },
    });
  });

  it('counts a single wei in the share, not as a vote', () => {
    expect(of(1n, 0n).for).toEqual({ votes: 0n, percent: 100, share: 1 });
  });

  it('keeps every digit of the largest count', () => {
    expect(of(MAX, 0n).for.votes).toBe(79228162514n);
  });

  it('never passes the whole', () => {
    const counts = fc.bigInt({ min: 0n, max: MAX });
    fc.assert(
      fc.property(counts, counts, (forCount, againstCount) => {
        const { for: yes, against: no } = of(forCount, againstCount);
        expect(yes.share + no.share).toBeLessThanOrEqual(1);
        expect(yes.percent + no.percent).toBeLessThanOrEqual(101);
        expect(yes.percent).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

// GOV-5
it.each([
  ['0', 0n, 0, false],
  ['20000000000000000000000000', 20_000_000n, 0.5, false],
  ['39999999999999999999999999', 39_999_999n, 0.999999, false],
  ['40000000000000000000000000', 40_000_000n, 1, true],
  ['90000000000000000000000000', 90_000_000n, 1, true],
])('%s for is %s votes, %s of the quorum', (forCount, votes, share, isReached) => {
  expect(quorum({ forCount })).toEqual({ votes, share: expect.closeTo(share, 5), isReached });
});
