import { requireAddress, type Token } from '@dex/mf-shared/domain';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { marketPrice, rangeEnds, rangeStanding } from './addRange';

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
const at = (tick: number) => ({ sqrtPriceX96: sqrtRatioAtTick(tick), tick, isNew: false });

test('typed prices give the same ticks in both orders', () => {
  const one = rangeEnds('0.5', '2', straight, 3000);
  const other = rangeEnds('0.5', '2', turned, 3000);
  expect(one).toEqual({ lower: -6960, upper: 6960 });
  expect(other).toEqual(one);
});

test('the full range is the outermost ticks in both orders', () => {
  const full = { lower: -887_220, upper: 887_220 };
  expect(rangeEnds(true, true, straight, 3000)).toEqual(full);
  expect(rangeEnds(true, true, turned, 3000)).toEqual(full);
  expect(rangeStanding(full, at(0), 3000)).toMatchObject({ isLowerAtLimit: true, isUpperAtLimit: true, isInvalid: false });
});

// V3-7
test.each([
  [-1, { isOutOfRange: true, isLocked0: false, isLocked1: true }],
  [0, { isOutOfRange: false, isLocked0: false, isLocked1: false }],
  [599, { isOutOfRange: false, isLocked0: false, isLocked1: false }],
  [600, { isOutOfRange: true, isLocked0: true, isLocked1: false }],
])('at tick %d the range from 0 to 600 locks the right side', (tick, standing) => {
  expect(rangeStanding({ lower: 0, upper: 600 }, at(tick), 3000)).toMatchObject(standing);
});

// V3-5
test.each([
  [600, 0],
  [60, 60],
])('from %d to %d is invalid and locks both', (lower, upper) => {
  expect(rangeStanding({ lower, upper }, at(0), 3000)).toMatchObject({
    isInvalid: true,
    isOutOfRange: false,
    isLocked0: true,
    isLocked1: true,
  });
});

test('a pool that exists keeps its price, an empty one too; a missing one takes what is typed', () => {
  const exists = { kind: 'exists', sqrtPriceX96: String(sqrtRatioAtTick(100)), tick: 100, liquidity: '0' } as const;
  expect(marketPrice(exists, '7', straight).price).toMatchObject({ tick: 100, isNew: false });
  expect(marketPrice({ kind: 'notExists' }, '1', straight).price).toMatchObject({ tick: 0, isNew: true });
  expect(marketPrice({ kind: 'notExists' }, '', straight)).toEqual({ price: null, isInvalid: false });
  expect(marketPrice({ kind: 'loading' }, '1', straight).price).toBeNull();
  expect(marketPrice({ kind: 'failed' }, '1', straight).price).toBeNull();
});

// V3-8
test.each(['0', '0.00', '.', `0.${'0'.repeat(90)}`])('%s is no start price', (text) => {
  expect(marketPrice({ kind: 'notExists' }, text, straight)).toEqual({ price: null, isInvalid: true });
});

test.each([`1${'0'.repeat(40)}`, `0.${'0'.repeat(40)}1`])('the start price %s is beyond what a pool can hold, in both orders', (text) => {
  expect(marketPrice({ kind: 'notExists' }, text, straight).isInvalid).toBe(true);
  expect(marketPrice({ kind: 'notExists' }, text, turned).isInvalid).toBe(true);
});
