import type { Address } from '../address';
import type { RawAmount } from '../rawAmount';

/** What is moved: the network's own coin, or a token by its address. */
export type Asset = 'native' | Address;

/** A pool on a way: a pair of version 2, or the fee of a pool of version 3 in millionths. */
export type WayPool = 'v2' | number;

/** How much of a trade goes one of several ways: so much of what is paid, or so much of what is bought, for no more than `most`. */
export type WayPart =
  | { readonly moves: 'sold'; readonly amount: RawAmount }
  | { readonly moves: 'bought'; readonly amount: RawAmount; readonly most: RawAmount };

/**
 * One thing that a call does, read back from its bytes, or that an order promises. Amounts in raw units, times in seconds since
 * the epoch. `detail` is what only one section knows (a position's number, a tick, a proposal): its name and its value as text.
 */
export type Statement =
  | { readonly kind: 'pays'; readonly asset: Asset; readonly amount: RawAmount; readonly bound: 'exactly' | 'atMost' }
  | {
      readonly kind: 'receives';
      readonly asset: Asset;
      readonly amount: RawAmount;
      readonly bound: 'exactly' | 'atLeast';
      readonly recipient: Address;
    }
  | { readonly kind: 'allows'; readonly token: Address; readonly spender: Address; readonly amount: RawAmount }
  | { readonly kind: 'allowsPosition'; readonly collection: Address; readonly spender: Address; readonly id: string }
  /** Through which pools a trade goes, from what is paid to what is bought; `part` is null where all of it does. */
  | { readonly kind: 'way'; readonly path: readonly Address[]; readonly pools: readonly WayPool[]; readonly part: WayPart | null }
  | { readonly kind: 'until'; readonly seconds: number }
  | { readonly kind: 'detail'; readonly name: string; readonly value: string };

/**
 * A statement as one text: two statements say the same exactly when their texts are equal. Addresses count without case, the value of
 * a detail as it is: it may be a text that a person wrote.
 */
export function statementText(statement: Statement): string {
  const { kind, ...parts } = statement;
  const entries = Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([kind, ...entries]);
  return kind === 'detail' ? text : text.toLowerCase();
}

/** True if both lists say the same, each thing as often, in whatever order. */
export function sayTheSame(one: readonly Statement[], other: readonly Statement[]): boolean {
  if (one.length !== other.length) return false;
  const [left, right] = [one.map(statementText).sort(), other.map(statementText).sort()];
  return left.every((text, index) => text === right[index]);
}
