import { map, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { isUnread, lastDataOf, readAddress } from '@dex/mf-shared/chain';
import { v2PairAddress, type Address, type Chain } from '@dex/mf-shared/domain';
import type { PairIdentity } from '../../domain/migrate/pairIdentity';
import { pairFactoryCall, token0Call, token1Call } from '../v2/pairCalls';

/** Which pair an address is: its tokens, and the factory whose own it is. Asked once; what claims to be a pair must lie where its factory puts it. */
export function pairIdentity$(reads: ChainReads, chain: Chain, address: Address): Observable<PairIdentity> {
  const calls = [pairFactoryCall(address), token0Call(address), token1Call(address)];
  return reads
    .watch(chain.chainId, calls, { blocksPerFetch: Infinity, urgent: true })
    .pipe(map((results) => identityIn(chain, address, results)));
}

function identityIn(chain: Chain, address: Address, results: readonly ReadResult[]): PairIdentity {
  const [factory, token0, token1] = results.map((result) => {
    const data = lastDataOf(result);
    return data === null ? null : readAddress(data, 0);
  });
  if (!factory || !token0 || !token1) return { kind: results.some(isUnread) ? unreadKind(results) : 'unknown' };
  for (const [source, deployment] of [['v2', chain.v2] as const, ['sushi', chain.sushi] as const]) {
    if (deployment?.factory === factory && v2PairAddress(deployment, token0, token1) === address)
      return { kind: 'known', source, factory, token0, token1 };
  }
  return { kind: 'unknown' };
}

function unreadKind(results: readonly ReadResult[]): 'loading' | 'failed' {
  return results.some(({ kind }) => kind === 'loading') ? 'loading' : 'failed';
}
