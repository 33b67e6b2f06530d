import { requireAddress } from '../../domain/address';
import { resolveChains } from '../../domain/chains/chainTable';
import { EMPTY_CONFIG } from '../../domain/runtimeConfig';
import type { Token } from '../../domain/tokens/currency';
import { logoSources, networkLogoSource } from './logoSources';

const chains = resolveChains(EMPTY_CONFIG);
const address = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const token = (chainId: Token['chainId'], logoURI?: string): Token => ({
  kind: 'token',
  chainId,
  address,
  decimals: 18,
  symbol: 'DAI',
  name: 'Dai',
  logoURI,
});

test('a token on mainnet has its picture in the assets repository', () => {
  expect(logoSources(token(1), chains[1])).toEqual([
    'https://raw.githubusercontent.com/uniswap/assets/master/blockchains/ethereum/assets/0x6B175474E89094C44Da98b954EedeAC495271d0F/logo.png',
  ]);
});

// TOKEN-19
test('what the list says comes first', () => {
  expect(logoSources(token(1, 'https://lists.example/dai.png'), chains[1])[0]).toBe('https://lists.example/dai.png');
});

test.each(['javascript:alert(1)', 'data:text/html;base64,PHA+', '<svg onload="alert(1)"/>'])('%s is no source', (uri) => {
  expect(logoSources(token(10, uri), chains[10])).toEqual([]);
});

test('a known token elsewhere has a picture of this site, an unknown one none', () => {
  const wrapped = chains[196].wrappedNative;
  expect(logoSources(wrapped, chains[196])).toContain(`/images/tokens/${wrapped.address}.png`);
  expect(logoSources(token(196), chains[196])).toEqual([]);
});

test('the native coin has the picture of its network, on every page', () => {
  expect(networkLogoSource(chains[196])).toBe('/chains/196.png');
  expect(logoSources(chains[196].native, chains[196])).toEqual(['/chains/196.png']);
});
