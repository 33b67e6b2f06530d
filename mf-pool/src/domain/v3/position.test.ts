import { closedLast, hasUncollected, isClosed, parseTokenId, positionState } from './position';

const range = { tickLower: -60, tickUpper: 60 };

test.each([
  ['closed', '0', 0],
  ['closed', '0', null],
  ['outOfRange', '1', -61],
  ['inRange', '1', -60],
  ['inRange', '1', 59],
  ['outOfRange', '1', 60],
  [null, '1', null],
] as const)('%s with liquidity %s at tick %s', (state, liquidity, tick) => {
  expect(positionState({ ...range, liquidity }, tick)).toBe(state);
});

// V3-1
test('without liquidity a position is closed, whatever it still holds', () => {
  expect(isClosed({ liquidity: '0' })).toBe(true);
  expect(hasUncollected({ tokensOwed0: '0', tokensOwed1: '5' })).toBe(true);
  expect(hasUncollected({ tokensOwed0: '0', tokensOwed1: '0' })).toBe(false);
});

// V3-2
test('closed positions stand last', () => {
  const list = ['3', '0', '2', '0'].map((liquidity, index) => ({ tokenId: String(4 - index), liquidity }));
  expect(closedLast(list).map(({ tokenId }) => tokenId)).toEqual(['4', '2', '3', '1']);
});

test.each([
  ['11', '11'],
  ['0011', '11'],
  ['0', null],
  ['', null],
  ['abc', null],
  ['-1', null],
  ['1.5', null],
  ['0x10', null],
  [String((1n << 256n) - 1n), String((1n << 256n) - 1n)],
  [String(1n << 256n), null],
  ['9'.repeat(100), null],
  [undefined, null],
])('the id %s is %s', (text, id) => {
  expect(parseTokenId(text)).toBe(id);
});
