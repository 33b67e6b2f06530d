import { requireAddress } from './address';
import { resolveChains } from './chains/chainTable';
import { v2PairAddress, v3PoolAddress } from './poolAddress';

const table = resolveChains();
const USDC = requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
const WETH = table[1].wrappedNative.address;

test('the USDC/WETH pair of mainnet, in either order', () => {
  const { v2 } = table[1];
  if (!v2) throw new Error('version 2 is missing on mainnet');
  expect(v2PairAddress(v2, USDC, WETH)).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc');
  expect(v2PairAddress(v2, WETH, USDC)).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc');
});

test('the WXPL/USDT0 pair of Plasma comes from the init hash of its own factory', () => {
  const { v2, wrappedNative, tokens } = table[9745];
  const tether = tokens.find(({ symbol }) => symbol === 'USDT0');
  if (!v2 || !tether) throw new Error('version 2 or USDT0 is missing on Plasma');
  expect(['0x638f567d445E60E1aC1AfD369f53176FE9D5F93D', '0x00CD31d00f49e68482dC8a50Cbd3F64c46ECBBc8']).toContain(
    v2PairAddress(v2, wrappedNative.address, tether.address),
  );
});

test('the SUSHI-style pair of USDC and WETH', () => {
  const { sushi } = table[1];
  if (!sushi) throw new Error('the second factory is missing on mainnet');
  expect(v2PairAddress(sushi, USDC, WETH)).toBe('0x397FF1542f962076d0BFE58eA045FfA2d347ACa0');
});

test.each([
  [500, '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640'],
  [3000, '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8'],
])('the USDC/WETH pool of mainnet at %i', (fee, expected) => {
  const { v3 } = table[1];
  if (!v3) throw new Error('version 3 is missing on mainnet');
  expect(v3PoolAddress(v3, WETH, USDC, fee)).toBe(expected);
});
