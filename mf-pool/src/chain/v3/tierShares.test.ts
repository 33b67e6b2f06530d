import { firstValueFrom, NEVER, Subject } from 'rxjs';
import type { Block } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { queryErrors, subgraphSchema } from '../../../../deploy/devnet/services/subgraphSchema';
import { parseTierAnswer } from './parseTierAnswer';
import { TIER_POLL_MS, TIER_QUERY, tierShares$ } from './tierSharesStream';

const WETH = requireAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
const USDC = requireAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const chains = resolveChains(EMPTY_CONFIG);
const pools = [{ feeTier: '3000', totalValueLockedToken0: '6', totalValueLockedToken1: '2' }];
const answer = {
  data: {
    _meta: { block: { number: 90 } },
    asToken0: pools,
    asToken1: [{ feeTier: '500', totalValueLockedToken0: '2', totalValueLockedToken1: '6' }],
  },
};

const reads = { block$: () => NEVER };

const reply = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

test('the query asks for the height and both lists in the order of the first token', () => {
  expect(TIER_QUERY).toContain('query feeTierDistribution($token0: String!, $token1: String!)');
  for (const part of [
    '_meta { block { number } }',
    'asToken0: pools(orderBy: totalValueLockedToken0, orderDirection: desc',
    'asToken1: pools(',
    'feeTier',
    'totalValueLockedToken1',
  ]) {
    expect(TIER_QUERY).toContain(part);
  }
});

test('the query is valid against the schema of the subgraph, which has all its entities', () => {
  expect(queryErrors(TIER_QUERY)).toEqual([]);
  expect(queryErrors('{ pools { feetier } }')).toHaveLength(1);
  expect(queryErrors('{ poolHourDatas { periodStartUnix } tick(id: "1", subgraphError: allow) { liquidityNet } }')).toEqual([]);
  const names = Object.keys(subgraphSchema.getQueryType()?.getFields() ?? {});
  for (const name of [
    'bundle',
    'burn',
    'collect',
    'factory',
    'flash',
    'mint',
    'pool',
    'position',
    'positionSnapshot',
    'swap',
    'tick',
    'token',
  ])
    expect(names).toContain(name);
  for (const name of ['transaction', 'poolHourData', 'poolDayData', 'tokenHourData', 'tokenDayData', 'uniswapDayData'])
    expect(names).toContain(name);
});

test('the request carries lower-case addresses, and the lists are read in one order', async () => {
  const asked: string[] = [];
  const fetch = (url: unknown, init?: RequestInit) => {
    asked.push(`${String(url)} ${String(init?.body)}`);
    return Promise.resolve(reply(answer));
  };
  const result = await firstValueFrom(tierShares$({ fetch, chain: chains[1], tokens: [WETH, USDC], height: () => 100, reads }));
  expect(asked[0]).toContain('https://api.thegraph.com/subgraphs/name/uniswap/uniswap-v3');
  expect(asked[0]).toContain(`"token0":"${WETH.toLowerCase()}"`);
  expect(result).toMatchObject({ kind: 'known', shares: { 500: 50, 3000: 50 } });
});

test('each network has its own subgraph', () => {
  const hosted = 'https://api.thegraph.com/subgraphs/name';
  expect([1, 4, 42161, 10].map((id) => Object.values(chains).find(({ chainId }) => chainId === id)?.subgraphUrl)).toEqual([
    `${hosted}/uniswap/uniswap-v3`,
    `${hosted}/uniswap/uniswap-v3`,
    `${hosted}/ianlapham/uniswap-arbitrum-one`,
    `${hosted}/ianlapham/uniswap-optimism-dev`,
  ]);
});

test('a chain without an address says so, without asking', async () => {
  const fetch = () => Promise.reject(new Error('asked'));
  const result = await firstValueFrom(tierShares$({ fetch, chain: chains[196], tokens: [WETH, USDC], height: () => 1, reads }));
  expect(result).toEqual({ kind: 'failed', reason: 'Subgraph queries against ChainId 196 are not supported.' });
});

test('a dead subgraph fails, and is asked again after 30 s', async () => {
  jest.useFakeTimers();
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return Promise.resolve(asked === 1 ? reply({}, 502) : reply(answer));
  };
  const seen: string[] = [];
  const subscription = tierShares$({ fetch, chain: chains[1], tokens: [WETH, USDC], height: () => 90, reads }).subscribe(({ kind }) =>
    seen.push(kind),
  );
  await jest.advanceTimersByTimeAsync(TIER_POLL_MS - 1);
  expect(seen).toEqual(['failed']);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['failed', 'known']);
  subscription.unsubscribe();
  jest.useRealTimers();
});

// Found on a slow node: the first shares came before the first block, and were taken however old they were.
test('shares that come before the first block are judged by that block', async () => {
  const blocks = new Subject<Block>();
  const seen: string[] = [];
  const fetch = () => Promise.resolve(reply(answer));
  const subscription = tierShares$({
    fetch,
    chain: chains[1],
    tokens: [WETH, USDC],
    height: () => null,
    reads: { block$: () => blocks },
  }).subscribe((shares) => seen.push(shares.kind === 'failed' ? shares.reason : shares.kind));
  for (let turn = 0; turn < 20 && !blocks.observed; turn += 1) await new Promise((resolve) => void setTimeout(() => resolve(undefined), 1));
  expect(seen).toEqual([]);
  blocks.next({ chainId: 1, number: 111, timestamp: 0 });
  expect(seen).toEqual(['Graph stale (latest block: 111)']);
  subscription.unsubscribe();
});

test.each([
  null,
  {},
  { data: null },
  { data: { _meta: { block: { number: 'x' } }, asToken0: [], asToken1: [] } },
  { data: { ...answer.data, asToken0: 'no' } },
  { data: { ...answer.data, asToken0: [{ feeTier: 'x' }] } },
  { data: { ...answer.data, asToken0: [{ feeTier: '500', totalValueLockedToken0: null, totalValueLockedToken1: '1' }] } },
  { data: { ...answer.data, asToken1: [{ feeTier: '500', totalValueLockedToken0: '1', totalValueLockedToken1: '' }] } },
  { data: { ...answer.data, _meta: { block: { number: null } } } },
])('an answer of another shape is none: %j', (body) => {
  expect(parseTierAnswer(body)).toBeNull();
});
