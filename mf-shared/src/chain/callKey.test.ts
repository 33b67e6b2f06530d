import { requireAddress } from '../domain/address';
import { requireHexText } from './abiWords';
import { callKeyOf } from './callKey';

const address = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const callData = requireHexText('0x18160ddd');

describe('call keys', () => {
  // TX-1
  it('joins the parts by dashes', () => {
    expect(callKeyOf({ address, callData, gasRequired: 7 })).toBe(`${address}-0x18160ddd-7`);
  });

  it.each([1.5, 2 ** 53, NaN])('refuses %d gas', (gasRequired) => {
    expect(() => callKeyOf({ address, callData, gasRequired })).toThrow(RangeError);
  });
});
