import { catchError, distinctUntilChanged, from, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { balanceOfCall, liquidityCall, readWord, slot0Call, slot0In } from '@dex/mf-shared/chain';
import type { Address, FeeTier, Hex } from '@dex/mf-shared/domain';
import { RATE_SPANS } from '../../domain/v3/feeRate';
import { rateOfCounters, ratesOfDays, type TierRatesAnswer, type TierRatesWish } from '../../domain/v3/tierRates';
import { askedAgain$, type AskedNode } from '../askedAgain';
import { blockBefore, momentAt, saidAt, type Moment } from '../blockMoments';
import { globalGrowthCalls } from './growthAt';
import { parseTierDays } from './parseTierDays';

const TIMEOUT_MS = 10_000;
/** A node that keeps no more has the state of its last 128 blocks. */
const KEPT_BLOCKS = 120;

/** The query of what pools earned in their last days, each under the name of its tier. */
export function tierDaysQuery(pools: TierRatesWish['pools']): string {
  const days = pools.map(
    ({ fee, address }) =>
      `  t${fee}: poolDayDatas(first: 3, orderBy: date, orderDirection: desc, where: { pool: "${address.toLowerCase()}" }) { date feesUSD tvlUSD }`,
  );
  return `query feeTierDays {\n${days.join('\n')}\n}`;
}

/**
 * What the fees of each tier come to in a day, once: by the last whole day of the subgraph, else by the pools' counters now and at the oldest
 * of two blocks that the node still has: a day ago, or the last that every node keeps (V3-36).
 */
export function tierRates$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'request'>,
  wish: TierRatesWish,
): Observable<TierRatesAnswer> {
  return reads.block$(wish.chainId).pipe(
    distinctUntilChanged(() => true),
    map(({ number, timestamp }): Moment => ({ number, seconds: timestamp })),
    switchMap((newest) =>
      from(bySubgraph(wish, newest)).pipe(
        switchMap((answer) => (answer ? of(answer) : askedAgain$(node, (asked) => byCounters(asked, wish, newest)))),
      ),
    ),
    catchError(() => of({ kind: 'failed' } as const)),
  );
}

async function bySubgraph({ subgraphUrl, pools }: TierRatesWish, { seconds }: Moment): Promise<TierRatesAnswer | null> {
  if (subgraphUrl === null) return null;
  try {
    const answer = await fetch(subgraphUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: tierDaysQuery(pools) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const days = answer.ok ? parseTierDays(await answer.json()) : null;
    const rates = days && ratesOfDays(days, seconds);
    const isSaid = rates && Object.values(rates).some((rate) => rate !== null);
    return isSaid ? { kind: 'known', source: 'subgraph', seconds: RATE_SPANS.day, rates } : null;
  } catch {
    // A subgraph that is down is nothing unusual: the pools are asked themselves.
    return null;
  }
}

async function byCounters(node: AskedNode, wish: TierRatesWish, newest: Moment): Promise<TierRatesAnswer> {
  for (const find of [
    () => blockBefore(node, wish.chainId, newest, RATE_SPANS.day),
    () => momentAt(node, wish.chainId, Math.max(0, newest.number - KEPT_BLOCKS)),
  ]) {
    const then = await find();
    if (!then || then.seconds >= newest.seconds) continue;
    const rates = await ratesBetween(node, wish, then, newest);
    if (rates.some(([, rate]) => rate !== null)) {
      return { kind: 'known', source: 'chain', seconds: newest.seconds - then.seconds, rates: Object.fromEntries(rates) };
    }
  }
  return { kind: 'failed' };
}

function ratesBetween(node: AskedNode, wish: TierRatesWish, then: Moment, newest: Moment) {
  return Promise.all(
    wish.pools.map(
      async ({ fee, address }): Promise<readonly [FeeTier, number | null]> => [fee, await rateOf(node, wish, address, then, newest)],
    ),
  );
}

async function rateOf(
  node: AskedNode,
  { chainId, tokens: [token0, token1] }: TierRatesWish,
  pool: Address,
  then: Moment,
  newest: Moment,
): Promise<number | null> {
  const say = (call: ReadCall, { number }: Moment) => saidAt(node, chainId, call, number);
  const [growth0, growth1] = globalGrowthCalls(pool);
  const before = await Promise.all([say(growth0, then), say(growth1, then)]);
  const [then0, then1] = before.map(wordIn);
  // What the old block does not say makes the rest of no use.
  if (then0 === null || then0 === undefined || then1 === null || then1 === undefined) return null;
  const [slot0, ...words] = await Promise.all(
    [
      slot0Call(pool),
      growth0,
      growth1,
      liquidityCall(pool),
      balanceOfCall(chainId, token0, pool),
      balanceOfCall(chainId, token1, pool),
    ].map((call) => say(call, newest)),
  );
  const price = slot0 && slot0In(slot0);
  const [now0, now1, liquidity, held0, held1] = words.map(wordIn);
  if (!price || typeof now0 !== 'bigint' || typeof now1 !== 'bigint' || typeof liquidity !== 'bigint') return null;
  if (typeof held0 !== 'bigint' || typeof held1 !== 'bigint') return null;
  return rateOfCounters(
    { then: [then0, then1], now: [now0, now1], sqrtPriceX96: price.sqrtPriceX96, liquidity, held: [held0, held1] },
    newest.seconds - then.seconds,
  );
}

function wordIn(data: Hex | null): bigint | null {
  return data === null ? null : readWord(data, 0);
}
