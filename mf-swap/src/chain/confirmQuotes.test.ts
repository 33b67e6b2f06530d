import type { ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { requireHexText, uintWord } from '@dex/mf-shared/chain';
import { err, ok } from '@dex/mf-shared/domain';
import { NEVER } from 'rxjs';
import { pairOf, poolOf, raw, tokens } from '../domain/best/market.fixtures';
import { findTrades } from '../domain/findTrades';
import { findRoutes, hopsOf } from '../domain/findRoutes';
import { quoteRoute } from '../domain/quoteRoute';
import { quoteKey, type Route } from '../domain/route';
import { routeToConfirm } from '../domain/stretches';
import { mainnet } from '../state/fixtures';
import { confirmQuotes } from './confirmQuotes';

const { from, to, one } = tokens;
const AMOUNT = raw(10);
const deep = poolOf(from, to, { fee: 3000, tick: 0, positions: [[-500, 500, raw(100_000)]] });
/** Less liquidity than the trade takes, and nothing is known beyond it. */
const narrow = poolOf(from, one, { fee: 500, tick: 0, positions: [[-1, 1, raw(1)]] });
const pools = { v2: [pairOf(one, to, 1000, 1000)], v3: [deep, narrow] };
const routes = findRoutes(hopsOf(pools), from, to, 3);
const routeThrough = (address: string): Route => {
  const found = routes.find(({ hops }) => hops.some(({ pool }) => pool.address === address));
  if (!found) throw new Error('No such route');
  return found;
};
const exact = routeThrough(deep.address);
const figure = quoteRoute(exact, AMOUNT, 'exactInput');

/** Answers for each request: what the quoter says to a call, null for a call that failed, 'away' for a request that failed. */
async function confirm(asked: readonly Route[], answers: readonly ((call: ReadCall) => bigint | null | 'away')[]) {
  const requests: (readonly ReadCall[])[] = [];
  const reads: Pick<ChainReads, 'once'> & ChainReads = {
    watch: () => NEVER,
    block$: () => NEVER,
    once: async (_chainId, calls) => {
      const say = answers[requests.length] ?? (() => 'away' as const);
      requests.push(calls);
      const data = calls.map(say);
      if (data.includes('away')) return err({ code: 'node_unreachable', message: 'Away' });
      return ok({
        blockNumber: requests.length,
        data: data.map((word) => (typeof word === 'bigint' ? requireHexText(`0x${uintWord(word)}`) : null)),
      });
    },
  };
  const wish = {
    chainId: 1 as const,
    tradeType: 'exactInput' as const,
    routes: asked.flatMap((route) => routeToConfirm(route, AMOUNT, 'exactInput') ?? []),
    key: 'k',
    revision: 1,
  };
  const confirmed = await confirmQuotes(reads, mainnet, wish);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  return { ...confirmed.value, requests };
}

const key = quoteKey(exact, AMOUNT);
const traded = (said: Readonly<Record<string, string | null>>) =>
  findTrades([exact], { input: from, output: to, amount: AMOUNT, tradeType: 'exactInput' }, false, said, 'both').best;

// SWAP-26
test('only what was said of every route, and just as it was computed, is as computed', async () => {
  const computed = figure.kind === 'amount' ? figure.amount : null;
  expect(await confirm([exact], [() => computed])).toMatchObject({ isAsComputed: true });
  expect(await confirm([exact], [() => 77n])).toMatchObject({ isAsComputed: false });
  expect(await confirm([exact], [() => null, () => null])).toMatchObject({ isAsComputed: false });
  expect(await confirm([exact], [() => null, () => 'away'])).toMatchObject({ isAsComputed: false });
});

beforeAll(() => expect(figure.kind).toBe('amount'));

// SWAP-25
describe('a figure that is known here and that the quoter has not', () => {
  it('is asked once more with more gas, and that answer counts', async () => {
    const { amounts, requests } = await confirm([exact], [() => null, () => 77n]);
    expect(amounts).toEqual({ [key]: '77' });
    expect(requests.map((calls) => calls.map(({ gasRequired }) => gasRequired))).toEqual([[2_000_000], [2 ** 24]]);
    expect(traded(amounts)).toMatchObject({ outputAmount: 77n, confirmed: true });
  });

  it('is none if the call fails then too', async () => {
    const { amounts } = await confirm([exact], [() => null, () => null]);
    expect(amounts).toEqual({ [key]: null });
    expect(traded(amounts)).toBeNull();
  });

  it('stays, and is not called confirmed, where the node lends no such gas', async () => {
    const { amounts } = await confirm([exact], [() => null, () => 'away']);
    expect(amounts).toEqual({});
    expect(traded(amounts)).toMatchObject({ outputAmount: figure.kind === 'amount' && figure.amount, confirmed: false });
  });

  it('takes nothing from the answers that came at once', async () => {
    const other = { ...exact, hops: exact.hops.map((hop) => (hop.version === 'v3' ? { ...hop, pool: { ...hop.pool, fee: 100 } } : hop)) };
    let place = 0;
    const { amounts, requests } = await confirm([other, exact], [() => (place++ === 0 ? 5n : null), () => 'away']);
    expect(Object.values(amounts)).toEqual(['5']);
    expect(requests.map((calls) => calls.length)).toEqual([2, 1]);
  });
});

test('where the figure is not known here, what the quoter says first is the answer', async () => {
  const unknown: Route = { ...exact, hops: exact.hops.map((hop) => (hop.version === 'v3' ? { ...hop, pool: narrow } : hop)) };
  expect(quoteRoute(unknown, AMOUNT, 'exactInput').kind).not.toBe('amount');
  const { amounts, requests } = await confirm([unknown], [() => null, () => 77n]);
  expect(amounts).toEqual({ [quoteKey(unknown, AMOUNT)]: null });
  expect(requests).toHaveLength(1);
});
