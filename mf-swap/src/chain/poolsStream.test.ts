import { filter, firstValueFrom } from 'rxjs';
import type { ReadCall, ReadResult } from '@dex/mf-shared/contract';
import type { Hex } from '@dex/mf-shared/domain';
import type { PoolsFacts } from '../domain/poolFacts';
import { candidatesOf } from './pools/candidates';
import { poolLensCall } from './pools/poolLens';
import { bytes, digitsOf, mainnet, PAIR, wish, world as worldOf, type Answer } from './pools/pools.fixtures';
import { pools$ } from './poolsStream';

const { pools } = candidatesOf(mainnet, wish);
/** The pair with its reserves, no pool. */
const ONE_PAIR = bytes(`01${digitsOf(2000n, 14)}${digitsOf(1n, 14)}${'00'.repeat(pools.length)}`);

const isLens = ({ code }: ReadCall) => code !== undefined;
const lensSays =
  (result: ReadResult): Answer =>
  (call) =>
    isLens(call) ? result : { kind: 'loading' };
const valid = (data: Hex): ReadResult => ({ kind: 'valid', data, blockNumber: 7, syncing: false });
/** No lens; the pair answers for itself. */
const singly: Answer = (call) => {
  if (isLens(call) || call.address !== PAIR) return { kind: 'refused', blockNumber: 7 };
  return valid(bytes(digitsOf(3000n, 32) + digitsOf(1n, 32) + digitsOf(0n, 32)));
};

const world = (first: Answer, isIdle = false) => worldOf(first, (reads) => pools$(reads, mainnet, wish, isIdle));

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
  for (const refusal of [{ kind: 'refused', blockNumber: 7 } as const, valid(bytes('05'))]) {
    const { answer$, facts$, stop } = world((call) => (isLens(call) ? refusal : singly(call)));
    const known = await firstValueFrom(facts$.pipe(filter((facts) => facts.pairs.length > 0)));
    expect(known).toMatchObject({ isComplete: true, failed: false, pairs: [{ address: PAIR, reserve0: '3000' }] });
    answer$.next(lensSays(valid(ONE_PAIR)));
    expect(await firstValueFrom(facts$)).toMatchObject({ isComplete: true, pairs: [{ reserve0: '2000' }] });
    stop();
  }
});

// SWAP-27
test('what the lens said last stands, marked, until every fact was read singly, or cannot be read', async () => {
  const { answer$, facts$, stop } = world(lensSays(valid(ONE_PAIR)));
  const seen: PoolsFacts[] = [];
  const subscription = facts$.subscribe((facts) => seen.push(facts));
  answer$.next((call) => (isLens(call) ? { kind: 'refused', blockNumber: 7 } : { kind: 'loading' }));
  await import('./pools/singleReads');
  await Promise.resolve();
  expect(seen.at(-1)).toMatchObject({ isComplete: true, syncing: true, pairs: [{ reserve0: '2000' }] });
  answer$.next(singly);
  expect(seen.at(-1)).toMatchObject({ isComplete: true, syncing: false, pairs: [{ reserve0: '3000' }] });
  expect(seen.filter(({ isComplete }) => !isComplete)).toEqual([]);
  answer$.next((call) => (isLens(call) ? { kind: 'refused', blockNumber: 7 } : { kind: 'error' }));
  expect(seen.at(-1)).toMatchObject({ isComplete: false, failed: true });
  subscription.unsubscribe();
  stop();
});

// SWAP-27
test('without an amount the pools are read once, with one again with every block', async () => {
  const periodsOf = async (isIdle: boolean, first: Answer) => {
    const { facts$, periods, stop } = world(first, isIdle);
    await firstValueFrom(facts$.pipe(filter((facts) => facts.pairs.length > 0)));
    stop();
    return new Set(periods);
  };
  expect(await periodsOf(true, lensSays(valid(ONE_PAIR)))).toEqual(new Set([Infinity]));
  expect(await periodsOf(true, singly)).toEqual(new Set([Infinity]));
  expect(await periodsOf(false, lensSays(valid(ONE_PAIR)))).toEqual(new Set([1]));
});

// SWAP-27
test('both directions of a swap are one call: who turns the tokens round finds it answered', () => {
  const both = { ...wish, directOnly: false };
  const there = poolLensCall(candidatesOf(mainnet, both));
  const back = poolLensCall(candidatesOf(mainnet, { ...both, tokenIn: both.tokenOut, tokenOut: both.tokenIn }));
  expect(back).toEqual(there);
});
