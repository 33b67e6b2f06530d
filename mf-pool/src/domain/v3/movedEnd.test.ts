import { ONE, TWO } from '../orders.fixture';
import { tickOfTyped } from '../rangePrice';
import { movedEnd, type RangeMove, type RangeSide } from './movedEnd';

const straight = { base: ONE, quote: TWO };
const turned = { base: TWO, quote: ONE };

/** The range from -600 to 600 as its price rises, moved; the shown tick that comes of it. */
function shownTick(side: RangeSide, move: RangeMove, isTurned: boolean) {
  const up = isTurned ? -1 : 1;
  const [tick, other] = side === 'left' ? [-600 * up, 600 * up] : [600 * up, -600 * up];
  const pair = isTurned ? turned : straight;
  const typed = movedEnd({ tick, other, side, move, isTurned }, pair, 3000);
  return typed === true ? true : (tickOfTyped(typed, pair, 3000) ?? NaN) * up;
}

// V3-5
test.each([
  ['left', 1, -540],
  ['left', -10, -1200],
  ['left', 100, 540],
  ['left', 'highest', 540],
  ['left', 'lowest', true],
  ['right', -100, -540],
  ['right', 'lowest', -540],
  ['right', 'highest', true],
  ['right', 1_000_000, true],
] as const)('the %s end moved by %s is at %s, in both orders', (side, move, expected) => {
  expect(shownTick(side, move, false)).toBe(expected);
  expect(shownTick(side, move, true)).toBe(expected);
});
