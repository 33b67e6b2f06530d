import { EMPTY_CONFIG, requireAddress, resolveChains, type Token } from '@dex/mf-shared/domain';
import { pairAddress, poolAddress } from './poolAddress';

const { v2, v3 } = resolveChains(EMPTY_CONFIG)[1];
const tokenAt = (text: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(text),
  decimals: 18,
  symbol: 'T',
  name: 'T',
});
const USDC = tokenAt('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
const WETH = tokenAt('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2');

test('the well-known pools of USDC and WETH', () => {
  expect(v2 && pairAddress(v2, [USDC, WETH])).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc');
  expect(v3 && poolAddress(v3, [USDC, WETH], 500)).toBe('0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640');
  expect(v3 && poolAddress(v3, [USDC, WETH], 3000)).toBe('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8');
});
