import fc from 'fast-check';
import { resolveChains } from './chains/chainTable';
import { EMPTY_CONFIG, parseRuntimeConfig } from './runtimeConfig';

const A = '0x00000000000000000000000000000000000000AA';
const address = (digit: string) => `0x${digit.repeat(40)}`;
const hash = `0x${'ab'.repeat(32)}`;

describe('parseRuntimeConfig', () => {
  it('takes a whole file', () => {
    const { config, errors } = parseRuntimeConfig({
      defaultChainId: 1,
      hostedNodeKey: 'key',
      chains: {
        '1': { rpcUrls: ['http://127.0.0.1:8545'], wsUrl: 'ws://127.0.0.1:8545', subgraphUrl: null, pollingIntervalMs: 1000 },
        '196': { v2: { router: address('1') }, tokens: [{ address: address('2'), symbol: 'T', name: 'Test', decimals: 0 }] },
      },
      lists: { default: ['https://example.org/list.json', 'a.eth'], unsupported: null },
      claims: { baseUrl: 'http://127.0.0.1:8548/claims/' },
      wallets: { walletConnectProjectId: 'p' },
      ipfsGateways: ['https://ipfs.io'],
      analyticsUrl: null,
      quoteApiUrl: 'https://example.org/quote',
      mapCopyUrl: 'https://copy.example/release.json',
      notices: { optimismDowntime: { fromSeconds: 1 } },
    });
    expect(errors).toEqual([]);
    expect(config.defaultChainId).toBe(1);
    expect(config.chains[1]?.rpcUrls).toEqual(['http://127.0.0.1:8545']);
    expect(config.chains[196]?.v2?.router).toBe(address('1'));
    expect(config.lists.unsupported).toBeNull();
  });

  it('knows what is no file', () => {
    for (const json of [null, undefined, 1, 'x', []]) {
      expect(parseRuntimeConfig(json)).toEqual({ config: EMPTY_CONFIG, errors: [{ code: 'config_not_an_object', path: '' }] });
    }
  });

  it.each([
    [{ chains: { '196': { v2: { router: '0x12' } } } }, 'chains.196.v2.router'],
    [{ chains: { '196': { v2: { router: address('0') } } } }, 'chains.196.v2.router'],
    [{ chains: { '196': { v2: { initCodeHash: A } } } }, 'chains.196.v2.initCodeHash'],
    [{ chains: { '196': { rpcUrls: ['https://a.example', 'ftp://b.example'] } } }, 'chains.196.rpcUrls.1'],
    [{ chains: { '196': { rpcUrls: 'https://a.example' } } }, 'chains.196.rpcUrls'],
    [{ chains: { '196': { wsUrl: 'https://a.example' } } }, 'chains.196.wsUrl'],
    [{ chains: { '196': { subgraphUrl: 'javascript:alert(1)' } } }, 'chains.196.subgraphUrl'],
    [{ chains: { '196': { tokens: [{ address: A, symbol: 'T', name: 'T', decimals: 256 }] } } }, 'chains.196.tokens.0'],
    [{ chains: { '196': { stablecoin: { address: A, rawAmount: '0' } } } }, 'chains.196.stablecoin'],
    [{ chains: { '196': 7 } }, 'chains.196'],
    [{ chains: 7 }, 'chains'],
    [{ defaultChainId: 137 }, 'defaultChainId'],
    [{ claims: { baseUrl: 'x' } }, 'claims.baseUrl'],
    [{ lists: { default: [''] } }, 'lists.default.0'],
    [{ notices: 1 }, 'notices'],
  ])('refuses a bad part by its path: %j', (json, path) => {
    expect(parseRuntimeConfig(json).errors).toEqual([{ code: 'config_part_invalid', path }]);
  });

  it.each([
    [{ chains: { '137': {} } }, 'chains.137'],
    [{ chains: { '1': { rpcUrl: 'https://a.example' } } }, 'chains.1.rpcUrl'],
    [{ chans: {} }, 'chans'],
    [{ chains: { '1': { v2: { toString: A } } } }, 'chains.1.v2.toString'],
  ])('reports a name that it does not know: %j', (json, path) => {
    expect(parseRuntimeConfig(json).errors).toEqual([{ code: 'config_part_unknown', path }]);
  });

  // NET-3
  it('applies the rest when one part is bad', () => {
    const { config, errors } = parseRuntimeConfig({
      chains: { '196': { v2: { router: 'bad', factory: address('1') }, rpcUrls: ['bad', 'https://a.example'] }, '1': 7 },
      claims: { baseUrl: 'https://c.example' },
    });
    expect(errors.map(({ path }) => path).sort()).toEqual(['chains.1', 'chains.196.rpcUrls.0', 'chains.196.v2.router']);
    expect(config.chains[196]).toEqual({ v2: { factory: address('1') }, rpcUrls: ['https://a.example'] });
    expect(config.claims.baseUrl).toBe('https://c.example');
  });

  it('never throws, and what it refuses leaves the built-in table whole', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (chains, rest) => {
        const { config } = parseRuntimeConfig({ chains: { '196': chains }, lists: rest });
        expect(resolveChains(config)[1]).toEqual(resolveChains()[1]);
      }),
    );
  });
});

describe('resolveChains with a configuration', () => {
  it('merges groups value by value', () => {
    const { config } = parseRuntimeConfig({ chains: { '196': { v2: { router: address('1') } } } });
    const { v2 } = resolveChains(config)[196];
    expect(v2).toEqual({ ...resolveChains()[196].v2, router: address('1') });
  });

  it('completes what the table lacks: one hash brings version 3 to Plasma', () => {
    const { config } = parseRuntimeConfig({ chains: { '9745': { v3: { poolInitCodeHash: hash } } } });
    expect(resolveChains()[9745].v3).toBeNull();
    expect(resolveChains(config)[9745].v3).toMatchObject({ poolInitCodeHash: hash, tickLens: null });
  });

  it('takes away with null', () => {
    const { config } = parseRuntimeConfig({
      chains: { '1': { multicall: { uniswapInterfaceMulticall: null }, subgraphUrl: null, stablecoin: null, v2: { router: null } } },
    });
    const chain = resolveChains(config)[1];
    expect(chain.multicall.kind).toBe('multicall3');
    expect(chain.subgraphUrl).toBeNull();
    expect(chain.stablecoin).toBeNull();
    expect(chain.v2).toBeNull();
  });

  it('adds tokens, which win over a known one of the same address', () => {
    const { config } = parseRuntimeConfig({
      chains: {
        '196': {
          tokens: [{ address: address('2'), symbol: 'USDX', name: 'Dollar', decimals: 6 }],
          stablecoin: { address: address('2'), rawAmount: '5' },
        },
      },
    });
    const chain = resolveChains(config)[196];
    expect(chain.tokens).toHaveLength(resolveChains()[196].tokens.length + 1);
    expect(chain.stablecoin).toMatchObject({ token: { symbol: 'USDX' }, rawAmount: '5' });
  });

  it('puts the key of the hosted node into the built-in addresses', () => {
    expect(resolveChains({ ...EMPTY_CONFIG, hostedNodeKey: 'abc' })[1].rpcUrls[0]).toBe('https://mainnet.infura.io/v3/abc');
    expect(resolveChains()[1].rpcUrls).toEqual(['https://ethereum.reth.rs/rpc']);
    expect(resolveChains({ ...EMPTY_CONFIG, hostedNodeKey: 'abc' })[196].rpcUrls).toEqual([
      'https://rpc.xlayer.tech',
      'https://xlayerrpc.okx.com',
    ]);
  });
});
