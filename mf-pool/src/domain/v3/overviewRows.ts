// A list of positions as a person goes through it: what each is worth and owed, in which order, and what they come to (V3-27).
import { sameAddress, type Ratio, type Token } from '@dex/mf-shared/domain';
import type { PoolAmounts } from '../liquidityMath';
import { sumRatios } from '@dex/mf-shared/domain/maths';
import { isClosed, type PositionFacts, type PositionState } from './position';

/** One position of a list. Values are in dollars; whatever is not known is null. */
export interface OverviewRow {
  readonly position: PositionFacts;
  readonly token0: Token | null;
  readonly token1: Token | null;
  /** The contract of one of the tokens does not say what it is. */
  readonly isTokenUnread: boolean;
  /** The pool's tick. */
  readonly tick: number | null;
  readonly state: PositionState | null;
  /** What it holds without its fees. */
  readonly amounts: PoolAmounts | null;
  readonly value: Ratio | null;
  readonly fees: PoolAmounts | null;
  readonly feesValue: Ratio | null;
}

/** Whether two rows say the same of one position: a block that changes nothing of it draws nothing anew. */
export function saysTheSame(one: OverviewRow, other: OverviewRow): boolean {
  return (
    (['tokenId', 'fee', 'tickLower', 'tickUpper'] as const).every((part) => one.position[part] === other.position[part]) &&
    one.token0 === other.token0 &&
    one.token1 === other.token1 &&
    one.isTokenUnread === other.isTokenUnread &&
    one.tick === other.tick &&
    one.state === other.state &&
    isSameValue(one.value, other.value) &&
    isSameValue(one.feesValue, other.feesValue)
  );
}

function isSameValue(one: Ratio | null, other: Ratio | null): boolean {
  return one?.numerator === other?.numerator && one?.denominator === other?.denominator;
}

export type RowOrder = 'newest' | 'value' | 'fees' | 'inRange';
export const ROW_ORDERS: readonly RowOrder[] = ['value', 'fees', 'inRange', 'newest'];

/** Dollars to eighteen decimals: whole numbers compare at once, where ratios of many pools multiply long ones at each comparison. */
const DOLLAR = 10n ** 18n;
const inDollars = (value: Ratio | null) => value && (value.numerator * DOLLAR) / value.denominator;

/** Positions in their range first; one whose state is not known after all that are open. */
const RANK = { inRange: 3n, outOfRange: 2n, unknown: 1n, closed: 0n } as const;

/** What rows are ordered by, the most first; null where it is not known. */
const measure: Readonly<Record<Exclude<RowOrder, 'newest'>, (row: OverviewRow) => bigint | null>> = {
  value: ({ value }) => inDollars(value),
  fees: ({ feesValue }) => inDollars(feesValue),
  inRange: ({ state }) => RANK[state ?? 'unknown'],
};

/** The rows in an order: the most first, what is not known after what is, closed ones last; those alike stay as they were. */
export function sortRows(rows: readonly OverviewRow[], order: RowOrder): readonly OverviewRow[] {
  const open = rows.filter(({ position }) => !isClosed(position));
  const closed = rows.filter(({ position }) => isClosed(position));
  return order === 'newest' ? [...open, ...closed] : [...mostFirst(open, measure[order]), ...mostFirst(closed, measure[order])];
}

function mostFirst(rows: readonly OverviewRow[], measured: (row: OverviewRow) => bigint | null): readonly OverviewRow[] {
  return rows
    .map((row) => ({ row, amount: measured(row) }))
    .toSorted(({ amount: one }, { amount: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return one < other ? 1 : Number(one > other) * -1;
    })
    .map(({ row }) => row);
}

/** True if every word of the text is in the row: a symbol or name of its tokens, the address of one, its fee ("0.3%") or its number ("#12"). */
export function isRowMatched({ position, token0, token1 }: OverviewRow, text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== '');
  const said = [token0, token1].flatMap((token) => (token ? [token.symbol.toLowerCase(), token.name.toLowerCase()] : []));
  return words.every(
    (word) =>
      said.some((name) => name.includes(word)) ||
      [position.token0, position.token1].some((address) => sameAddress(address, word)) ||
      word === `${position.fee / 10_000}%` ||
      word === `#${position.tokenId}` ||
      word === position.tokenId,
  );
}

/** A sum of what is known, and how many are not in it. */
export interface Total {
  readonly sum: Ratio;
  readonly missing: number;
}

/** The sum of the known values; null where none of several is known. */
export function totalOf(values: readonly (Ratio | null)[]): Total | null {
  const known = values.filter((value) => value !== null);
  const sum = sumRatios(known);
  return sum === null || (known.length === 0 && values.length > 0) ? null : { sum, missing: values.length - known.length };
}
