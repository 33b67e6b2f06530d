import { candidatesOf } from './candidates';
import { bytes, digitsOf, mainnet, PAIR, wish, world as worldOf, type Answer } from './pools.fixtures';
import { singleReads$ } from './singleReads';

const words = (...numbers: readonly bigint[]) => bytes(numbers.map((number) => digitsOf(number, 32)).join(''));
const absent: Answer = () => ({ kind: 'refused', blockNumber: 7 });
const unreachable: Answer = () => ({ kind: 'error' });
const loading: Answer = () => ({ kind: 'loading' });
const pairAlone: Answer = ({ address }) =>
  address === PAIR ? { kind: 'valid', data: words(2000n, 1n, 0n), blockNumber: 7, syncing: false } : { kind: 'refused', blockNumber: 7 };
const failingPair: Answer = ({ address }) =>
  address === PAIR ? { kind: 'error', stale: { data: words(2000n, 1n, 0n), blockNumber: 7 } } : { kind: 'refused', blockNumber: 7 };

const world = (first: Answer) => worldOf(first, (reads) => singleReads$(reads, mainnet, candidatesOf(mainnet, wish)));

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
  answer$.next(({ address }) => (address === PAIR ? { kind: 'error' } : { kind: 'refused', blockNumber: 7 }));
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
