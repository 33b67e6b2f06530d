import { BehaviorSubject, map, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, err, parseHex, resolveChains, type Hex, v2PairAddress } from '@dex/mf-shared/domain';
import type { PoolsFacts } from '../../domain/poolFacts';
import { candidatesOf } from './candidates';
import { singleReads$ } from './singleReads';

const mainnet = resolveChains(EMPTY_CONFIG)[1];
const USDC = mainnet.tokens.find(({ symbol }) => symbol === 'USDC');
const { v2, wrappedNative: WETH } = mainnet;
if (!USDC || !v2) throw new Error('The chain table lacks a part');
const wish = { chainId: 1, tokenIn: WETH, tokenOut: USDC, directOnly: true } as const;
const PAIR = v2PairAddress(v2, USDC.address, WETH.address);

function words(...numbers: readonly bigint[]): Hex {
  const data = parseHex(`0x${numbers.map((number) => number.toString(16).padStart(64, '0')).join('')}`);
  if (!data) throw new Error('Not bytes');
  return data;
}

type Answer = (call: ReadCall) => ReadResult;
const absent: Answer = () => ({ kind: 'refused' });
const unreachable: Answer = () => ({ kind: 'error' });
const loading: Answer = () => ({ kind: 'loading' });
const pairAlone: Answer = ({ address }) =>
  address === PAIR ? { kind: 'valid', data: words(2000n, 1n, 0n), blockNumber: 7, syncing: false } : { kind: 'refused' };
const failingPair: Answer = ({ address }) =>
  address === PAIR ? { kind: 'error', stale: { data: words(2000n, 1n, 0n), blockNumber: 7 } } : { kind: 'refused' };

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
  const seen: PoolsFacts[] = [];
  const subscription = singleReads$(reads, mainnet, candidatesOf(mainnet, wish)).subscribe((facts) => seen.push(facts));
  return { answer$, seen, last: () => seen.at(-1), stop: () => subscription.unsubscribe() };
}

test('while nothing is known nothing is complete', () => {
  const { last, stop } = world(loading);
  expect(last()).toMatchObject({ isComplete: false, failed: false });
  stop();
});

test('a pair that exists is known with its reserves', () => {
  const { last, stop } = world(pairAlone);
  expect(last()).toMatchObject({
    isComplete: true,
    blockNumber: 7,
    pairs: [{ address: PAIR, reserve0: '2000', reserve1: '1' }],
    pools: [],
  });
  stop();
});

test('no pool at all is said only when the chain says of every candidate that it is not there', () => {
  const { answer$, last, stop } = world(absent);
  expect(last()).toMatchObject({ isComplete: true, failed: false, pairs: [], pools: [] });
  answer$.next(unreachable);
  expect(last()).toMatchObject({ isComplete: false, failed: true });
  answer$.next(({ address }) => (address === PAIR ? { kind: 'error' } : { kind: 'refused' }));
  expect(last()).toMatchObject({ isComplete: false, failed: true });
  answer$.next(pairAlone);
  expect(last()).toMatchObject({ isComplete: true, failed: false, pairs: [{ address: PAIR }] });
  stop();
});

test('a pair that exists beside a candidate that nobody could ask is not all that there is', () => {
  const { answer$, last, stop } = world((call) => (call.address === PAIR ? pairAlone(call) : { kind: 'error' }));
  expect(last()).toMatchObject({ isComplete: false, failed: true, pairs: [{ address: PAIR }] });
  answer$.next((call) => (call.address === PAIR ? pairAlone(call) : { kind: 'loading' }));
  expect(last()).toMatchObject({ isComplete: false, failed: false, pairs: [{ address: PAIR }] });
  answer$.next(pairAlone);
  expect(last()).toMatchObject({ isComplete: true, failed: false });
  stop();
});

test('a pair that the chain no longer knows is gone, not kept at its last reserves', () => {
  const { answer$, last, stop } = world(pairAlone);
  answer$.next(absent);
  expect(last()).toMatchObject({ isComplete: true, failed: false, pairs: [], pools: [] });
  stop();
});

test('when reading fails later, the last state stays and is marked', () => {
  const { answer$, last, stop } = world(pairAlone);
  answer$.next(failingPair);
  expect(last()).toMatchObject({ failed: true, pairs: [{ reserve0: '2000' }] });
  stop();
});
