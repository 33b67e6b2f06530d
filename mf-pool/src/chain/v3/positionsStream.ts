import { distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { isUnread, lastDataOf, readNumber, readWord } from '@dex/mf-shared/chain';
import type { Address, Chain } from '@dex/mf-shared/domain';
import type { PositionFacts } from '../../domain/v3/position';
import type { PositionsAnswer } from '../../domain/v3/ports';
import { positionCall, positionCountCall, positionIdCall, positionIn } from './managerCalls';
import { isLoading } from './readAnswers';

/** Up to this many positions everything is asked with each block; a longer list less often, so that a block stays cheap. */
const MOST_PER_BLOCK = 50;
const BLOCKS_FOR_LONG_LISTS = 5;
/** Nobody has more; a node that says so is wrong, and no browser could ask for them. */
const MOST_POSITIONS = 100_000;

type Known<T> = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'known'; readonly value: T };

/** The positions of an account, highest id first: their number, then all ids in one read, then all positions in one. */
export function positions$(reads: ChainReads, chain: Chain, account: Address): Observable<PositionsAnswer> {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager) return of({ kind: 'known', positions: [] });
  const options = (count: number) => ({ urgent: true, blocksPerFetch: count > MOST_PER_BLOCK ? BLOCKS_FOR_LONG_LISTS : 1 });
  const ids$ = (count: number): Observable<Known<readonly string[]>> => {
    if (count === 0) return of({ kind: 'known', value: [] });
    const calls = Array.from({ length: count }, (_, index) => positionIdCall(manager, account, index));
    return reads.watch(chain.chainId, calls, options(count)).pipe(map(idsIn));
  };
  const facts$ = (ids: readonly string[]): Observable<PositionsAnswer> => {
    if (ids.length === 0) return of({ kind: 'known', positions: [] });
    const calls = ids.map((id) => positionCall(manager, id));
    return reads.watch(chain.chainId, calls, options(ids.length)).pipe(map((results) => positionsIn(ids, results)));
  };
  return reads.watch(chain.chainId, [positionCountCall(manager, account)], { urgent: true }).pipe(
    map(([result]): Known<number> => countIn(result)),
    distinctUntilChanged(isSame),
    switchMap((count): Observable<Known<readonly string[]>> => (count.kind === 'known' ? ids$(count.value) : of(count))),
    distinctUntilChanged(isSame),
    switchMap((ids): Observable<PositionsAnswer> => {
      if (ids.kind === 'known') return facts$(ids.value);
      return of(ids.kind === 'failed' ? { kind: 'failed', positions: null } : { kind: 'loading' });
    }),
  );
}

function isSame<T>(one: Known<T>, other: Known<T>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function countIn(result: ReadResult | undefined): Known<number> {
  if (isLoading(result)) return { kind: 'loading' };
  const data = lastDataOf(result);
  const value = data && readNumber(data, 0);
  return value === null || value > MOST_POSITIONS ? { kind: 'failed' } : { kind: 'known', value };
}

/**
 * An id that the chain refuses belongs to a position that has just left; the next block's count says so. One that nobody answered is unknown.
 * Where one leaves, the last takes its place: of a long list, whose parts are of different blocks, it may be told twice.
 */
function idsIn(results: readonly ReadResult[]): Known<readonly string[]> {
  if (results.some(isLoading)) return { kind: 'loading' };
  if (results.some(isUnread)) return { kind: 'failed' };
  const ids = results.flatMap((result) => {
    const data = lastDataOf(result);
    const id = data && readWord(data, 0);
    return id === null ? [] : [id];
  });
  if (ids.length === 0) return { kind: 'failed' };
  return { kind: 'known', value: [...new Set(ids)].sort((one, other) => (one < other ? 1 : -1)).map(String) };
}

function positionsIn(ids: readonly string[], results: readonly ReadResult[]): PositionsAnswer {
  if (results.some(isLoading)) return { kind: 'loading' };
  if (results.some(isUnread)) return { kind: 'failed', positions: null };
  const positions = results.flatMap((result, index): PositionFacts[] => {
    const data = lastDataOf(result);
    const position = data && positionIn(ids[index] ?? '', data);
    return position ? [position] : [];
  });
  return positions.length === 0 ? { kind: 'failed', positions: null } : { kind: 'known', positions };
}
