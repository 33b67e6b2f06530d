import { TICK_SPACING } from '@dex/mf-shared/domain';
import { ONE, TWO } from '../orders.fixture';
import { tickOfTyped } from '../rangePrice';
import { brushRange, movedExtent, plainPrice, seenPrice } from './brush';

const straight = { base: ONE, quote: TWO };
const turned = { base: TWO, quote: ONE };
const subject = { pair: straight, fee: 3000, price: 1, isTyped: true } as const;

// V3-14
test.each([
  [[1.23456789, 2], { left: '1.234568', right: '2.000000' }],
  [[0, 2], { left: '0.00000100000', right: '2.000000' }],
  [[1, 1e30], { left: '1.000000', right: BigInt(1e30).toString() }],
  [[1, 1e35], null],
  [[1, 0], null],
  [[Number.NaN, 1], null],
] as const)('the left end of a new brush %j sets %j', (ends, texts) => {
  expect(brushRange(ends, 'left', { ...subject, isTyped: false })).toEqual(texts);
});

// V3-6
test('a moved end leaves an open end open, and leaves the other as it was typed', () => {
  expect(brushRange([0.5, Number.POSITIVE_INFINITY], 'left', subject)).toEqual({ left: '0.500000' });
  expect(brushRange([0, 2], 'right', subject)).toEqual({ right: '2.000000' });
  expect(brushRange([0, Number.POSITIVE_INFINITY], 'body', subject)).toEqual({ left: true, right: true });
});

test.each([
  ['left', [2, 2]],
  ['right', [2, 2]],
  ['left', [2.0001, 2]],
] as const)('the %s end stops one spacing before the other, in both orders: %j', (moved, ends) => {
  for (const pair of [straight, turned]) {
    const range = brushRange(ends, moved, { ...subject, pair, isTyped: false });
    if (typeof range?.left !== 'string' || typeof range.right !== 'string') throw new Error('No range was set');
    const [left, right] = [tickOfTyped(range.left, pair, 3000), tickOfTyped(range.right, pair, 3000)];
    const apart = (right ?? NaN) - (left ?? NaN);
    expect(apart).toBe(TICK_SPACING[3000] * (pair === straight ? 1 : -1));
  }
});

test('while it is dragged no end passes the other, and the whole moves without its open ends', () => {
  expect(movedExtent([1, 2], 'left', () => 5)).toEqual([2, 2]);
  expect(movedExtent([1, 2], 'right', () => 0.5)).toEqual([1, 1]);
  expect(movedExtent([1, 2], 'left', () => -5)).toEqual([0, 2]);
  expect(movedExtent([0, 2], 'body', (end) => end + 1)).toEqual([0, 3]);
  expect(movedExtent([1, Number.POSITIVE_INFINITY], 'body', (end) => end + 1)).toEqual([2, Number.POSITIVE_INFINITY]);
});

test('an end beyond the view, an open one too, is drawn at its edge', () => {
  const places = [0, 0.4, 1.5, 9, Number.POSITIVE_INFINITY].map((price) => seenPrice(price, [0.5, 2]));
  expect(places).toEqual([0.5, 0.5, 1.5, 2, 2]);
});

test('a pair with tiny prices can be brushed, and its texts lead back to the price', () => {
  const range = brushRange([0.5e-12, 2e-12], 'left', { ...subject, price: 1e-12, isTyped: false });
  expect(range).toEqual({ left: '0.000000000000500000', right: '0.00000000000200000' });
  for (const value of [1e-30, 1.5e-9, 0.1, 0.99, 1, 123456.7]) expect(Number(plainPrice(value)) / value).toBeCloseTo(1, 5);
});
