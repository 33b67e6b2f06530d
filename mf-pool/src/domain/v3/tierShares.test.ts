import { tierShares } from './tierShares';

const pool = (fee: number, locked: number) => ({ fee, locked0: locked, locked1: locked * 2 });

test('the shares are those of the value locked', () => {
  expect(tierShares([pool(500, 3), pool(3000, 1)], 100, 100)).toEqual({
    kind: 'known',
    shares: { 100: null, 500: 75, 3000: 25, 10000: null },
    largest: 500,
  });
});

test('without value there is no largest', () => {
  expect(tierShares([pool(500, 0)], 100, 100)).toMatchObject({ kind: 'known', largest: null });
  expect(tierShares([], 100, 100)).toMatchObject({ kind: 'known', largest: null });
});

// V3-11
test.each([
  [20, 'known'],
  [21, 'failed'],
])('data that lag %d blocks are %s', (lag, kind) => {
  expect(tierShares([pool(500, 1)], 1000, 1000 + lag).kind).toBe(kind);
});
