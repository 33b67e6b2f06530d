import { rawAmount, type Ratio } from '@dex/mf-shared/domain';
import { MOST_COLLECTED } from './collectAll';
import { canBeCollected, collectedByDefault, collectionCost, collectWorth, GAS_OF_ONE_CLAIM, GAS_OF_ONE_COLLECTION } from './collectWorth';

const dollars = (value: number): Ratio => ({ numerator: BigInt(value), denominator: 1n });
const fees = { amount0: 1n, amount1: 0n };

// V3-23
test.each([
  ['unread', null, dollars(9), dollars(5)],
  ['nothing', { amount0: 0n, amount1: 0n }, dollars(0), dollars(5)],
  ['unknown', fees, null, dollars(5)],
  ['unknown', fees, dollars(3), null],
  ['costsMore', fees, dollars(3), dollars(5)],
  ['worth', fees, dollars(5), dollars(5)],
] as const)('%s', (worth, owed, value, cost) => {
  expect(collectWorth(owed, value, cost, false)).toBe(worth);
});

test('while a collection is under way nothing else is said of it, but that nothing is owed any more', () => {
  expect(collectWorth(fees, dollars(5), dollars(5), true)).toBe('pending');
  expect(collectWorth(null, null, dollars(5), true)).toBe('pending');
  expect(collectWorth({ amount0: 0n, amount1: 0n }, dollars(0), dollars(5), true)).toBe('nothing');
});

test('what costs more than it brings is left out unless it is chosen; what cannot be collected cannot be chosen', () => {
  const kinds = ['worth', 'costsMore', 'unknown', 'nothing', 'unread', 'pending'] as const;
  const rows = kinds.map((worth) => ({ worth }));
  expect(collectedByDefault(rows, MOST_COLLECTED)).toEqual([{ worth: 'worth' }, { worth: 'unknown' }]);
  expect(kinds.filter(canBeCollected)).toEqual(['worth', 'costsMore', 'unknown']);
});

// V3-23
test('fifty are taken of more', () => {
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, worth: id % 2 === 0 ? ('worth' as const) : ('unknown' as const) }));
  expect(collectedByDefault(rows, MOST_COLLECTED).map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, id) => id));
});

test('the cost is gas at its price in dollars, and unknown without either', () => {
  const cost = collectionCost(rawAmount(10n ** 9n), 18, dollars(2000));
  expect(Number(cost?.numerator) / Number(cost?.denominator)).toBeCloseTo((Number(GAS_OF_ONE_COLLECTION) * 2000) / 1e9, 9);
  expect(collectionCost(null, 18, dollars(2000))).toBeNull();
  expect(collectionCost(rawAmount(1n), 18, null)).toBeNull();
});

// V3-23
test('the rewards of a deposit are held against what their own claim costs, and two that are not worth it are left out', () => {
  // At a millionth of a coin for a unit of gas, and a dollar for a coin.
  const cost = collectionCost(rawAmount(10n ** 12n), 18, dollars(1), GAS_OF_ONE_CLAIM);
  expect(Number(cost?.numerator) / Number(cost?.denominator)).toBeCloseTo(Number(GAS_OF_ONE_CLAIM) / 1e6, 9);
  const rows = [
    { reward: 'worth nothing to speak of', value: { numerator: 1n, denominator: 100n } },
    { reward: 'just too little', value: { numerator: GAS_OF_ONE_CLAIM - 1n, denominator: 1_000_000n } },
    { reward: 'just enough', value: { numerator: GAS_OF_ONE_CLAIM, denominator: 1_000_000n } },
  ].map((row) => ({ ...row, worth: collectWorth(fees, row.value, cost, false) }));
  expect(rows.map(({ worth }) => worth)).toEqual(['costsMore', 'costsMore', 'worth']);
  expect(collectedByDefault(rows, MOST_COLLECTED).map(({ reward }) => reward)).toEqual(['just enough']);
});
