import { firstValueFrom, of } from 'rxjs';
import type { ChainNode } from '@dex/mf-shared/contract';
import { callData, intWord, uintWord } from '@dex/mf-shared/chain';
import { err, ok, requireAddress } from '@dex/mf-shared/domain';
import { queryErrors } from '../../../../deploy/devnet/services/subgraphSchema';
import type { TierRatesWish } from '../../domain/v3/tierRates';
import { tierDaysQuery, tierRates$ } from './tierRatesStream';

const address = (digit: string) => requireAddress(`0x${digit.repeat(40)}`);
const pools = [
  { fee: 500, address: address('5') },
  { fee: 3000, address: address('3') },
] as const;
const wish: TierRatesWish = { chainId: 1, subgraphUrl: null, tokens: [address('1'), address('2')], pools, key: 'k' };
const NEWEST = { chainId: 1 as const, number: 100_000, timestamp: 5_000_000 };
const Q128 = 1n << 128n;

/** A chain of a block each twelve seconds whose node has the state of blocks from `keptFrom` on; each block one is earned for one of liquidity. */
function nodeWith(keptFrom: number): Pick<ChainNode, 'request'> {
  return {
    request: async (_chainId, method, params) => {
      if (method === 'eth_getBlockByNumber')
        return ok({ timestamp: `0x${(NEWEST.timestamp - (NEWEST.number - Number(params[0])) * 12).toString(16)}` });
      const number = Number(params[1]);
      if (number < keptFrom) return err({ code: 'unknown' as const, message: 'missing trie node' });
      const [call] = params;
      const data = typeof call === 'object' && call !== null && 'data' in call ? String(call.data) : '';
      if (data.startsWith('0x3850c7bd')) return ok(callData('0x', uintWord(1n << 96n), intWord(0)));
      if (data.startsWith('0xf3058399')) return ok(callData('0x', uintWord(BigInt(number) * Q128)));
      if (data.startsWith('0x46141319')) return ok(callData('0x', uintWord(0n)));
      if (data.startsWith('0x1a686502')) return ok(callData('0x', uintWord(2n)));
      return ok(callData('0x', uintWord(720_000n)));
    },
  };
}

const read = (keptFrom: number, subgraphUrl: string | null = null) =>
  firstValueFrom(tierRates$({ block$: () => of(NEWEST) }, nodeWith(keptFrom), { ...wish, subgraphUrl }));

function subgraphSays(body: unknown, status = 200) {
  const asked: string[] = [];
  globalThis.fetch = async (_url, init) => {
    asked.push(String(init?.body));
    return new Response(JSON.stringify(body), { status });
  };
  return asked;
}
const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

// V3-36
test('the query is valid against the schema of the subgraph, with each pool under its tier', () => {
  const query = tierDaysQuery(pools);
  expect(queryErrors(query)).toEqual([]);
  for (const part of ['t500: poolDayDatas(', 't3000: poolDayDatas(', `pool: "${address('5')}"`]) expect(query).toContain(part);
});

// V3-36
test('by the last whole day of the subgraph', async () => {
  const days = [
    { date: NEWEST.timestamp - 3600, feesUSD: '9', tvlUSD: '10' },
    { date: NEWEST.timestamp - 3600 - 86_400, feesUSD: '2', tvlUSD: '1000' },
  ];
  const asked = subgraphSays({ data: { t500: days, t3000: [] } });
  expect(await read(0, 'https://graph.example')).toEqual({
    kind: 'known',
    source: 'subgraph',
    seconds: 86_400,
    rates: { 100: null, 500: 0.002, 3000: null, 10_000: null },
  });
  expect(asked).toHaveLength(1);
});

// V3-36
test.each<[string, unknown, number]>([
  ['is down', {}, 500],
  ['does not know the question', { errors: [{ message: 'no such field' }] }, 200],
  ['has seen no whole day', { data: { t500: [], t3000: [] } }, 200],
  ['says that a figure is not there', { data: { t500: [{ date: NEWEST.timestamp - 90_000, feesUSD: null, tvlUSD: '1' }] } }, 200],
  ['says no figures', { data: { t500: [{ date: NEWEST.timestamp - 90_000, feesUSD: 'x', tvlUSD: '1' }] } }, 200],
])('where the subgraph %s, by the counters of a day', async (_, body, status) => {
  subgraphSays(body, status);
  // Each block two units are earned: of 1,440,000 that lie there 14,400 in a day of 7,200 blocks.
  const answer = await read(0, 'https://graph.example');
  expect(answer).toMatchObject({ kind: 'known', source: 'chain', seconds: 86_400 });
  expect(answer.kind === 'known' ? answer.rates[500] : null).toBeCloseTo(0.01, 9);
});

// V3-36
test('a node that keeps the state of few blocks is asked for the oldest of them; one that keeps none gives nothing', async () => {
  const answer = await read(NEWEST.number - 127);
  expect(answer).toMatchObject({ kind: 'known', source: 'chain', seconds: 120 * 12 });
  expect(answer.kind === 'known' ? answer.rates[3000] : null).toBeCloseTo(0.01, 9);
  expect(await read(NEWEST.number - 10)).toEqual({ kind: 'failed' });
});
