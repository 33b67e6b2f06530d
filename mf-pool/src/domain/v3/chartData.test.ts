import { requireAddress, type Token } from '@dex/mf-shared/domain';
import { boundedZoom, chartPoints, chartPrice, visiblePrices, ZOOM_LEVELS } from './chartData';

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
const record = (tickIdx: number, liquidityActive: string) => ({ tickIdx, liquidityNet: '0', liquidityActive });

// V3-14
test('the zoom begins and ends by the kind of tier', () => {
  for (const fee of [100, 500] as const) expect(ZOOM_LEVELS[fee]).toEqual({ initialMin: 0.999, initialMax: 1.001, min: 0.00001, max: 1.5 });
  for (const fee of [3000, 10_000] as const) expect(ZOOM_LEVELS[fee]).toEqual({ initialMin: 0.5, initialMax: 2, min: 0.00001, max: 20 });
});

test('zooming stays inside its tier and never below a price of zero', () => {
  expect(boundedZoom(2, ZOOM_LEVELS[500])).toBe(1.5);
  expect(boundedZoom(1e-9, ZOOM_LEVELS[3000])).toBe(0.00001);
  expect(visiblePrices(100, ZOOM_LEVELS[3000], 1)).toEqual([50, 200]);
  expect(visiblePrices(100, ZOOM_LEVELS[3000], 2)).toEqual([87.5, 162.5]);
  expect(visiblePrices(100, ZOOM_LEVELS[3000], 0.01)[0]).toBe(0);
});

test('prices have 8 decimals, small ones 8 significant digits', () => {
  expect(chartPrice(-300_000, straight)).toBe(9.371669e-14);
  expect(chartPrice(1, straight)).toBe(1.0001);
  expect(chartPrice(50, straight)).toBe(1.00501227);
  expect(chartPrice(50, turned)).toBe(0.99501273);
});

test('turned over, each step keeps its liquidity between the same two ticks', () => {
  const records = [record(-60, '5'), record(0, '9'), record(60, '0')];
  expect(chartPoints(records, straight).map(({ activeLiquidity }) => activeLiquidity)).toEqual([5, 9, 0]);
  const points = chartPoints(records, turned);
  expect(points.map(({ activeLiquidity }) => activeLiquidity)).toEqual([0, 9, 5, 0]);
  expect(points.map(({ price0 }) => price0)).toEqual([0, chartPrice(60, turned), 1, chartPrice(-60, turned)]);
});
