import { catchError, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { RATE_SPANS, type FeeGrowthAnswer, type FeeRateWish } from '../../domain/v3/feeRate';
import { askedAgain$, type AskedNode } from '../askedAgain';
import { blockBefore, type Moment } from '../blockMoments';
import { growthAt } from './growthAt';

/**
 * A pool's counters of fees now, a day ago and a week ago, once: by calls at old blocks, which a node that keeps no old state refuses.
 * Nothing is guessed in their place; what a busy node did not answer is asked for again.
 */
export function feeGrowth$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'request'>,
  wish: FeeRateWish,
): Observable<FeeGrowthAnswer> {
  return reads.block$(wish.chainId).pipe(
    // Once: what grew since then is not worth a dozen requests for each block.
    distinctUntilChanged(() => true),
    map(({ number, timestamp }): Moment => ({ number, seconds: timestamp })),
    switchMap((now) => askedAgain$(node, (asked) => answerAt(asked, wish, now))),
    catchError(() => of({ kind: 'failed' } as const)),
  );
}

async function answerAt(node: AskedNode, wish: FeeRateWish, newest: Moment): Promise<FeeGrowthAnswer> {
  const now = await growthAt(node, wish, newest);
  if (!now) return { kind: 'failed' };
  const ago = async (seconds: number) => {
    const block = await blockBefore(node, wish.chainId, newest, seconds);
    return block && growthAt(node, wish, block);
  };
  const [day, week] = await Promise.all([ago(RATE_SPANS.day), ago(RATE_SPANS.week)]);
  return { kind: 'known', now, day, week };
}
