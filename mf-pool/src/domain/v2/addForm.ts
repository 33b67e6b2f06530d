import {
  amountFault,
  BPS_BASE,
  parseAmount,
  rawAmount,
  type AmountFault,
  type Bps,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import { minimumAfter } from './minimums';
import { isEmptyPair, type ExistingPair, type PairState } from './pair';
import { quotedOther } from './shares';

export type AddField = 'CURRENCY_A' | 'CURRENCY_B';

/** What was typed while adding (V2-3). */
export interface AddForm {
  readonly independentField: AddField;
  readonly typedValue: string;
  readonly otherTypedValue: string;
}

export const EMPTY_ADD_FORM: AddForm = { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' };

/** True for what is such a form, wherever it comes from. */
export function isAddForm(kept: unknown): kept is AddForm {
  if (typeof kept !== 'object' || kept === null) return false;
  const { independentField, typedValue, otherTypedValue }: Partial<Record<keyof AddForm, unknown>> = kept;
  const isField = independentField === 'CURRENCY_A' || independentField === 'CURRENCY_B';
  return isField && typeof typedValue === 'string' && typeof otherTypedValue === 'string';
}

/** The form after typing: an empty pair keeps what the other field holds, a pair with a price clears it (V2-3). */
export function typedInto(form: AddForm, field: AddField, value: string, noLiquidity: boolean): AddForm {
  if (!noLiquidity) return { independentField: field, typedValue: value, otherTypedValue: '' };
  if (field === form.independentField) return { ...form, typedValue: value };
  return { independentField: field, typedValue: value, otherTypedValue: form.typedValue };
}

/** Why a typed figure is no amount of its token; null when none stands in the way. */
export function typedFault(form: AddForm, a: Currency | null, b: Currency | null): AmountFault | null {
  const [typed, other] = form.independentField === 'CURRENCY_A' ? [a, b] : [b, a];
  const fault = (text: string, currency: Currency | null) => currency && amountFault(text, currency.decimals);
  return fault(form.typedValue, typed) ?? fault(form.otherTypedValue, other);
}

/** Raw amounts of both sides, each null while it is missing, not a number or finer than its token. */
export interface AddAmounts {
  readonly a: RawAmount | null;
  readonly b: RawAmount | null;
  /** The raw part of the typed amount that is not put in, where it is more than a thousandth: the other token cannot be divided as finely (V2-16). */
  readonly unused: RawAmount | null;
}

/** A part of what was typed that is worth a word: more than a thousandth. */
const SAID_PART = 1000n;

/** The most that goes in beyond what the other side is worth, in hundredths of a percent: a thousandth. */
const MOST_ROOM = 10;

/**
 * Both amounts: what was typed, and the other side at the pair's price, or as typed when the pair has none. The other side is rounded down, and
 * of what was typed no more goes in than that is worth: the pair would keep the rest for its other owners. `isAToken0` says which reserve is A's.
 * Where one side is so few units that its minimum is all of it, the other one is given some room: else the router, which rounds down to
 * whole units, would refuse the deposit at the smallest change of the price.
 */
export function addAmounts(
  form: AddForm,
  a: Currency | null,
  b: Currency | null,
  { state, isAToken0, slippage }: { readonly state: PairState; readonly isAToken0: boolean; readonly slippage: Bps },
): AddAmounts {
  const isA = form.independentField === 'CURRENCY_A';
  const [typedCurrency, otherCurrency] = isA ? [a, b] : [b, a];
  const typed = typedCurrency ? positive(parseAmount(form.typedValue, typedCurrency.decimals)) : null;
  const [used, other] = bothSides();
  const rest = typed === null || used === null ? 0n : BigInt(typed) - BigInt(used);
  const unused = typed !== null && rest * SAID_PART > BigInt(typed) ? rawAmount(rest) : null;
  return { ...(isA ? { a: used, b: other } : { a: other, b: used }), unused };

  function bothSides(): readonly [RawAmount | null, RawAmount | null] {
    if (!otherCurrency) return [typed, null];
    if (isEmptyPair(state)) return [typed, positive(parseAmount(form.otherTypedValue, otherCurrency.decimals))];
    if (state.kind !== 'exists' || typed === null) return [typed, null];
    const [mine, others] = reservesOf(state);
    const follows = positive(quotedOther(typed, mine, others));
    if (follows === null || mine === '0') return [typed, follows];
    const worth = (BigInt(follows) * BigInt(mine) + BigInt(others) - 1n) / BigInt(others);
    if (isWhole(follows)) return [least(BigInt(typed), most(worth, withRoom(follows, others, mine))), follows];
    return [rawAmount(worth), isWhole(typed) ? rawAmount(withRoom(typed, mine, others)) : follows];
  }

  /** True for so few units that none of them may be missing. */
  function isWhole(amount: RawAmount): boolean {
    return minimumAfter(amount, slippage) === amount;
  }

  /** What an amount is worth on the other side, with room within the tolerance that leaves as much of it for the other direction. */
  function withRoom(amount: RawAmount, reserve: RawAmount, otherReserve: RawAmount): bigint {
    const room = Math.min(MOST_ROOM, Math.floor(slippage / 2));
    return (BigInt(amount) * BigInt(otherReserve) * BigInt(BPS_BASE + room)) / (BigInt(reserve) * BigInt(BPS_BASE));
  }

  function reservesOf({ reserve0, reserve1 }: ExistingPair): readonly [RawAmount, RawAmount] {
    return isA === isAToken0 ? [reserve0, reserve1] : [reserve1, reserve0];
  }
}

function most(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function least(one: bigint, other: bigint): RawAmount {
  return rawAmount(one < other ? one : other);
}

function positive(amount: RawAmount | null): RawAmount | null {
  return amount === '0' ? null : amount;
}
