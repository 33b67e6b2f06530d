import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { createChainReads, createRpcClients } from '@dex/mf-shared/chain';
import { parseHex, type Chain } from '@dex/mf-shared/domain';
import { runtimeCodeOfYul } from '../../../../deploy/devnet/artifacts/compileYul';
import { MAINNET_POOLS } from '../../../../deploy/devnet/seed/mainnetMarkets';
import { mintPosition, withAmounts } from '../../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { approveAll, table, tokenOf } from '../../../../deploy/devnet/testing/quoting';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import type { PoolsFacts } from '../../domain/poolFacts';
import type { PoolsWish } from '../../domain/ports';
import { pools$ } from '../poolsStream';
import { candidatesOf } from './candidates';
import { poolLensCall, poolsInAnswer } from './poolLens';
import { POOL_LENS_CODE } from './poolLensCode';
import { singleReads$ } from './singleReads';

const { devnet, chain: seedChain } = useDevnet(28775);
const { rich } = seedFacts.accounts;

type Body = readonly { readonly id: number; readonly params: readonly unknown[] }[];

/** What a node makes of a batch: the real one's, unless `change` has another idea. */
function nodeThat(change: (body: Body) => Body | Response) {
  const posts: Body[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const body: Body = JSON.parse(String(init?.body));
    posts.push(body);
    const changed = change(body);
    return changed instanceof Response ? changed : globalThis.fetch(address, { ...init, body: JSON.stringify(changed) });
  };
  return { fetch, posts };
}

const asItIs = (body: Body) => body;
const withoutOverrides = (body: Body) => body.map((request) => ({ ...request, params: request.params.slice(0, 2) }));
const refusingOverrides = (body: Body) =>
  body.some(({ params }) => params.length > 2)
    ? Response.json(body.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32602, message: 'too many arguments, want at most 2' } })))
    : body;

function readsThrough(fetch: typeof globalThis.fetch) {
  const chains = table(devnet());
  const withoutPush = Object.fromEntries(Object.entries(chains).map(([id, chain]) => [id, { ...chain, wsUrl: null }]));
  const urls = { 1: [devnet().chains[1].rpcUrl], 42161: [devnet().chains[42161].rpcUrl], 196: [devnet().chains[196].rpcUrl] };
  const clients = createRpcClients({ urls, defaultChainId: 1, fetch });
  const log = { debug: () => undefined, error: () => undefined };
  return createChainReads({ chains: { ...chains, ...withoutPush }, clients, log });
}

const whole = (facts$: Observable<PoolsFacts>) => firstValueFrom(facts$.pipe(filter(({ isComplete, syncing }) => isComplete && !syncing)));

function wishOf(chain: Chain, one: string, other: string, directOnly = false): PoolsWish {
  return { chainId: chain.chainId, tokenIn: tokenOf(chain, one), tokenOut: tokenOf(chain, other), directOnly };
}

/** Positions on both sides of the price, in words of their own and in the price's, at the edges of ticks too. */
async function spreadTicks(): Promise<void> {
  await approveAll(seedChain(1));
  const chain = table(devnet())[1];
  const reads = readsThrough(globalThis.fetch);
  for (const [pool, one, other, spacing] of [
    [MAINNET_POOLS.usdcUsdt100, 'USDC', 'USDT', 1],
    [MAINNET_POOLS.usdcWeth500, 'USDC', 'WETH', 10],
  ] as const) {
    const { pools } = await whole(singleReads$(reads, chain, candidatesOf(chain, wishOf(chain, one, other, true))));
    const tick = pools.find(({ fee }) => fee === pool.fee)?.tick ?? Number.NaN;
    const base = Math.floor(tick / spacing);
    for (const [lower, upper] of [
      [-700, 700],
      [-300, -299],
      [255, 256],
      [-1, 0],
      [0, 1],
      [1, 2],
      [-2000, 1000],
    ] as const) {
      await mintPosition(seedChain(1), rich, withAmounts(pool, 10n ** 6n, 10n ** 6n), {
        lower: (base + lower) * spacing,
        upper: (base + upper) * spacing,
      });
    }
  }
}

test('the code is what the source compiles to', () => {
  expect(POOL_LENS_CODE).toBe(runtimeCodeOfYul(readFileSync(join(__dirname, 'poolLens.yul'), 'utf8')));
});

// SWAP-27
test('one call says of every pool what a read for every fact says, to the unit', async () => {
  await spreadTicks();
  const chains = table(devnet());
  const { fetch, posts } = nodeThat(asItIs);
  for (const wish of [
    wishOf(chains[1], 'USDC', 'USDT'),
    wishOf(chains[1], 'WETH', 'USDC'),
    wishOf(chains[1], 'DAI', 'USDC'),
    wishOf(chains[1], 'WETH', 'DAI', true),
    wishOf(chains[196], 'WOKB', 'USDT'),
  ]) {
    const chain = chains[wish.chainId];
    posts.length = 0;
    const lens = await whole(pools$(readsThrough(fetch), chain, wish));
    expect(posts).toHaveLength(1);
    const single = await whole(singleReads$(readsThrough(globalThis.fetch), chain, candidatesOf(chain, wish)));
    expect(lens).toEqual(single);
    expect(lens.pairs.length + lens.pools.length).toBeGreaterThan(0);
  }
  const { pools } = await whole(pools$(readsThrough(fetch), chains[1], wishOf(chains[1], 'USDC', 'USDT', true)));
  expect(pools.find(({ fee }) => fee === 100)?.ticks.length).toBeGreaterThan(10);
});

// NET-15
test.each([
  ['refuses', refusingOverrides],
  ['ignores', withoutOverrides],
  ['answers with 400 to', (body: Body) => (body.some(({ params }) => params.length > 2) ? new Response('', { status: 400 }) : body)],
])('a node that %s the code is read by a read for every fact', async (_, change) => {
  const chain = table(devnet())[1];
  const wish = wishOf(chain, 'WETH', 'USDC');
  const facts = await whole(pools$(readsThrough(nodeThat(change).fetch), chain, wish));
  expect(facts).toEqual(await whole(pools$(readsThrough(globalThis.fetch), chain, wish)));
});

test('where gas does not suffice for the ticks they are unknown, and all else is said', async () => {
  const chain = table(devnet())[1];
  const candidates = candidatesOf(chain, wishOf(chain, 'USDC', 'USDT'));
  const reads = readsThrough(globalThis.fetch);
  const enough = await reads.once(1, [poolLensCall(candidates)]);
  const scarce = await reads.once(1, [{ ...poolLensCall(candidates), gasRequired: 1_150_000 }]);
  const facts = [enough, scarce].map((answer) => answer.ok && answer.value.data[0] && poolsInAnswer(answer.value.data[0], candidates));
  const [all, some] = facts;
  if (!all || !some) throw new Error('Not answered');
  expect(some.pairs).toEqual(all.pairs);
  expect(some.pools.map(({ address, liquidity, tick }) => ({ address, liquidity, tick }))).toEqual(
    all.pools.map(({ address, liquidity, tick }) => ({ address, liquidity, tick })),
  );
  expect(some.pools.some(({ words }) => words === null)).toBe(true);
  for (const pool of some.pools) if (!pool.words) expect(pool.ticks).toEqual([]);
});

test('an answer that ends too soon, or goes on, is none', async () => {
  const chain = table(devnet())[1];
  const candidates = candidatesOf(chain, wishOf(chain, 'WETH', 'USDC'));
  const answer = await readsThrough(globalThis.fetch).once(1, [poolLensCall(candidates)]);
  const said = (answer.ok && answer.value.data[0]) || '';
  const isAnswer = (digits: string) => {
    const data = parseHex(digits);
    return data !== null && poolsInAnswer(data, candidates) !== null;
  };
  expect(isAnswer(said)).toBe(true);
  expect(isAnswer(`${said}00`)).toBe(false);
  expect(isAnswer(said.slice(0, -2))).toBe(false);
  expect(isAnswer('0x')).toBe(false);
});
