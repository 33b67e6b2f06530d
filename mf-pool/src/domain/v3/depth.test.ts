import { requireAddress, type Token } from '@dex/mf-shared/domain';
import { chartPoints } from './chartData';
import { depthSteps, stepAt } from './depth';
import { tickRecords } from './tickWindow';
import { amountsOfLiquidity } from '../liquidityMath';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';

const token = (digit: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol: digit,
  name: digit,
});
const straight = { base: token('1'), quote: token('2') };
const turned = { base: token('2'), quote: token('1') };
const records = [
  { tickIdx: -120, liquidityNet: '1000000', liquidityActive: '1000000' },
  { tickIdx: 0, liquidityNet: '500000', liquidityActive: '1500000' },
  { tickIdx: 60, liquidityNet: '-1500000', liquidityActive: '0' },
];
const price = sqrtRatioAtTick(30);

// V3-14
test('each stretch names what of both tokens lies in it: below the price the one, above it the other, around it both', () => {
  const steps = depthSteps(records, price, straight);
  expect(steps.map(({ tickLower, tickUpper }) => [tickLower, tickUpper])).toEqual([
    [-120, 0],
    [0, 60],
  ]);
  const around = amountsOfLiquidity(price, { tickLower: 0, tickUpper: 60 }, 1_500_000n, 'payOut');
  expect(steps[0]).toMatchObject({ base: 0n });
  expect(steps[0]?.quote).toBeGreaterThan(0n);
  expect(steps[1]).toMatchObject({ base: around.amount0, quote: around.amount1 });
  expect(around.amount0 > 0n && around.amount1 > 0n).toBe(true);
});

test('turned over, the prices rise the other way and the tokens change places', () => {
  const [low, high] = depthSteps(records, price, turned);
  const [first, second] = depthSteps(records, price, straight);
  expect(low).toMatchObject({ tickLower: 0, base: second?.quote, quote: second?.base });
  expect(high).toMatchObject({ tickLower: -120, base: first?.quote, quote: first?.base });
  expect(low?.to).toBeCloseTo(high?.from ?? NaN, 12);
});

test('a price lies in one stretch, and beyond both ends in the nearest', () => {
  const steps = depthSteps(records, price, straight);
  expect([0.001, 0.99, 1.001, 5].map((at) => stepAt(steps, at))).toEqual([0, 0, 1, 1]);
  expect(stepAt([], 1)).toBeNull();
});

// Found in a pool whose largest provider had left three blocks ago: the words of the chart were an error.
test('ticks that are older than the liquidity of the pool name no amounts where they make less than none', () => {
  const stale = tickRecords(
    [
      [-120, '1000'],
      [-60, '5000'],
      [60, '-5000'],
      [120, '-1000'],
    ],
    { tick: 30, liquidity: '1000' },
    3000,
  );
  if (!stale) throw new Error('The price is among the ticks');
  for (const pair of [straight, turned]) {
    const steps = depthSteps(stale, price, pair);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every(({ base, quote }) => base >= 0n && quote >= 0n)).toBe(true);
    expect(chartPoints(stale, pair).every(({ activeLiquidity }) => activeLiquidity >= 0)).toBe(true);
  }
});
