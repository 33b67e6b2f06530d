import { isTypedMove, isTypedOneToken } from './keptLaterForms';

// ORDER-9
test.each([
  [{ left: '0.8', right: true, isSwapped: false }, true],
  [{ left: '0.8', right: 1.3, isSwapped: false }, false],
  [{ left: '0.8', right: '1.3' }, false],
  [null, false],
  ['0.8', false],
])('of what lies in the storage as a typed move, %j is one: %s', (kept, isOne) => expect(isTypedMove(kept)).toBe(isOne));

test.each([
  [{ paid: null, amount: '' }, true],
  [{ paid: 'ETH', amount: '1.5' }, true],
  [{ paid: 'ETH', amount: 1.5 }, false],
  [{ amount: '1.5' }, false],
  [null, false],
])('of what lies in the storage as an amount of one token, %j is one: %s', (kept, isOne) => expect(isTypedOneToken(kept)).toBe(isOne));
