import fc from 'fast-check';
import type { PoolAmounts } from '../liquidityMath';
import { dailyRate, earnedBetween, growthInside, type FeeGrowth } from './feeRate';

const Q128 = 1n << 128n;
const Q256 = 1n << 256n;
const range = { tickLower: -60, tickUpper: 60 };
const wrapped = (value: bigint) => String(((value % Q256) + Q256) % Q256);
/** Counters of a pool whose price is inside the range, which has earned so much for a unit of liquidity. */
const growth = (seconds: number, inside: bigint, more: Partial<FeeGrowth> = {}): FeeGrowth => ({
  seconds,
  tick: 0,
  global: [wrapped(inside + 500n), '0'],
  lower: ['200', '0'],
  upper: ['300', '0'],
  ...more,
});
const sum = ({ amount0, amount1 }: PoolAmounts) => ({ numerator: amount0 + amount1, denominator: 1n });
const held = { range, liquidity: 10n, amounts: { amount0: 1000n, amount1: 0n } };
const asNumber = (rate: ReturnType<typeof dailyRate>) => rate && Number(rate.numerator) / Number(rate.denominator);

// V3-33
test('1,000 of value that earned 1 in a day earns 0.1 % a day; over another time it is reckoned to a day', () => {
  const now = growth(1_000_000, Q128);
  const then = (seconds: number) => growth(1_000_000 - seconds, Q128 - Q128 / 10n - 1n);
  expect(asNumber(dailyRate(then(86_400), now, held, sum))).toBe(0.001);
  expect(asNumber(dailyRate(then(43_200), now, held, sum))).toBe(0.002);
  expect(asNumber(dailyRate(then(604_800), now, held, sum))).toBeCloseTo(0.001 / 7, 12);
});

// V3-33
test.each<[string, FeeGrowth | null, FeeGrowth]>([
  ['the node has no old state', null, growth(100, Q128)],
  ['an end of the range was not in use then', growth(0, 0n, { lower: null }), growth(100, Q128)],
  [
    'an end of the range was used anew in between, so that its counter has what it lacked',
    growth(0, 0n, { global: ['1000', '0'], upper: ['0', '0'] }),
    growth(100, 0n, { global: ['1010', '0'], upper: ['900', '0'] }),
  ],
  [
    'the upper end was given up and taken again, so that its counter lacks what it had',
    growth(0, 0n, { global: ['1000', '0'], upper: ['900', '0'] }),
    growth(100, 0n, { global: ['1010', '0'], upper: ['0', '0'] }),
  ],
  ['no time has gone', growth(100, 0n), growth(100, Q128)],
])('there is no rate where %s', (_, then, now) => {
  expect(dailyRate(then, now, held, sum)).toBeNull();
});

test('a position that holds nothing has no rate', () => {
  const none = { ...held, amounts: { amount0: 0n, amount1: 0n } };
  expect(dailyRate(growth(0, 0n), growth(86_400, Q128), none, sum)).toBeNull();
});

/** A pool in small: it counts what each side of a tick has earned as the contract does, and beside that what the range really earned. */
test('what the counters say of a range is what was paid while the price was inside it', () => {
  const step = fc.record({ tick: fc.integer({ min: -200, max: 200 }), paid: fc.bigInt({ min: 0n, max: 1n << 100n }) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 40 }), fc.bigInt({ min: 0n, max: Q256 - 1n }), fc.nat(), (steps, start, cut) => {
      let [tick, global, inside] = [0, start, 0n];
      const outside = { lower: start, upper: 0n };
      const counters: FeeGrowth[] = [];
      const paid: bigint[] = [];
      steps.forEach((one, index) => {
        global = (global + one.paid) % Q256;
        if (tick >= range.tickLower && tick < range.tickUpper) inside += one.paid;
        for (const [name, at] of [
          ['lower', range.tickLower],
          ['upper', range.tickUpper],
        ] as const)
          if (tick >= at !== one.tick >= at) outside[name] = (((global - outside[name]) % Q256) + Q256) % Q256;
        tick = one.tick;
        counters.push({
          seconds: index,
          tick,
          global: [String(global), '0'],
          lower: [String(outside.lower), '0'],
          upper: [String(outside.upper), '0'],
        });
        paid.push(inside);
      });
      const [then, now] = [cut % steps.length, steps.length - 1];
      const [before, after] = [counters[then], counters[now]];
      if (!before || !after) throw new Error('There are two');
      expect(earnedBetween(before, after, range, Q128)?.amount0).toBe((paid[now] ?? 0n) - (paid[then] ?? 0n));
      expect(growthInside({ ...after, upper: null }, range)).toBeNull();
    }),
  );
});
