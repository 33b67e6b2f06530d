import { requireAddress } from '../domain/address';
import { requireHexText } from './abiWords';
import { callKeyOf, isCallArgument, parseCallKey } from './callKey';

const address = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const callData = requireHexText('0x18160ddd');

describe('call keys', () => {
  it.each([[{ address, callData }], [{ address, callData, gasRequired: 100_000 }]])('%j survives the way there and back', (call) => {
    expect(parseCallKey(callKeyOf(call))).toEqual(call);
  });

  // TX-1
  it('joins the parts by dashes', () => {
    expect(callKeyOf({ address, callData, gasRequired: 7 })).toBe(`${address}-0x18160ddd-7`);
  });

  it.each([address, `${address}-0x-1-2`, `${address}-0x1`, `${address}-0x-1.5`, `${address}-0x-9007199254740992`, '-0x', ''])(
    'refuses %j',
    (key) => expect(parseCallKey(key)).toBeNull(),
  );

  it.each([1.5, 2 ** 53, NaN])('refuses %d gas', (gasRequired) => {
    expect(() => callKeyOf({ address, callData, gasRequired })).toThrow(RangeError);
  });
});

it.each([
  [1n, true],
  ['a', true],
  [1, true],
  [false, true],
  [[1, ['a', 2n]], true],
  [{}, false],
  [null, false],
  [undefined, false],
  [[{}], false],
])('argument %p: %p', (value, expected) => expect(isCallArgument(value)).toBe(expected));
