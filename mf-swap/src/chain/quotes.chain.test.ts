import { firstValueFrom, filter } from 'rxjs';
import { readWord } from '@dex/mf-shared/chain';
import type { ReadCall } from '@dex/mf-shared/contract';
import { parseHex, type Chain, type Hex, type Token } from '@dex/mf-shared/domain';
import { mintPosition, rangeAround, swapExactInput, withAmounts } from '../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../deploy/devnet/testing/useDevnet';
import { poolsOf } from '../domain/poolFacts';
import { findRoutes, hopsOf } from '../domain/findRoutes';
import { quoteRoute } from '../domain/quoteRoute';
import { routeKey, type Route } from '../domain/route';
import { routeToConfirm } from '../domain/stretches';
import { quoteCall } from './confirmQuotes';
import { pools$ } from './poolsStream';
import { approveAll, POOLS, readsOf, table, tokenOf } from '../../../deploy/devnet/testing/quoting';

const { devnet, chain: seedChain } = useDevnet(28745);
const { rich } = seedFacts.accounts;
const WANTED_CASES = 2000;

/** Numbers that repeat from run to run, so that a failure can be looked at again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const PAIRS = [
  ['WETH', 'USDC'],
  ['USDC', 'WETH'],
  ['DAI', 'USDC'],
  ['USDC', 'DAI'],
  ['USDT', 'DAI'],
  ['WBTC', 'USDC'],
  ['UNI', 'USDT'],
  ['WETH', 'UNI'],
] as const;

/** New positions in random ranges and swaps at random sizes, so that each round quotes other pools. */
async function disturb(random: () => number): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    const pool = POOLS[Math.floor(random() * POOLS.length)];
    if (!pool) continue;
    const width = pool.fee === 100 ? 0.002 + random() * 0.01 : 0.02 + random() * 0.5;
    const [one, other] = pool.sides;
    const share = BigInt(1 + Math.floor(random() * 50));
    await mintPosition(
      seedChain(1),
      rich,
      withAmounts(pool, (one.amount * share) / 50_000n, (other.amount * share) / 50_000n),
      rangeAround(pool, -width, width * (1 + random())),
    );
    const [from, to] = random() < 0.5 ? [one, other] : [other, one];
    await swapExactInput(seedChain(1), rich, {
      fee: pool.fee,
      from: { token: from.token, amount: (from.amount * BigInt(1 + Math.floor(random() * 20))) / 20_000n },
      to: to.token,
    });
  }
}

function randomAmount(random: () => number, token: Token): bigint {
  const digits = 1 + Math.floor(random() * (token.decimals + 6));
  return 1n + (BigInt(Math.floor(random() * 9e15)) % 10n ** BigInt(Math.min(15, digits))) * 10n ** BigInt(Math.max(0, digits - 15));
}

interface Case {
  readonly route: Route;
  readonly amount: bigint;
  readonly tradeType: 'exactInput' | 'exactOutput';
}

test(`at least ${WANTED_CASES} quotes of version 3 computed here are those of the quoter, to the wei`, async () => {
  const random = randomFrom(20_261_127);
  const chains = table(devnet());
  const chain = chains[1];
  await approveAll(seedChain(1));
  let compared = 0;
  let known = 0;
  for (let round = 0; round < 10; round += 1) {
    await disturb(random);
    // A reader of its own each round, so that nothing old is quoted.
    const reads = readsOf(devnet(), chains);
    const cases: Case[] = [];
    for (const [from, to] of PAIRS) {
      const [tokenIn, tokenOut] = [tokenOf(chain, from), tokenOf(chain, to)];
      const facts = await firstValueFrom(
        pools$(reads, chain, { chainId: 1, tokenIn, tokenOut, directOnly: false }).pipe(
          filter(({ isComplete, syncing }) => isComplete && !syncing),
        ),
      );
      const routes = findRoutes(hopsOf({ v3: poolsOf(facts).v3 }), tokenIn, tokenOut, 2);
      for (let index = 0; index < 40; index += 1) {
        const route = routes[Math.floor(random() * routes.length)];
        const tradeType = random() < 0.5 ? ('exactInput' as const) : ('exactOutput' as const);
        if (route) cases.push({ route, tradeType, amount: randomAmount(random, tradeType === 'exactInput' ? tokenIn : tokenOut) });
      }
    }
    for (let start = 0; start < cases.length; start += 40) {
      const part = cases.slice(start, start + 40);
      const calls = part.flatMap(({ route, amount, tradeType }) => {
        const [stretch] = routeToConfirm(route, amount, tradeType)?.stretches ?? [];
        return (stretch && quoteCall(chain, stretch, tradeType)) ?? [];
      });
      const batch = await reads.once(1, calls);
      if (!batch.ok) throw new Error(batch.error.message);
      part.forEach(({ route, amount, tradeType }, index) => {
        const local = quoteRoute(route, amount, tradeType);
        const data = batch.value.data[index];
        const said = data ? readWord(data, 0) : null;
        compared += 1;
        if (local.kind !== 'amount') return;
        known += 1;
        expect({ route: routeKey(route), amount, tradeType, result: local.amount }).toEqual({
          route: routeKey(route),
          amount,
          tradeType,
          result: said,
        });
      });
    }
  }
  expect(compared).toBeGreaterThanOrEqual(WANTED_CASES);
  expect(known).toBeGreaterThanOrEqual(WANTED_CASES);
}, 300_000);

const WORD = 64;
const word = (value: bigint) => value.toString(16).padStart(WORD, '0');

/** getAmountsOut or getAmountsIn of the version-2 router over a path. */
function amountsCall(chain: Chain, { route, amount, tradeType }: Case): ReadCall {
  const selector = tradeType === 'exactInput' ? 'd06ca61f' : '1f00ca74';
  const path = route.path.map(({ address }) => word(BigInt(address))).join('');
  const data = parseHex(`0x${selector}${word(amount)}${word(64n)}${word(BigInt(route.path.length))}${path}`);
  if (!chain.v2 || !data) throw new Error('There is no version 2 here');
  return { address: chain.v2.router, callData: data };
}

/** The last amount of an answer for an exact input, the first one for an exact output. */
function amountIn(data: Hex | null | undefined, { route, tradeType }: Case): bigint | null {
  if (!data) return null;
  return readWord(data, 32 * (2 + (tradeType === 'exactInput' ? route.path.length - 1 : 0)));
}

test('quotes of version 2 over one to three pairs are those of the router, to the wei', async () => {
  const random = randomFrom(42);
  const chains = table(devnet());
  const chain = chains[1];
  const reads = readsOf(devnet(), chains);
  let known = 0;
  for (const [from, to] of PAIRS) {
    const [tokenIn, tokenOut] = [tokenOf(chain, from), tokenOf(chain, to)];
    const facts = await firstValueFrom(
      pools$(reads, chain, { chainId: 1, tokenIn, tokenOut, directOnly: false }).pipe(
        filter(({ isComplete, syncing }) => isComplete && !syncing),
      ),
    );
    const routes = findRoutes(hopsOf({ v2: poolsOf(facts).v2 }), tokenIn, tokenOut, 3);
    const cases = Array.from({ length: 60 }, (): Case | null => {
      const route = routes[Math.floor(random() * routes.length)];
      const tradeType = random() < 0.5 ? ('exactInput' as const) : ('exactOutput' as const);
      return route ? { route, tradeType, amount: randomAmount(random, tradeType === 'exactInput' ? tokenIn : tokenOut) } : null;
    }).filter((made) => made !== null);
    const batch = await reads.once(
      1,
      cases.map((made) => amountsCall(chain, made)),
    );
    if (!batch.ok) throw new Error(batch.error.message);
    cases.forEach((made, index) => {
      const local = quoteRoute(made.route, made.amount, made.tradeType);
      if (local.kind !== 'amount') return;
      known += 1;
      expect({ route: routeKey(made.route), result: local.amount }).toEqual({
        route: routeKey(made.route),
        result: amountIn(batch.value.data[index], made),
      });
    });
  }
  expect(known).toBeGreaterThan(200);
});
