import { catchError, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import type { ThenAnswer, ThenWish } from '../domain/then';
import { askedAgain$, type AskedNode } from './askedAgain';
import { lastBlockBy, momentAt, type Moment } from './blockMoments';
import { isUnreached } from './isUnreached';

/**
 * What was true in the last block by a time, once: by calls at that block, which a node that keeps no old state refuses (V3-35). `read` gives
 * null where the node did not say something of it.
 */
export function then$<Facts>(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'request'>,
  wish: ThenWish,
  read: (node: AskedNode, block: Moment) => Promise<Facts | null>,
): Observable<ThenAnswer<Facts>> {
  return reads.block$(wish.chainId).pipe(
    distinctUntilChanged(() => true),
    map(({ number, timestamp }): Moment => ({ number, seconds: timestamp })),
    switchMap((newest) => askedAgain$(node, (asked) => thenBy(asked, wish, newest, read))),
    catchError(() => of({ kind: 'failed' } as const)),
  );
}

async function thenBy<Facts>(
  node: AskedNode,
  { chainId, seconds, firstBlock }: ThenWish,
  newest: Moment,
  read: (node: AskedNode, block: Moment) => Promise<Facts | null>,
): Promise<ThenAnswer<Facts>> {
  if (seconds >= newest.seconds) return { kind: 'notYet' };
  const first = await momentAt(node, chainId, firstBlock);
  if (!first) return { kind: 'failed' };
  if (first.seconds > seconds) return { kind: 'before' };
  const block = await lastBlockBy(node, chainId, [first, newest], seconds);
  if (!block) return { kind: 'failed' };
  let isBusy = false;
  const noticing: AskedNode = {
    request: async (...question) => {
      const answer = await node.request(...question);
      isBusy ||= isUnreached(answer);
      return answer;
    },
  };
  const facts = await read(noticing, block);
  // What was left open may be a part that is not missed where it is absent.
  if (isBusy) return { kind: 'failed' };
  return facts ? { kind: 'known', block: block.number, facts } : { kind: 'noState' };
}
