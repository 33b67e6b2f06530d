import { rawAmount } from '@dex/mf-shared/domain';
import type { ExistingPair } from './pair';
import { pairResult, sharesLeft, type ShareEvent } from './pairHistory';

const raw = (value: bigint | number) => rawAmount(BigInt(value));
const pair = (balance: number | null): ExistingPair => ({
  kind: 'exists',
  reserve0: raw(2000),
  reserve1: raw(8000),
  totalSupply: raw(1000),
  balance: balance === null ? null : raw(balance),
  permit: null,
});
const event = (kind: 'added' | 'removed', shares: number, amount0: number, amount1: number): ShareEvent => ({
  kind,
  shares: String(shares),
  amount0: String(amount0),
  amount1: String(amount1),
});
const staked = (kind: 'staked' | 'unstaked', shares: number): ShareEvent => ({ kind, shares: String(shares) });

// V2-17
test('what was put in, what was taken out, and what the shares hold now, staked ones too', () => {
  const events = [event('added', 100, 150, 900), event('removed', 30, 50, 260), staked('staked', 50), staked('unstaked', 10)];
  expect(sharesLeft(events)).toEqual({ free: 30n, staked: 40n });
  expect(pairResult({ events, isFromStart: true }, pair(30))).toEqual({
    putIn: { amount0: 150n, amount1: 900n },
    takenOut: { amount0: 50n, amount1: 260n },
    fees: { amount0: 0n, amount1: 0n },
    now: { amount0: 140n, amount1: 560n },
  });
});

// V2-17
test('there is no result from a node that has lost old blocks, though the shares add up', () => {
  expect(pairResult({ events: [event('added', 5, 1, 1)], isFromStart: false }, pair(5))).toBe('incomplete');
});

// V2-17
test.each<[string, readonly ShareEvent[], number | null, string]>([
  ['a share came by a transfer', [event('added', 5, 1, 1), { kind: 'moved', isIn: true, shares: '5' }], 10, 'moved'],
  ['a share went by a transfer', [event('added', 5, 1, 1), { kind: 'moved', isIn: false, shares: '5' }], 0, 'moved'],
  ['the events do not account for the balance', [event('added', 5, 1, 1)], 6, 'incomplete'],
  ['the balance is not known', [event('added', 5, 1, 1)], null, 'incomplete'],
  ['more came back from staking than went there', [staked('unstaked', 5)], 5, 'incomplete'],
])('there is no result where %s', (_, events, balance, gap) => {
  expect(pairResult({ events, isFromStart: true }, pair(balance))).toBe(gap);
});
