import { BehaviorSubject, filter, firstValueFrom, map, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, err, parseHex, resolveChains, v2PairAddress, type Hex } from '@dex/mf-shared/domain';
import type { PoolsFacts } from '../domain/poolFacts';
import { candidatesOf } from './pools/candidates';
import { poolLensCall } from './pools/poolLens';
import { pools$ } from './poolsStream';

const mainnet = resolveChains(EMPTY_CONFIG)[1];
const USDC = mainnet.tokens.find(({ symbol }) => symbol === 'USDC');
const { v2, wrappedNative: WETH } = mainnet;
if (!USDC || !v2) throw new Error('The chain table lacks a part');
const wish = { chainId: 1, tokenIn: WETH, tokenOut: USDC, directOnly: true } as const;
const PAIR = v2PairAddress(v2, USDC.address, WETH.address);

function bytes(digits: string): Hex {
  const data = parseHex(`0x${digits}`);
  if (!data) throw new Error('Not bytes');
  return data;
}

const word = (value: bigint, length: number) => value.toString(16).padStart(length * 2, '0');
const { pools } = candidatesOf(mainnet, wish);
/** The pair with its reserves, no pool. */
const ONE_PAIR = bytes(`01${word(2000n, 14)}${word(1n, 14)}${'00'.repeat(pools.length)}`);

type Answer = (call: ReadCall) => ReadResult;
const isLens = ({ code }: ReadCall) => code !== undefined;
const lensSays =
  (result: ReadResult): Answer =>
  (call) =>
    isLens(call) ? result : { kind: 'loading' };
const valid = (data: Hex): ReadResult => ({ kind: 'valid', data, blockNumber: 7, syncing: false });
/** No lens; the pair answers for itself. */
const singly: Answer = (call) => {
  if (isLens(call) || call.address !== PAIR) return { kind: 'refused' };
  return valid(bytes(word(3000n, 32) + word(1n, 32) + word(0n, 32)));
};

function world(first: Answer) {
  const answer$ = new BehaviorSubject(first);
  const reads: ChainReads = {
    watch: (_, calls): Observable<readonly ReadResult[]> =>
      answer$.pipe(map((answer) => calls.map((call) => (call ? answer(call) : { kind: 'invalid' })))),
    once: async () => err({ code: 'node_unreachable', message: 'Not there' }),
    block$: () => {
      throw new Error('Not asked');
    },
  };
  const facts$ = pools$(reads, mainnet, wish);
  const seen: PoolsFacts[] = [];
  const subscription = facts$.subscribe((facts) => seen.push(facts));
  return { answer$, facts$, last: () => seen.at(-1), stop: () => subscription.unsubscribe() };
}

test('before the first answer nothing is known, and when no node can be asked that is said', () => {
  const { answer$, last, stop } = world(lensSays({ kind: 'loading' }));
  expect(last()).toMatchObject({ isComplete: false, failed: false, pairs: [], pools: [] });
  answer$.next(lensSays({ kind: 'error' }));
  expect(last()).toMatchObject({ isComplete: false, failed: true, pairs: [], pools: [] });
  stop();
});

test('the first answer is all that there is, and stays, marked, when no node answers any more', () => {
  const { answer$, last, stop } = world(lensSays(valid(ONE_PAIR)));
  const pairs = [{ address: PAIR, reserve0: '2000', reserve1: '1' }];
  expect(last()).toMatchObject({ isComplete: true, failed: false, syncing: false, blockNumber: 7, pairs, pools: [] });
  answer$.next(lensSays({ kind: 'valid', data: ONE_PAIR, blockNumber: 7, syncing: true }));
  expect(last()).toMatchObject({ isComplete: true, syncing: true, pairs });
  answer$.next(lensSays({ kind: 'error', stale: { data: ONE_PAIR, blockNumber: 7 } }));
  expect(last()).toMatchObject({ isComplete: true, failed: true, pairs });
  stop();
});

// SWAP-27
test('where the lens is refused, or says what is no answer, every fact is a read of its own, until it answers', async () => {
  for (const refusal of [{ kind: 'refused' } as const, valid(bytes('05'))]) {
    const { answer$, facts$, stop } = world((call) => (isLens(call) ? refusal : singly(call)));
    const known = await firstValueFrom(facts$.pipe(filter((facts) => facts.pairs.length > 0)));
    expect(known).toMatchObject({ isComplete: true, failed: false, pairs: [{ address: PAIR, reserve0: '3000' }] });
    answer$.next(lensSays(valid(ONE_PAIR)));
    expect(await firstValueFrom(facts$)).toMatchObject({ isComplete: true, pairs: [{ reserve0: '2000' }] });
    stop();
  }
});

// SWAP-27
test('both directions of a swap are one call: who turns the tokens round finds it answered', () => {
  const both = { chainId: 1, tokenIn: WETH, tokenOut: USDC, directOnly: false } as const;
  const there = poolLensCall(candidatesOf(mainnet, both));
  const back = poolLensCall(candidatesOf(mainnet, { ...both, tokenIn: both.tokenOut, tokenOut: both.tokenIn }));
  expect(back).toEqual(there);
});
