import { map, of, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { lastDataOf, readWord, liquidityCall, slot0Call, slot0In } from '@dex/mf-shared/chain';
import type { Address, Chain } from '@dex/mf-shared/domain';
import type { PoolState, PoolStates } from '../../domain/v3/poolState';
import { witnessCall } from './managerCalls';

/** The state of pools, fresh with each block through one batched read. */
export function poolStates$(reads: ChainReads, chain: Chain, pools: readonly Address[]): Observable<PoolStates> {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager || pools.length === 0) return of({});
  const calls = [witnessCall(manager), ...pools.flatMap((pool) => [slot0Call(pool), liquidityCall(pool)])];
  return reads
    .watch(chain.chainId, calls, { urgent: true })
    .pipe(
      map(([witness, ...results]) =>
        Object.fromEntries(pools.map((pool, index) => [pool, poolState(witness, results[2 * index], results[2 * index + 1])])),
      ),
    );
}

/**
 * Where no pool stands, the chain refuses the call while the witness answers; where it stands, its liquidity was read, zero too. One that
 * was never given a price says zero, which is none (V3-12).
 */
function poolState(witness: ReadResult | undefined, slot0: ReadResult | undefined, liquidity: ReadResult | undefined): PoolState {
  const [slot0Data, liquidityData] = [lastDataOf(slot0), lastDataOf(liquidity)];
  const price = slot0Data && slot0In(slot0Data);
  const active = liquidityData && readWord(liquidityData, 0);
  if (price && active !== null)
    return { kind: 'exists', sqrtPriceX96: String(price.sqrtPriceX96), tick: price.tick, liquidity: String(active) };
  if ([witness, slot0, liquidity].some((result) => result?.kind === 'loading')) return { kind: 'loading' };
  const isWithoutPrice = slot0Data !== null && readWord(slot0Data, 0) === 0n;
  return { kind: isWithoutPrice || (witness?.kind === 'valid' && slot0?.kind === 'refused') ? 'notExists' : 'failed' };
}
