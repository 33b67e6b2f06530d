import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireAddress } from '../../domain/address';
import { resolveChains } from '../../domain/chains/chainTable';
import { EMPTY_CONFIG } from '../../domain/runtimeConfig';
import defaultTokens from '../../domain/tokenLists/defaultTokens.json';
import type { Token } from '../../domain/tokens/currency';
import known from './knownTokens.json';
import { logoSources, networkLogoSources } from './logoSources';

const chains = resolveChains(EMPTY_CONFIG);
const dai = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const unknown = requireAddress('0x00000000000000000000000000000000000A11CE');
const token = (chainId: Token['chainId'], address = unknown, logoURI?: string): Token => ({
  kind: 'token',
  chainId,
  address,
  decimals: 18,
  symbol: 'DAI',
  name: 'Dai',
  logoURI,
});

test('a token on mainnet has its picture in the assets repository', () => {
  expect(logoSources(token(1), chains[1], known)).toEqual([
    `https://raw.githubusercontent.com/uniswap/assets/master/blockchains/ethereum/assets/${unknown}/logo.png`,
  ]);
});

// TOKEN-19
test('the own picture of a token known by address comes first, then what the list says, whatever the token calls itself', () => {
  expect(logoSources(token(1, dai, 'https://lists.example/dai.png'), chains[1], known).slice(0, 2)).toEqual([
    '/images/tokens/known/dai.svg',
    'https://lists.example/dai.png',
  ]);
  expect(logoSources(token(1, unknown, 'https://lists.example/dai.png'), chains[1], known)[0]).toBe('https://lists.example/dai.png');
  expect(logoSources(token(10, dai), chains[10], known)).toEqual([]);
});

test('nobody is asked for a picture before it is known whether the site has one', () => {
  expect(logoSources(token(1, dai, 'https://lists.example/dai.png'), chains[1], null)).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html;base64,PHA+', '<svg onload="alert(1)"/>'])('%s is no source', (uri) => {
  expect(logoSources(token(10, unknown, uri), chains[10], known)).toEqual([]);
});

test('a known token elsewhere has a picture of this site, an unknown one none', () => {
  const wrapped = chains[196].wrappedNative;
  expect(logoSources(wrapped, chains[196], known)).toContain(`/images/tokens/${wrapped.address}.png`);
  expect(logoSources(token(196), chains[196], known)).toEqual([]);
});

test('the native coin has the picture of its network, on every page', () => {
  expect(networkLogoSources(chains[196])).toEqual(['/chains/196.svg', '/chains/196.png']);
  expect(logoSources(chains[196].native, chains[196], null)).toEqual(networkLogoSources(chains[196]));
});

// TOKEN-19
test.each(Object.values(chains).map((chain) => [chain.label, chain] as const))('%s has a drawn picture in the build', (_, chain) => {
  const missing = networkLogoSources(chain).filter((path) => !existsSync(join(__dirname, '../../../../shell/public', path)));
  expect(missing).toEqual([]);
});

const folder = join(__dirname, '../../../../shell/public/images/tokens/known');
const pictures = readdirSync(folder).filter((file) => file.endsWith('.svg'));

test('sixty of the best-known tokens have a picture in the build, and every picture is of a token', () => {
  const named = new Set(Object.values(known).flatMap((byAddress) => Object.values(byAddress)));
  expect(Object.keys(known['1']).length).toBeGreaterThanOrEqual(60);
  expect([...named].filter((name) => !existsSync(join(folder, `${name}.svg`)))).toEqual([]);
  expect(pictures.filter((file) => !named.has(file.replace('.svg', '')))).toEqual([]);
});

test('every address with a picture is one of the bundled list', () => {
  const listed = new Set(defaultTokens.rows.map(([chainId, address]) => `${chainId} ${String(address).toLowerCase()}`));
  const pairs = Object.entries(known).flatMap(([chainId, byAddress]) => Object.keys(byAddress).map((address) => `${chainId} ${address}`));
  expect(pairs.filter((pair) => !listed.has(pair))).toEqual([]);
});

test.each(pictures)('%s runs nothing and fetches nothing', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(/^<svg /);
  expect(text).not.toMatch(/<script|<foreignObject|<image|<use|<style|\son\w+=|href=|url\((?!#)/i);
});
