import { requireAddress } from '../address';
import { CHAIN_IDS, type ChainId } from '../chainId';
import { explorerLink } from './explorerLink';
import { backgroundOf } from './background';
import { chainsInOrder, defaultChainId, resolveChains } from './chainTable';

const table = resolveChains();
const rollups = [42161, 421611, 10, 69] as const;

/** Every text in the value that looks like an address. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

test.each(chainsInOrder(table).map((chain) => [chain.chainId, chain] as const))('every address of %i is checksummed', (_, chain) => {
  const addresses = addressesIn(chain);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.map(requireAddress)).toEqual(addresses);
});

test.each([
  [1, 'ETH', 'WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  [3, 'ETH', 'WETH', '0xc778417E063141139Fce010982780140Aa0cD5Ab'],
  [4, 'ETH', 'WETH', '0xc778417E063141139Fce010982780140Aa0cD5Ab'],
  [5, 'ETH', 'WETH', '0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6'],
  [42, 'ETH', 'WETH', '0xd0A1E359811322d97991E03f863a0C30C2cF029C'],
  [42161, 'ETH', 'WETH', '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'],
  [421611, 'ETH', 'WETH', '0xB47e6A5f8b33b3F17603C83a0535A9dcD7E32681'],
  [10, 'ETH', 'WETH', '0x4200000000000000000000000000000000000006'],
  [69, 'ETH', 'WETH', '0x4200000000000000000000000000000000000006'],
  [196, 'OKB', 'WOKB', '0xe538905cf8410324e03A5A23C1c177a474D59b2b'],
  [9745, 'XPL', 'WXPL', '0x6100E367285b01F48D07953803A2d8dCA5D19873'],
  [10088, 'GT', 'WGT', '0x6803b8E93b13941F6B73b82E324B80251B3dE338'],
] as const)('on %i the coin is %s, wrapped as %s %s', (chainId, symbol, wrapped, address) => {
  const { native, wrappedNative } = table[chainId];
  expect(native).toMatchObject({ kind: 'native', chainId, symbol, decimals: 18 });
  expect(wrappedNative).toMatchObject({ kind: 'token', chainId, symbol: wrapped, address, decimals: 18 });
});

test('version 2 is where its networks have it', () => {
  const shared = {
    factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  };
  for (const chainId of [1, 3, 4, 5, 42] as const) expect(table[chainId].v2).toEqual(shared);
  expect(table[196].v2).toEqual({
    factory: '0x2CcaDb1e437AA9cDc741574bDa154686B1F04C09',
    router: '0x1E690F24F704672e44255013C2cB22FC04c46036',
    initCodeHash: '0xda2f1a903916d7de88d9357d27d763f123502a5d48e3b229d5fa049b3ffdeeb5',
  });
  expect(table[9745].v2).toEqual({
    factory: '0xA9F2c3E18E22F19E6c2ceF49A88c79bcE5b482Ac',
    router: '0xfc9869eF6E04e8dcF09234Ad0bC48a6f78a493cC',
    initCodeHash: '0x9a3bc671dfd6b951bc65dcd3b8b075ca91b062e698d49353b81f50fa82700166',
  });
  for (const chainId of [...rollups, 10088] as const) expect(table[chainId].v2).toBeNull();
});

test('version 3 is where its networks have it, and nowhere else', () => {
  for (const chainId of [1, 3, 4, 5, 42, ...rollups] as const) {
    expect(table[chainId].v3).toMatchObject({
      factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      swapRouter: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
      quoter: '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6',
      nonfungiblePositionManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
      poolInitCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
    });
  }
  for (const chainId of [196, 9745, 10088] as const) expect(table[chainId].v3).toBeNull();
});

test('migrator, tick lens and second quoter are null where they are not known', () => {
  const having = (key: 'migrator' | 'tickLens' | 'quoterV2') => CHAIN_IDS.filter((chainId) => table[chainId].v3?.[key]);
  expect(having('migrator')).toEqual([1, 3, 4, 5, 42, 42161, 421611]);
  expect(having('tickLens')).toEqual([1, 42161, 421611, 10]);
  expect(having('quoterV2')).toEqual([1, 5, 42161, 10]);
  for (const chainId of having('quoterV2')) expect(table[chainId].v3?.quoterV2).toBe('0x61fFE014bA17989E743c5F6cB21bF9697530B21e');
});

test.each([
  [1, 'uniswapInterface', '0x1F98415757620B543A52E61c46B32eB19261F984'],
  [42161, 'uniswapInterface', '0xadF885960B47eA2CD9B55E6DAc6B42b7Cb2806dB'],
  [10, 'uniswapInterface', '0x1F98415757620B543A52E61c46B32eB19261F984'],
  [196, 'multicall3', '0xcA11bde05977b3631167028862bE2a173976CA11'],
  [9745, 'multicall3', '0xcA11bde05977b3631167028862bE2a173976CA11'],
] as const)('on %i reads are batched by %s', (chainId, kind, address) => {
  expect(table[chainId].multicall).toEqual({ kind, address });
});

test('on 10088 no multicall is known', () => {
  expect(table[10088].multicall).toEqual({ kind: 'none' });
});

// NET-9
test.each<[ChainId, string, string, string]>([
  [1, 'https://etherscan.io', '/token/', '/block/'],
  [3, 'https://ropsten.etherscan.io', '/token/', '/block/'],
  [4, 'https://rinkeby.etherscan.io', '/token/', '/block/'],
  [5, 'https://goerli.etherscan.io', '/token/', '/block/'],
  [42, 'https://kovan.etherscan.io', '/token/', '/block/'],
  [10, 'https://optimistic.etherscan.io', '/token/', '/tx/'],
  [69, 'https://kovan-optimistic.etherscan.io', '/token/', '/tx/'],
  [42161, 'https://arbiscan.io', '/address/', '/block/'],
  [421611, 'https://rinkeby-explorer.arbitrum.io', '/address/', '/block/'],
  [196, 'https://www.oklink.com/xlayer', '/token/', '/block/'],
  [9745, 'https://plasmascan.to', '/token/', '/block/'],
  [10088, 'https://www.gatescan.org/gatelayer', '/token/', '/block/'],
])('explorer links of %i', (chainId, url, token, block) => {
  const chain = table[chainId];
  expect(explorerLink(chain, 'transaction', '0x12')).toBe(`${url}/tx/0x12`);
  expect(explorerLink(chain, 'address', '0x12')).toBe(`${url}/address/0x12`);
  expect(explorerLink(chain, 'token', '0x12')).toBe(`${url}${token}0x12`);
  expect(explorerLink(chain, 'block', 7)).toBe(`${url}${block}7`);
});

// NET-4
test('polling is 15 s, on the listed rollups 1 s', () => {
  for (const chain of chainsInOrder(table)) {
    expect(chain.pollingIntervalMs).toBe(chain.isListedLayer2 ? 1000 : 15_000);
  }
  expect(CHAIN_IDS.filter((chainId) => table[chainId].isListedLayer2)).toEqual([42161, 421611, 10, 69]);
});

test('retired networks stay in the table', () => {
  expect(CHAIN_IDS.filter((chainId) => table[chainId].isRetired)).toEqual([3, 4, 5, 42, 421611, 69]);
});

test('chain 1 knows its governance, claims, names and mining', () => {
  const { governance, merkleDistributor, ensRegistry, miningPools, governanceToken, stablecoin, sushi } = table[1];
  expect(governance.governors).toEqual([
    '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
    '0xC4e172459f1E7939D522503B81AFAaC1014CE6F6',
    '0x408ED6354d4973f66138C91495F2f2FCbd8724C3',
  ]);
  expect(governance.timelock).toBe('0x1a9C8182C09F50C8318d769245beA52c32BE35BC');
  expect(merkleDistributor).toBe('0x090D4613473dEE047c3f2706764f49E0821D256e');
  expect(ensRegistry).toBe('0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e');
  expect(miningPools.map(({ stakingRewards }) => stakingRewards)).toEqual([
    '0xa1484C3aa22a66C62b77E0AE78E15258bd0cB711',
    '0x7FBa4B8Dc5E7616e59622806932DBea72537A56b',
    '0x6C3e4cb2E96B01F4b866965A91ed4437839A121a',
    '0xCA35e32e7926b96A9988f61d510E038108d8068e',
  ]);
  expect(governanceToken).toMatchObject({ symbol: 'UNI', decimals: 18 });
  expect(stablecoin).toMatchObject({ token: { symbol: 'USDC' }, rawAmount: '100000000000' });
  expect(sushi?.factory).toBe('0xC0AEe478e3658e2610c5F7A4A2E1777cE9e4f2Ac');
});

test('dollar prices come from four networks', () => {
  const priced = chainsInOrder(table).flatMap(({ chainId, stablecoin }) =>
    stablecoin ? [[chainId, stablecoin.token.symbol, stablecoin.rawAmount]] : [],
  );
  expect(priced).toEqual([
    [1, 'USDC', '100000000000'],
    [42161, 'USDC', '10000000000'],
    [10, 'DAI', '10000000000000000000000'],
    [196, 'USDT', '1000000'],
  ]);
});

test('names for people', () => {
  expect(table[196].label).toBe('X Layer');
  expect(table[196].logoUrl).toBe('./chains/196.png');
  expect(defaultChainId({})).toBe(196);
  expect(defaultChainId({ defaultChainId: 1 })).toBe(1);
});

// SHELL-21
test('backgrounds differ on the rollups only', () => {
  expect(backgroundOf(table[42161])).toEqual(backgroundOf(table[421611]));
  expect(backgroundOf(table[10])).toMatchObject({ kind: 'gradient', light: [{ colour: '#FFFBF2', percent: 2 }, {}, {}] });
  expect(backgroundOf(table[196])).toEqual({ kind: 'oversized', colour: '#fc077d10' });
});
