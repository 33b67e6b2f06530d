import { distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import {
  isUnreachable,
  isUnread,
  lastDataOf,
  readWord,
  liquidityCall,
  reservesCall,
  reservesIn,
  slot0Call,
  slot0In,
  ticksIn,
  ticksInWordCall,
} from '@dex/mf-shared/chain';
import type { Chain } from '@dex/mf-shared/domain';
import { wordOfTick } from '@dex/mf-shared/domain/maths';
import { NO_POOLS, type PairFacts, type PoolFacts, type PoolsFacts } from '../../domain/poolFacts';
import { wordsAround, type Candidates, type PairCandidate, type PoolCandidate } from './candidates';

/** A pool that does not exist is asked for again after this many blocks, one that does with every block. */
const ABSENT_BLOCKS_PER_FETCH = 20;

/**
 * The state of the candidates by a read for every fact, where no node reads them in one call: first which of them exist, then those with each
 * block, or as seldom as is said. A price that left its word of the bitmap is looked up anew.
 */
export function singleReads$(reads: ChainReads, chain: Chain, candidates: Candidates, blocksPerFetch = 1): Observable<PoolsFacts> {
  const calls: readonly ReadCall[] = [
    ...candidates.pairs.map(({ address }) => reservesCall(address)),
    ...candidates.pools.map(({ address }) => slot0Call(address)),
  ];
  const period = Math.max(ABSENT_BLOCKS_PER_FETCH, blocksPerFetch);
  const known$ = reads.watch(chain.chainId, calls, { blocksPerFetch: period, urgent: true });
  const existing$ = known$.pipe(
    map((results) => ({
      // A candidate that nobody could ask may be the pool that carries the swap: only the chain's refusal says that it is not there.
      settled: !results.some(isUnread),
      failed: results.some(isUnreachable),
      existing: existingOf(candidates, results),
    })),
    distinctUntilChanged(
      (one, other) =>
        one.settled === other.settled && one.failed === other.failed && fingerprint(one.existing) === fingerprint(other.existing),
    ),
  );
  return existing$.pipe(
    switchMap(({ settled, failed, existing }) => {
      const isEmpty = existing.pairs.length === 0 && existing.pools.length === 0;
      if (!isEmpty) return fresh$(reads, chain, { existing, settled, failed }, blocksPerFetch);
      return of({ ...NO_POOLS, isComplete: settled, failed });
    }),
  );
}

interface Existing {
  readonly pairs: readonly PairCandidate[];
  /** With the word of the bitmap that the price was in. */
  readonly pools: readonly (PoolCandidate & { readonly word: number })[];
}

function existingOf({ pairs, pools }: Candidates, results: readonly ReadResult[]): Existing {
  return {
    pairs: pairs.filter((_, index) => {
      const data = lastDataOf(results[index]);
      return data !== null && reservesIn(data) !== null;
    }),
    pools: pools.flatMap((pool, index) => {
      const data = lastDataOf(results[pairs.length + index]);
      const slot0 = data && slot0In(data);
      return slot0 ? [{ ...pool, word: wordOfTick(slot0.tick, pool.tickSpacing) }] : [];
    }),
  };
}

function fingerprint({ pairs, pools }: Existing): string {
  return [...pairs.map(({ address }) => address), ...pools.map(({ address, word }) => `${address}@${word}`)].join();
}

interface Discovery {
  readonly existing: Existing;
  /** Every candidate was answered for. */
  readonly settled: boolean;
  /** Some candidate cannot be asked for: what is missing may be the best of all. */
  readonly failed: boolean;
}

/** One watch for all, so that prices and ticks of one emission are of one block. */
function fresh$(reads: ChainReads, chain: Chain, { existing, settled, failed }: Discovery, blocksPerFetch: number): Observable<PoolsFacts> {
  const { pairs, pools } = existing;
  const tickCalls = pools.map((pool) => tickCallsOf(chain, pool));
  const calls = [
    ...pairs.map(({ address }) => reservesCall(address)),
    ...pools.flatMap(({ address }, index) => [slot0Call(address), liquidityCall(address), ...(tickCalls[index] ?? [])]),
  ];
  return reads.watch(chain.chainId, calls, { urgent: true, blocksPerFetch }).pipe(
    map((results) => {
      let next = pairs.length;
      return {
        blockNumber: results.reduce((height, result) => (result.kind === 'valid' ? Math.max(height, result.blockNumber) : height), 0),
        syncing: results.some((result) => result.kind === 'valid' && result.syncing),
        isComplete: settled && !results.some(isUnread),
        failed: failed || results.some(isUnreachable),
        pairs: pairs.flatMap((pair, index) => pairFacts(pair, results[index])),
        pools: pools.flatMap((pool, index) => {
          const start = next;
          next += 2 + (tickCalls[index]?.length ?? 0);
          return poolFacts(pool, results[start], results[start + 1], results.slice(start + 2, next));
        }),
      };
    }),
  );
}

function tickCallsOf({ v3 }: Chain, { address, tickSpacing, word }: PoolCandidate & { readonly word: number }): readonly ReadCall[] {
  const lens = v3?.tickLens;
  if (!lens) return [];
  const reach = wordsAround(tickSpacing);
  return Array.from({ length: 2 * reach + 1 }, (_, index) => ticksInWordCall(lens, address, word - reach + index));
}

function pairFacts({ address, pair: [token0, token1] }: PairCandidate, result: ReadResult | undefined): readonly PairFacts[] {
  const data = lastDataOf(result);
  const reserves = data && reservesIn(data);
  return reserves ? [{ address, token0, token1, ...reserves }] : [];
}

function poolFacts(
  { address, pair: [token0, token1], fee, tickSpacing, word }: PoolCandidate & { readonly word: number },
  slot0Result: ReadResult | undefined,
  liquidityResult: ReadResult | undefined,
  tickResults: readonly ReadResult[],
): readonly PoolFacts[] {
  const [slot0Data, liquidityData] = [lastDataOf(slot0Result), lastDataOf(liquidityResult)];
  const slot0 = slot0Data && slot0In(slot0Data);
  const liquidity = liquidityData && readWord(liquidityData, 0);
  if (!slot0 || liquidity === null) return [];
  const reach = wordsAround(tickSpacing);
  const ticks = tickResults.map((result) => {
    const data = lastDataOf(result);
    return data && ticksIn(data);
  });
  const areKnown = ticks.length > 0 && ticks.every((list) => list !== null);
  return [
    {
      address,
      token0,
      token1,
      fee,
      tickSpacing,
      sqrtPriceX96: String(slot0.sqrtPriceX96),
      tick: slot0.tick,
      liquidity: String(liquidity),
      ticks: areKnown ? ticks.flatMap((list) => list ?? []).sort(([one], [other]) => one - other) : [],
      words: areKnown ? { first: word - reach, last: word + reach } : null,
    },
  ];
}
