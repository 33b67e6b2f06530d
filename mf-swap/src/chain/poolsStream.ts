import { catchError, concat, defer, distinctUntilChanged, from, map, of, switchMap, timer, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { isUnreachable, lastDataOf } from '@dex/mf-shared/chain';
import type { Chain } from '@dex/mf-shared/domain';
import { NO_POOLS, type PoolsFacts } from '../domain/poolFacts';
import type { PoolsWish } from '../domain/ports';
import { candidatesOf, type Candidates } from './pools/candidates';
import { poolLensCall, poolsInAnswer } from './pools/poolLens';

/** Code that did not come is asked for again after this long, in milliseconds. */
const RETRY_MS = 2000;
const UNREACHABLE: PoolsFacts = { ...NO_POOLS, isComplete: false, failed: true };

/**
 * The state of every pool that may carry a swap between two tokens, fresh with each block, or while idle as once read, through the one batched
 * read; pools that do not exist are left out. Versions that the network lacks give no pools. One call reads all of it where the node lends it
 * the code; elsewhere every fact is a read of its own (SWAP-27).
 */
export function pools$(reads: ChainReads, chain: Chain, wish: PoolsWish, isIdle = false): Observable<PoolsFacts> {
  const candidates = candidatesOf(chain, wish);
  if (candidates.pairs.length + candidates.pools.length === 0) return of(NO_POOLS);
  const blocksPerFetch = isIdle ? Infinity : 1;
  let known: PoolsFacts | null = null;
  return reads.watch(chain.chainId, [poolLensCall(candidates)], { urgent: true, blocksPerFetch }).pipe(
    map(([result]) => factsOf(result, candidates)),
    distinctUntilChanged((one, other) => one === null && other === null),
    switchMap((facts) => (facts ? of(facts) : singleReadsLater$(reads, chain, candidates, blocksPerFetch))),
    map((facts) => {
      if (facts.isComplete) known = facts;
      // Of a node that lends code no more, what was read last stands until it was read singly.
      return facts.isComplete || facts.failed || !known ? facts : { ...known, syncing: true };
    }),
  );
}

/** What the lens says; null where it says nothing. */
function factsOf(result: ReadResult | undefined, candidates: Candidates): PoolsFacts | null {
  const failed = isUnreachable(result);
  const data = lastDataOf(result);
  if (data === null) return result?.kind === 'refused' ? null : { ...NO_POOLS, isComplete: false, failed };
  const found = poolsInAnswer(data, candidates);
  const blockNumber = result?.kind === 'valid' ? result.blockNumber : 0;
  return found && { ...found, blockNumber, syncing: result?.kind === 'valid' && result.syncing, isComplete: true, failed };
}

/** Only where no lens answers: its code comes then. While it does not come, the pools count as unread. */
function singleReadsLater$(reads: ChainReads, chain: Chain, candidates: Candidates, blocksPerFetch: number): Observable<PoolsFacts> {
  const code$ = defer(() => from(import('./pools/singleReads')));
  return code$.pipe(
    switchMap(({ singleReads$ }) => singleReads$(reads, chain, candidates, blocksPerFetch)),
    catchError((_, again$) => concat(of(UNREACHABLE), timer(RETRY_MS).pipe(switchMap(() => again$)))),
  );
}
