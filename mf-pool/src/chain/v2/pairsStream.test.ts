import { map, of, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { callData, uintWord } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, ok, resolveChains } from '@dex/mf-shared/domain';
import { pairOn, type PairState } from '../../domain/v2/pair';
import type { PairsFacts } from '../../domain/v2/pairsWish';
import { feeToCall, kLastCall } from './pairCalls';
import { pairs$ } from './pairsStream';

const mainnet = resolveChains(EMPTY_CONFIG)[1];
const USDC = mainnet.tokens.find(({ symbol }) => symbol === 'USDC');
const pair = USDC ? pairOn(mainnet, USDC, mainnet.wrappedNative) : null;
if (!pair) throw new Error('The chain table lacks a part');

const wish = { key: 'one pair', chainId: 1, account: null, watch: [pair], discover: [], rewards: [], withPermits: false } as const;

/** What is said of the pair when every read of it ends the same way. */
function stateWhen(result: ReadResult | ((call: ReadCall) => ReadResult)): PairState | undefined {
  const reads: ChainReads = {
    watch: (_, calls): Observable<readonly ReadResult[]> =>
      of(calls).pipe(
        map((wanted) =>
          wanted.map((call) => (typeof result !== 'function' ? result : call ? result(call) : { kind: 'refused', blockNumber: 7 })),
        ),
      ),
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

// V2-15
describe('the part that the factory is to be paid', () => {
  const { callData: feeTo } = feeToCall(pair.factory);
  const { callData: kLast } = kLastCall(pair.address);
  const word = (value: bigint): ReadResult => ({
    kind: 'valid',
    data: callData('0x', ...[value, value, value].map(uintWord)),
    blockNumber: 7,
    syncing: false,
  });
  /** Reserves, supply and all else are 1,050,000. */
  const stateWith = (taken: ReadResult, kept: ReadResult) =>
    stateWhen((call) => (call.callData === feeTo ? taken : call.callData === kLast ? kept : word(1_050_000n)));

  test.each<[string, ReadResult, ReadResult, string]>([
    ['counts among the shares', word(1n), word(10n ** 12n), '1058400'],
    ['is nothing where nobody takes it', word(0n), word(10n ** 12n), '1050000'],
    ['is nothing where the pair was never taken from', word(1n), word(0n), '1050000'],
    ['is nothing where the contracts know of none', { kind: 'refused', blockNumber: 7 }, { kind: 'refused', blockNumber: 7 }, '1050000'],
  ])('%s', (_what, taken, kept, totalSupply) => {
    expect(stateWith(taken, kept)).toMatchObject({ kind: 'exists', totalSupply });
  });

  test('makes no figure while it is not read', () => {
    expect(stateWith({ kind: 'error' }, word(1n))).toEqual({ kind: 'failed' });
    expect(stateWith(word(1n), { kind: 'loading' })).toEqual({ kind: 'loading' });
  });
});
