import type { Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { readWord, reservesCall, reservesIn, totalSupplyCall } from '@dex/mf-shared/chain';
import { rawAmount } from '@dex/mf-shared/domain';
import type { ThenAnswer } from '../../domain/then';
import type { PairThen, PairThenWish } from '../../domain/v2/pairHistory';
import type { AskedNode } from '../askedAgain';
import { saidAt, type Moment } from '../blockMoments';
import { then$ } from '../then';
import { feeToCall, kLastCall, supplyIn } from './pairCalls';

/** What a pair held, and all its shares, at a time. */
export function pairThen$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'request'>,
  wish: PairThenWish,
): Observable<ThenAnswer<PairThen>> {
  return then$(reads, node, wish, (asked, block) => readThen(asked, wish, block));
}

async function readThen(node: AskedNode, { chainId, pair, factory }: PairThenWish, block: Moment): Promise<PairThen | null> {
  const [reservesData, supplyData, feeTo, kLast] = await Promise.all(
    [reservesCall(pair), totalSupplyCall(pair), feeToCall(factory), kLastCall(pair)].map((call) =>
      saidAt(node, chainId, call, block.number),
    ),
  );
  const reserves = reservesIn(reservesData ?? null);
  const supply = supplyData ? readWord(supplyData, 0) : null;
  if (!reserves || supply === null) return null;
  return { ...reserves, totalSupply: supplyIn(rawAmount(supply), reserves, feeTo ?? null, kLast ?? null) };
}
