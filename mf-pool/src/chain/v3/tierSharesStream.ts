import { catchError, distinctUntilChanged, from, map, of, switchMap, timer, type Observable } from 'rxjs';
import type { ChainReads } from '@dex/mf-shared/contract';
import type { Address, Chain } from '@dex/mf-shared/domain';
import { tierShares, type TierPool } from '../../domain/v3/tierShares';
import type { TierSharesAnswer } from '../../domain/v3/ports';
import { parseTierAnswer } from './parseTierAnswer';

/** The subgraph is asked again after this long (V3-11). */
export const TIER_POLL_MS = 30_000;
const TIMEOUT_MS = 10_000;

/** The query of the tiers' shares (V3-11); both lists together are all pools of the pair, whichever token is first. */
export const TIER_QUERY = `query feeTierDistribution($token0: String!, $token1: String!) {
  _meta { block { number } }
  asToken0: pools(orderBy: totalValueLockedToken0, orderDirection: desc, where: { token0: $token0, token1: $token1 }) {
    feeTier
    totalValueLockedToken0
    totalValueLockedToken1
  }
  asToken1: pools(orderBy: totalValueLockedToken0, orderDirection: desc, where: { token0: $token1, token1: $token0 }) {
    feeTier
    totalValueLockedToken0
    totalValueLockedToken1
  }
}`;

export interface TierSharesOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly chain: Chain;
  readonly tokens: readonly [Address, Address];
  /** The newest known height; null when none is: then the next block is waited for, or data would be taken that may be stale. */
  readonly height: () => number | null;
  readonly reads: Pick<ChainReads, 'block$'>;
}

/** The share of the value locked per fee, polled every 30 s; a dead, stale or missing subgraph gives `failed` and never ends the polling. */
export function tierShares$({ fetch, chain, tokens, height, reads }: TierSharesOptions): Observable<TierSharesAnswer> {
  const url = chain.subgraphUrl;
  if (!url) return of({ kind: 'failed', reason: `Subgraph queries against ChainId ${chain.chainId} are not supported.` });
  const heightOnce$ = (): Observable<number> => {
    const known = height();
    if (known !== null) return of(known);
    // The first block alone: data that were fresh when they came do not grow stale until they are asked for again.
    return reads.block$(chain.chainId).pipe(
      map(({ number }) => number),
      distinctUntilChanged(() => true),
    );
  };
  return timer(0, TIER_POLL_MS).pipe(
    switchMap(() =>
      from(askPools(fetch, url, tokens)).pipe(
        switchMap(({ block, pools }) => heightOnce$().pipe(map((newest): TierSharesAnswer => tierShares(pools, block, newest)))),
        catchError((cause: unknown) => of<TierSharesAnswer>({ kind: 'failed', reason: String(cause) })),
      ),
    ),
  );
}

async function askPools(
  fetch: typeof globalThis.fetch,
  url: string,
  [one, other]: readonly [Address, Address],
): Promise<{ block: number; pools: readonly TierPool[] }> {
  const variables = { token0: one.toLowerCase(), token1: other.toLowerCase() };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: TIER_QUERY, variables }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The subgraph answered ${answer.status}`);
  const parsed = parseTierAnswer(await answer.json());
  if (!parsed) throw new Error('The subgraph gave another answer than was asked for');
  return parsed;
}
