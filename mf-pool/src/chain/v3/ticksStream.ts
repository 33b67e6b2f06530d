import { map, of, type Observable } from 'rxjs';
import { lastDataOf, ticksIn, ticksInWordCall } from '@dex/mf-shared/chain';
import type { ChainReads } from '@dex/mf-shared/contract';
import { TICK_SPACING, type Address, type Chain, type FeeTier } from '@dex/mf-shared/domain';
import { nearestTicks, wordsAround } from '../../domain/v3/tickWindow';
import type { TicksAnswer } from '../../domain/v3/ports';

/** The chart need not follow each block. */
const BLOCKS_PER_FETCH = 3;

/** Which ticks a chart wants: those of a pool around the bitmap word that its price is in. */
export interface TicksWish {
  readonly pool: Address;
  readonly fee: FeeTier;
  /** The pool's current tick, rounded down to a bitmap word's first tick, so that a small move asks nothing anew. */
  readonly wordTick: number;
}

/** The initialised ticks around a pool's price through the standard tick lens, in one batched read, windowed to 500 (V3-13). */
export function ticks$(reads: ChainReads, chain: Chain, { pool, fee, wordTick }: TicksWish): Observable<TicksAnswer> {
  const lens = chain.v3?.tickLens;
  if (!lens) return of({ kind: 'failed' });
  const words = wordsAround(wordTick, fee);
  return reads
    .watch(
      chain.chainId,
      words.map((word) => ticksInWordCall(lens, pool, word)),
      { blocksPerFetch: BLOCKS_PER_FETCH },
    )
    .pipe(
      map((results): TicksAnswer => {
        if (results.some(({ kind }) => kind === 'loading')) return { kind: 'loading' };
        const lists = results.map((result) => {
          const data = lastDataOf(result);
          return data && ticksIn(data);
        });
        if (lists.some((list) => list === null)) return { kind: 'failed' };
        return {
          kind: 'known',
          ticks: nearestTicks(
            lists.flatMap((list) => list ?? []),
            wordTick + (256 * TICK_SPACING[fee]) / 2,
          ),
        };
      }),
    );
}
