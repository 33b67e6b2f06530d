import { EMPTY_CONFIG, resolveChains, type Token } from '@dex/mf-shared/domain';
import { candidatePairs, feeTiers } from './poolCandidates';

const chains = resolveChains(EMPTY_CONFIG);
const mainnet = chains[1];

function tokenOf(symbol: string): Token {
  const token = [mainnet.wrappedNative, ...mainnet.tokens].find((candidate) => candidate.symbol === symbol);
  if (!token) throw new Error(`The chain table lacks ${symbol}`);
  return token;
}

function pairNames(from: string, to: string, maxHops: number): readonly string[] {
  return candidatePairs(mainnet, tokenOf(from), tokenOf(to), maxHops).map((pair) =>
    pair
      .map(({ symbol }) => symbol)
      .sort()
      .join('/'),
  );
}

test('one hop is the pair itself', () => {
  expect(pairNames('FRAX', 'UNI', 1)).toHaveLength(1);
});

// SWAP-4
test('two hops go over the bases, three also between them', () => {
  const two = pairNames('TRIBE', 'UNI', 2);
  expect(two).toContain('DAI/UNI');
  expect(two).not.toContain('DAI/USDC');
  expect(pairNames('TRIBE', 'UNI', 3)).toContain('DAI/USDC');
});

test.each([
  ['FEI', 'UNI', 'TRIBE/UNI'],
  ['FRAX', 'UNI', 'FXS/UNI'],
  ['WBTC', 'UNI', 'UNI/renBTC'],
])('%s to %s may also go over its own base: %s', (from, to, pair) => {
  expect(pairNames(from, to, 2)).toContain(pair);
});

test('AMPL is paired with DAI and the wrapped coin alone', () => {
  const partners = pairNames('AMPL', 'UNI', 2).filter((name) => name.includes('AMPL'));
  expect(partners.sort()).toEqual(['AMPL/DAI', 'AMPL/WETH']);
});

test('no pair stands twice and none pairs a token with itself', () => {
  const pairs = candidatePairs(mainnet, tokenOf('WETH'), tokenOf('USDC'), 3).map((pair) => pair.map(({ address }) => address));
  expect(new Set(pairs.map(String)).size).toBe(pairs.length);
  expect(pairs.every(([one, other]) => one !== other)).toBe(true);
});

test('a token that is missing is said', () => {
  expect(() => candidatePairs(mainnet, null, tokenOf('USDC'), 2)).toThrow('Missing tokenIn/tokenOut');
});

test('the tier of 0.01 % is asked for unless it is known not to exist', () => {
  expect(feeTiers(mainnet)).toEqual([100, 500, 3000, 10000]);
  expect(feeTiers({ v3: mainnet.v3 && { ...mainnet.v3, fee100Enabled: false } })).toEqual([500, 3000, 10000]);
});
