import type { FeeTier } from '@dex/mf-shared/domain';
import { rateOfCounters, ratesOfDays, type PoolCounters } from './tierRates';

const Q96 = 1n << 96n;
const Q128 = 1n << 128n;
const counters: PoolCounters = {
  then: [10n * Q128, 10n * Q128],
  now: [11n * Q128, 11n * Q128],
  // One of the first for four of the second.
  sqrtPriceX96: 2n * Q96,
  liquidity: 50n,
  held: [10_000n, 60_000n],
};

// V3-36
test('fees of 250 in half a day of what is worth 100,000 are half a hundredth in a day', () => {
  expect(rateOfCounters(counters, 43_200)).toBeCloseTo(0.005, 9);
  expect(rateOfCounters(counters, 86_400)).toBeCloseTo(0.0025, 9);
});

// V3-36
test('counters that ran over count on; without liquidity, without anything held, or without time nothing is said', () => {
  const over = { ...counters, then: [2n ** 256n - Q128, 2n ** 256n - Q128] as const, now: [0n, 0n] as const };
  expect(rateOfCounters(over, 43_200)).toBeCloseTo(0.005, 9);
  expect(rateOfCounters({ ...counters, liquidity: 0n }, 43_200)).toBeNull();
  expect(rateOfCounters({ ...counters, held: [0n, 0n] }, 43_200)).toBeNull();
  expect(rateOfCounters(counters, 0)).toBeNull();
});

// V3-36
test('by a subgraph the last whole day counts: not the one that runs, nor one that is long over', () => {
  const [DAY, now] = [86_400, 100 * 86_400 + 5000];
  const day = (fee: FeeTier, back: number, fees: number, locked: number) => ({ fee, date: now - 5000 - back * DAY, fees, locked });
  expect(
    ratesOfDays([day(500, 0, 9, 10), day(500, 1, 2, 1000), day(500, 2, 5, 1000), day(3000, 1, 1, 0), day(10_000, 4, 1, 10)], now),
  ).toEqual({ 100: null, 500: 0.002, 3000: null, 10_000: null });
});
