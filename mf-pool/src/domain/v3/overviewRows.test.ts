import type { Ratio } from '@dex/mf-shared/domain';
import { HIGH, LOW } from '../../state/v3/fixtures';
import { isRowMatched, saysTheSame, sortRows, totalOf, type OverviewRow } from './overviewRows';
import type { PositionState } from './position';

const dollars = (whole: number): Ratio => ({ numerator: BigInt(whole), denominator: 1n });

function row(tokenId: string, value: number | null, change: Partial<OverviewRow> & { readonly liquidity?: string } = {}): OverviewRow {
  return {
    position: {
      tokenId,
      nonce: '0',
      operator: LOW.address,
      token0: LOW.address,
      token1: HIGH.address,
      fee: 3000,
      tickLower: -60,
      tickUpper: 60,
      liquidity: change.liquidity ?? '5',
      feeGrowthInside0LastX128: '0',
      feeGrowthInside1LastX128: '0',
      tokensOwed0: '0',
      tokensOwed1: '0',
    },
    token0: LOW,
    token1: HIGH,
    isTokenUnread: false,
    tick: 0,
    state: 'inRange',
    amounts: null,
    value: value === null ? null : dollars(value),
    fees: null,
    feesValue: null,
    ...change,
  };
}

const ids = (rows: readonly OverviewRow[]) => rows.map(({ position }) => position.tokenId).join('');

// V3-27
test('positions worth 1, 3 and 2 come as 3, 2, 1 and to 6', () => {
  const rows = [row('1', 1), row('3', 3), row('2', 2)];
  expect(ids(sortRows(rows, 'value'))).toBe('321');
  expect(totalOf(rows.map(({ value }) => value))).toEqual({ sum: dollars(6), missing: 0 });
});

test('what is not known comes after what is, closed positions last, and the rest keeps its order', () => {
  const rows = [row('1', null), row('2', 1), row('3', 9, { liquidity: '0', state: 'closed' }), row('4', 2), row('5', null)];
  expect(ids(sortRows(rows, 'value'))).toBe('42153');
  expect(ids(sortRows(rows, 'newest'))).toBe('12453');
  const fees = [row('1', 1, { feesValue: dollars(2) }), row('2', 1), row('3', 1, { feesValue: dollars(5) })];
  expect(ids(sortRows(fees, 'fees'))).toBe('312');
  const states: readonly (PositionState | null)[] = ['outOfRange', null, 'inRange'];
  expect(
    ids(
      sortRows(
        states.map((state, index) => row(String(index), 1, { state })),
        'inRange',
      ),
    ),
  ).toBe('201');
});

test('a total says how many values are not in it, and is none where nothing is known', () => {
  expect(totalOf([dollars(1), null, dollars(2)])).toEqual({ sum: dollars(3), missing: 1 });
  expect(totalOf([null, null])).toBeNull();
  expect(totalOf([])).toEqual({ sum: { numerator: 0n, denominator: 1n }, missing: 0 });
});

test.each([
  ['', true],
  ['low', true],
  ['LOW/high', true],
  ['0.3%', true],
  ['1%', false],
  ['#7', true],
  ['7', true],
  ['#77', false],
  ['low usdc', false],
  [LOW.address.toLowerCase(), true],
])('the text "%s" finds the row: %s', (text, found) => {
  expect(isRowMatched(row('7', 1), text)).toBe(found);
});

// V3-27
test('a row that was read anew says the same unless something that is drawn has changed', () => {
  const one = row('1', 3);
  expect(saysTheSame(one, { ...structuredClone({ ...one, token0: null, token1: null }), token0: one.token0, token1: one.token1 })).toBe(
    true,
  );
  const changes: readonly Partial<OverviewRow>[] = [
    { value: dollars(4) },
    { value: null },
    { feesValue: dollars(1) },
    { tick: 1 },
    { state: 'outOfRange' },
    { token0: null },
    { isTokenUnread: true },
    { position: { ...one.position, tickUpper: 120 } },
  ];
  for (const change of changes) expect(saysTheSame(one, { ...one, ...change })).toBe(false);
});

test('values that differ by less than a cent, and those of pools with long ratios, are told apart', () => {
  const long = (numerator: bigint): Ratio => ({ numerator: numerator << 300n, denominator: 3n << 300n });
  const values = [long(10_000n), { numerator: 33_333_334n, denominator: 10_000n }, long(10_001n), long(9_999n)];
  expect(
    ids(
      sortRows(
        values.map((value, index) => row(String(index), 1, { value })),
        'value',
      ),
    ),
  ).toBe('2103');
});
