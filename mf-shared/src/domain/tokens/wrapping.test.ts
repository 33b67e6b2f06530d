import { MAINNET } from '../chainId';
import { requireAddress } from '../address';
import type { Currency, Token } from './currency';
import { wrapKind } from './wrapping';

const token = (chainId: Token['chainId'], digit: string): Token => ({
  kind: 'token',
  chainId,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol: 'WETH',
  name: 'Wrapped Ether',
});
const native: Currency = { kind: 'native', chainId: MAINNET, decimals: 18, symbol: 'ETH', name: 'Ether' };
const wrappedNative = token(MAINNET, 'c');

// SWAP-7
test.each<[string | null, Currency | null, Currency | null]>([
  ['wrap', native, wrappedNative],
  ['unwrap', wrappedNative, native],
  [null, native, token(MAINNET, 'd')],
  [null, token(MAINNET, 'd'), wrappedNative],
  [null, native, token(10, 'c')],
  [null, native, native],
  [null, wrappedNative, wrappedNative],
  [null, native, null],
  [null, null, native],
])('%s: %j to %j', (kind, input, output) => {
  expect(wrapKind(input, output, { wrappedNative })).toBe(kind);
});
