import { parseRuntimeConfig } from '@dex/mf-shared/domain';
import { isRecord } from './node/rpc';
import { seedFacts } from './seedFacts';
import { useDevnet } from './testing/useDevnet';

const { devnet } = useDevnet(28685);
const T = seedFacts.tokens[1];

const QUERY = `
  query feeTierDistribution($token0: String!, $token1: String!) {
    _meta { block { number } }
    asToken0: pools(orderBy: totalValueLockedToken0, orderDirection: desc, where: { token0: $token0, token1: $token1 }) {
      feeTier totalValueLockedToken0 totalValueLockedToken1
    }
    asToken1: pools(orderBy: totalValueLockedToken0, orderDirection: desc, where: { token0: $token1, token1: $token0 }) {
      feeTier totalValueLockedToken0 totalValueLockedToken1
    }
  }`;

interface Distribution {
  readonly block: unknown;
  readonly asToken0: readonly Record<string, unknown>[];
  readonly asToken1: readonly Record<string, unknown>[];
}

async function askDistribution(path: string, tokenA: string, tokenB: string): Promise<Distribution> {
  const variables = { token0: tokenA.toLowerCase(), token1: tokenB.toLowerCase() };
  const response = await fetch(`${devnet().servicesUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:8080' },
    body: JSON.stringify({ query: QUERY, variables }),
  });
  expect(response.headers.get('access-control-allow-origin')).toBeTruthy();
  const answer: unknown = await response.json();
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (!isRecord(data) || !isRecord(data['_meta']) || !isRecord(data['_meta']['block'])) throw new Error(JSON.stringify(answer));
  const pools = (name: string): Record<string, unknown>[] => (Array.isArray(data[name]) ? data[name].filter(isRecord) : []);
  return { block: data['_meta']['block']['number'], asToken0: pools('asToken0'), asToken1: pools('asToken1') };
}

async function head(): Promise<number> {
  return Number(await devnet().chains[1].rpc('eth_blockNumber'));
}

test('the subgraph gives the tiers of a pair in the pool order alone, largest first, at the head block', async () => {
  const { block, asToken0, asToken1 } = await askDistribution('/subgraph/1', T.USDC.address, T.WETH.address);
  expect(block).toBe(await head());
  expect(asToken0.map(({ feeTier }) => feeTier)).toEqual(['3000', '500', '10000']);
  expect(Number(asToken0[0]?.['totalValueLockedToken0'])).toBeGreaterThan(39_000_000);
  expect(asToken1).toEqual([]);
  const turned = await askDistribution('/subgraph/1', T.WETH.address, T.USDC.address);
  expect([turned.asToken0.length, turned.asToken1.length]).toEqual([0, 3]);
});

test('the subgraph of the second chain answers for its own pools, and a lag can be asked for', async () => {
  const { WETH, USDC } = seedFacts.tokens[42161];
  const { asToken0 } = await askDistribution('/subgraph/42161', WETH.address, USDC.address);
  expect(asToken0.map(({ feeTier }) => feeTier)).toEqual(['500', '3000'].reverse());
  const late = await askDistribution('/subgraph/1?lag=21', T.USDC.address, T.WETH.address);
  expect(late.block).toBe((await head()) - 21);
});

async function fetchList(name: string): Promise<Record<string, unknown>> {
  const answer: unknown = await fetch(`${devnet().servicesUrl}/lists/${name}`).then((response) => response.json());
  if (!isRecord(answer)) throw new Error('Not a list');
  return answer;
}

test('the local list changes its version on demand, under the same address', async () => {
  expect(await fetchList('local.json')).toMatchObject({ version: { major: 1, minor: 0, patch: 0 } });
  devnet().services.serveListVersion('1.1.0');
  expect(await fetchList('local.json')).toMatchObject({ version: { major: 1, minor: 1, patch: 0 } });
  await fetch(`${devnet().servicesUrl}/control/list?version=2.0.0`, { method: 'POST' });
  expect(await fetchList('local.json')).toMatchObject({ version: { major: 2, minor: 0, patch: 0 } });
  devnet().services.serveListVersion('1.0.0');
});

test('there are a list of ten thousand, one with wrong decimals, an unsupported one and an invalid one', async () => {
  expect((await fetchList('large.json'))['tokens']).toHaveLength(10_000);
  expect((await fetchList('wrong-decimals.json'))['tokens']).toEqual([expect.objectContaining({ symbol: 'MISLED', decimals: 6 })]);
  expect((await fetchList('unsupported.json'))['tokens']).toEqual([expect.objectContaining({ symbol: 'FXS' })]);
  expect(await fetchList('invalid.json')).not.toHaveProperty('version');
  expect((await fetch(`${devnet().servicesUrl}/lists/none.json`)).status).toBe(404);
});

test('the application accepts every part of the run-time configuration', () => {
  const { config, errors } = parseRuntimeConfig(JSON.parse(JSON.stringify(devnet().runtimeConfig())));
  expect(errors).toEqual([]);
  expect(config.lists.default).toHaveLength(4);
});
