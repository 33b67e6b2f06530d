import { map, of, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, ok, resolveChains } from '@dex/mf-shared/domain';
import { pairOn, type PairState } from '../../domain/v2/pair';
import type { PairsFacts } from '../../domain/v2/pairsWish';
import { pairs$ } from './pairsStream';

const mainnet = resolveChains(EMPTY_CONFIG)[1];
const USDC = mainnet.tokens.find(({ symbol }) => symbol === 'USDC');
const pair = USDC ? pairOn(mainnet, USDC, mainnet.wrappedNative) : null;
if (!pair) throw new Error('The chain table lacks a part');

const wish = { key: 'one pair', chainId: 1, account: null, watch: [pair], discover: [], rewards: [], withPermits: false } as const;

/** What is said of the pair when every read of it ends the same way. */
function stateWhen(result: ReadResult): PairState | undefined {
  const reads: ChainReads = {
    watch: (_, calls): Observable<readonly ReadResult[]> => of(calls).pipe(map((wanted) => wanted.map(() => result))),
    once: async () => ok({ blockNumber: 7, data: [null] }),
    block$: () => {
      throw new Error('Not asked');
    },
  };
  const seen: PairsFacts[] = [];
  pairs$(reads, wish)
    .subscribe((facts) => seen.push(facts))
    .unsubscribe();
  return pair ? seen.at(-1)?.pairs[pair.address] : undefined;
}

// V2-1
test.each<[string, ReadResult, string]>([
  ['on its way', { kind: 'loading' }, 'loading'],
  ['failed', { kind: 'error' }, 'failed'],
])('a read that is %s leaves the pair %s, never missing', (_what, result, kind) => {
  expect(stateWhen(result)).toEqual({ kind });
});
