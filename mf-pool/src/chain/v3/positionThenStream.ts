import type { Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import type { ThenAnswer } from '../../domain/then';
import type { PositionThen, PositionThenWish } from '../../domain/v3/positionThen';
import type { AskedNode } from '../askedAgain';
import { saidAt, type Moment } from '../blockMoments';
import { then$ } from '../then';
import { poolAt } from './growthAt';
import { positionCall, positionIn } from './managerCalls';

/** A position and its pool as they were at a time. */
export function positionThen$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'request'>,
  wish: PositionThenWish,
): Observable<ThenAnswer<PositionThen>> {
  return then$(reads, node, wish, (asked, block) => readThen(asked, wish, block));
}

async function readThen(node: AskedNode, wish: PositionThenWish, block: Moment): Promise<PositionThen | null> {
  const [data, pool] = await Promise.all([
    saidAt(node, wish.chainId, positionCall(wish.manager, wish.tokenId), block.number),
    poolAt(node, wish, block),
  ]);
  const position = data && positionIn(wish.tokenId, data);
  return position && pool && { position, ...pool };
}
