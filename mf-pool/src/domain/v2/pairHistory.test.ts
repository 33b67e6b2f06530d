import { rawAmount } from '@dex/mf-shared/domain';
import type { ExistingPair } from './pair';
import { resultFigures, valuedBy } from '../v3/positionHistory';
import { HIGH, LOW } from '../../state/v3/fixtures';
import { pairResult, pairResultSince, sharesLeft, type PlacedShareEvent, type ShareEvent } from './pairHistory';

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

// V2-17
test('1 of one and 2,000 of the other at 2,000, seen at 8,000, are worth 8,000 and would be 10,000 had they been held', () => {
  const WHOLE = 10n ** 18n;
  const shares = 44n * WHOLE;
  const events: ShareEvent[] = [{ kind: 'added', shares: String(shares), amount0: String(WHOLE), amount1: String(2000n * WHOLE) }];
  // Twice the price in the root: half of the one, twice of the other.
  const now: ExistingPair = {
    ...pair(0),
    reserve0: raw(WHOLE / 2n),
    reserve1: raw(4000n * WHOLE),
    totalSupply: raw(shares),
    balance: raw(shares),
  };
  const result = pairResult({ events, isFromStart: true }, now);
  if (typeof result === 'string') throw new Error(result);
  const whole = (count: bigint) => ({ numerator: count, denominator: 1n });
  const figures = resultFigures(result, valuedBy(LOW, HIGH, whole(8000n), whole(1n)));
  const number = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) => Number((numerator * 100n) / denominator) / 100;
  expect([figures.now, figures.putIn, figures.divergence].map(number)).toEqual([8000, 10_000, -2000]);
});

const at = (blockNumber: number) => ({ blockNumber, transaction: '0x1' });
const placed: readonly PlacedShareEvent[] = [
  { kind: 'moved', isIn: true, shares: '60', ...at(5) },
  { ...event('added', 40, 80, 320), ...at(10) },
  { ...staked('staked', 50), ...at(20) },
  { ...event('removed', 30, 55, 250), ...at(40) },
  { ...event('added', 10, 20, 80), ...at(50) },
];

// V2-18
test('since a block: what all shares held then, staked ones too, counts as put in, however they came', () => {
  const facts = { reserve0: raw(1000), reserve1: raw(4000), totalSupply: raw(500) };
  const history = { events: placed, isFromStart: true };
  expect(pairResult(history, pair(30))).toBe('moved');
  expect(pairResultSince(history, { block: 30, facts }, pair(30))).toEqual({
    // A hundred shares of five hundred.
    putIn: { amount0: 200n + 20n, amount1: 800n + 80n },
    takenOut: { amount0: 55n, amount1: 250n },
    fees: { amount0: 0n, amount1: 0n },
    now: { amount0: 160n, amount1: 640n },
  });
  expect(pairResultSince(history, { block: 4, facts }, pair(30))).toBe('moved');
  expect(pairResultSince(history, { block: 30, facts }, pair(31))).toBe('incomplete');
  expect(pairResultSince({ ...history, isFromStart: false }, { block: 30, facts }, pair(30))).toBe('incomplete');
});
