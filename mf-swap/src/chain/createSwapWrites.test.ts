import { rawAmount, requireAddress, type ChainTable } from '@dex/mf-shared/domain';
import { createFakeServices } from '@dex/mf-shared/testing';
import { createSwapWrites } from './createSwapWrites';

const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const services = createFakeServices();
const TWO = rawAmount(2n);

// SWAP-7
test('wrapping deposits the value, unwrapping withdraws the amount', () => {
  const { wrapCall } = createSwapWrites(services);
  const to = services.chains[1].wrappedNative.address;
  expect(wrapCall(1, ACCOUNT, 'wrap', TWO)).toEqual({ from: ACCOUNT, to, data: '0xd0e30db0', value: '2' });
  expect(wrapCall(1, ACCOUNT, 'unwrap', TWO)).toEqual({ from: ACCOUNT, to, data: `0x2e1a7d4d${'2'.padStart(64, '0')}`, value: '0' });
});

test('a network that is not in the table cannot wrap', () => {
  const chains: ChainTable = JSON.parse('{}');
  expect(() => createSwapWrites({ ...services, chains }).wrapCall(1, ACCOUNT, 'wrap', TWO)).toThrow('Unsupported chain ID');
});
