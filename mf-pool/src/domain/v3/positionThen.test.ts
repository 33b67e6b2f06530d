import { squareRoot } from '@dex/mf-shared/domain/maths';
import { amountsOfLiquidity } from '../liquidityMath';
import type { FeeGrowth } from './feeRate';
import type { PlacedEvent } from './positionHistory';
import { openingOf, positionResultSince, type PositionThen } from './positionThen';

const Q128 = 1n << 128n;
const WHOLE = 10n ** 18n;
const range = { tickLower: -887_220, tickUpper: 887_220 };
const root = (price: bigint) => squareRoot(price << 192n);
const growth = (inside0: bigint, inside1: bigint): FeeGrowth => ({
  seconds: 0,
  tick: 0,
  global: [String(inside0 * Q128), String(inside1 * Q128)],
  lower: ['0', '0'],
  upper: ['0', '0'],
});
const then = (liquidity: bigint, change: Partial<PositionThen['position']> = {}, counters = growth(0n, 0n)): PositionThen => ({
  position: {
    liquidity: String(liquidity),
    feeGrowthInside0LastX128: '0',
    feeGrowthInside1LastX128: '0',
    tokensOwed0: '0',
    tokensOwed1: '0',
    ...change,
  },
  sqrtPriceX96: String(root(2000n)),
  growth: counters,
});
const moved = (kind: 'added' | 'removed', blockNumber: number, liquidity: bigint, amount0 = 0n, amount1 = 0n): PlacedEvent => ({
  kind,
  liquidity: String(liquidity),
  amount0: String(amount0),
  amount1: String(amount1),
  blockNumber,
  transaction: '0x1',
});
const collected = (blockNumber: number, amount0: bigint, amount1: bigint): PlacedEvent => ({
  kind: 'collected',
  amount0: String(amount0),
  amount1: String(amount1),
  blockNumber,
  transaction: '0x1',
});

// V3-35
test('what a position held and was owed then, what its counters say and what it kept, is what it begins with', () => {
  const facts = then(3n, { feeGrowthInside0LastX128: String(2n * Q128), tokensOwed0: '11', tokensOwed1: '7' }, growth(5n, 4n));
  expect(openingOf(facts, range)?.owed).toEqual({ amount0: 11n + 3n * 3n, amount1: 7n + 3n * 4n });
  // Without liquidity nothing is earned, whatever became of the ends of the range.
  const closed = then(0n, { tokensOwed0: '11' }, { ...growth(5n, 4n), lower: null });
  expect(openingOf(closed, range)).toEqual({ liquidity: 0n, held: { amount0: 0n, amount1: 0n }, owed: { amount0: 11n, amount1: 0n } });
  expect(openingOf(then(1n, {}, { ...growth(5n, 4n), lower: null }), range)).toBeNull();
});

// V3-35
test('since a block: what was held then counts as put in, and only what was earned, put in and taken out since counts', () => {
  const liquidity = squareRoot(WHOLE * 2000n * WHOLE);
  const [before, now] = [root(2000n), root(8000n)].map((price) => amountsOfLiquidity(price, range, liquidity, 'payOut'));
  if (!before || !now) throw new Error('Two amounts');
  const events = [
    moved('added', 10, 2n * liquidity, 7n * WHOLE, 7n * WHOLE),
    moved('removed', 20, liquidity, 3n, 5n),
    collected(30, 100n, 100n),
    moved('added', 60, 9n, 1n, 2n),
    moved('removed', 70, 9n, 1n, 1n),
    collected(80, 41n, 31n),
  ];
  const held = { range, liquidity: String(liquidity), now, owed: { amount0: 20n, amount1: 30n } };
  const facts = then(liquidity, { tokensOwed0: '10', tokensOwed1: '20' });
  const result = positionResultSince({ events, isFromStart: true }, { block: 50, facts }, held);
  expect(result).toEqual({
    putIn: { amount0: before.amount0 + 1n, amount1: before.amount1 + 2n },
    takenOut: { amount0: 1n, amount1: 1n },
    fees: { amount0: 41n + 20n - 1n - 10n, amount1: 31n + 30n - 1n - 20n },
    now,
  });
  // The events before it, and those after it, have to account for every unit.
  expect(positionResultSince({ events: events.slice(1), isFromStart: true }, { block: 50, facts }, held)).toBeNull();
  expect(positionResultSince({ events, isFromStart: true }, { block: 50, facts: then(liquidity + 1n) }, held)).toBeNull();
  expect(positionResultSince({ events, isFromStart: true }, { block: 65, facts }, held)).toBeNull();
  expect(positionResultSince({ events, isFromStart: false }, { block: 50, facts }, held)).toBeNull();
});

// V3-35
test('the parts of two spans are those of the whole', () => {
  const events = [moved('added', 10, 50n, 100n, 100n), collected(20, 6n, 7n), collected(40, 8n, 9n)];
  const nowAt = (price: bigint) => amountsOfLiquidity(root(price), range, 50n, 'payOut');
  const held = (owed: bigint) => ({ range, liquidity: '50', now: nowAt(2000n), owed: { amount0: owed, amount1: owed } });
  const facts = then(50n, { tokensOwed0: '2', tokensOwed1: '2' });
  const later = positionResultSince({ events, isFromStart: true }, { block: 30, facts }, held(5n));
  // Collected since and owed now, but for what was owed then: 8 + 5 - 2; of its first days 6 + 2; of its life 6 + 8 + 5.
  expect(later?.fees.amount0).toBe(11n);
  expect((later?.fees.amount0 ?? 0n) + 6n + 2n).toBe(6n + 8n + 5n);
});
