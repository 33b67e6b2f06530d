import { requireAddress } from '@dex/mf-shared/domain';
import { addressLabel } from './addressLabels';

const token = requireAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
const timelock = requireAddress('0x1a9C8182C09F50C8318d769245beA52c32BE35BC');
const first = requireAddress('0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F');
const second = requireAddress('0xC4e172459f1E7939D522503B81AFAaC1014CE6F6');
const third = requireAddress('0x408ED6354d4973f66138C91495F2f2FCbd8724C3');
const known = { token, timelock, governors: [first, second, third] };

// GOV-13
it.each([
  [token, 'token'],
  [timelock, 'timelock'],
  [first, 'governorV0'],
  [second, 'governor'],
  [third, null],
])('%s is called %s on mainnet, and nothing elsewhere', (address, label) => {
  expect(addressLabel(1, address, known)).toBe(label);
  expect(addressLabel(4, address, known)).toBeNull();
});
