import { catchError, map, of, startWith, throttleTime, type Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { readWord } from '@dex/mf-shared/chain';
import type { Address, Chain } from '@dex/mf-shared/domain';
import type { FeesAnswer } from '../../domain/v3/ports';
import { standsOneSilence } from '../isUnreached';
import { simulatedCollectCall } from './encodePosition';
import { oneAtATime$ } from './oneAtATime';

const LEAST_PAUSE_MS = 1000;

/** What a collection of everything would pay the owner now, by a simulated `collect` with each block (V3-15). */
export function fees$(
  reads: ChainReads,
  node: ChainNode,
  chain: Chain,
  wish: { readonly tokenId: string; readonly owner: Address },
): Observable<FeesAnswer> {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager) return of({ kind: 'failed' });
  const call = simulatedCollectCall(manager, wish.tokenId, wish.owner);
  const rounds$ = reads.block$(chain.chainId).pipe(
    throttleTime(LEAST_PAUSE_MS, undefined, { leading: true, trailing: true }),
    map(() => null),
    startWith(null),
  );
  return standsOneSilence(oneAtATime$(rounds$, () => node.call(chain.chainId, call))).pipe(
    map((answer): FeesAnswer => {
      if (!answer.ok) return { kind: 'failed' };
      const [amount0, amount1] = [readWord(answer.value, 0), readWord(answer.value, 32)];
      return amount0 === null || amount1 === null
        ? { kind: 'failed' }
        : { kind: 'known', amount0: String(amount0), amount1: String(amount1) };
    }),
    catchError(() => of<FeesAnswer>({ kind: 'failed' })),
  );
}
