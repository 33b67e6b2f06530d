import { largestTier, tierShares } from './tierShares';

const pool = (fee: number, locked: number) => ({ fee, locked0: locked, locked1: locked * 2 });

test('the shares are those of the value locked', () => {
  expect(tierShares([pool(500, 3), pool(3000, 1)], 100, 100)).toEqual({
    kind: 'known',
    shares: { 100: null, 500: 75, 3000: 25, 10000: null },
  });
});

// V3-11
test('the largest is one that the chain has, and on a tie the lowest fee', () => {
  expect(largestTier({ 100: 50, 500: 50, 3000: null, 10_000: 0 }, [500, 3000, 10_000])).toBe(500);
  expect(largestTier({ 100: 50, 500: 50, 3000: null, 10_000: 0 }, [100, 500])).toBe(100);
  expect(largestTier({ 100: 10, 500: 20, 3000: 70, 10_000: 0 }, [100, 500, 3000])).toBe(3000);
  expect(largestTier({ 100: 100, 500: 0, 3000: null, 10_000: 0 }, [500])).toBeNull();
});

// V3-11
test.each([
  [20, 'known'],
  [21, 'failed'],
])('data that lag %d blocks are %s', (lag, kind) => {
  expect(tierShares([pool(500, 1)], 1000, 1000 + lag).kind).toBe(kind);
});
