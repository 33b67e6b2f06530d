import { isTooFine, parseAmount, rawAmount, type Currency, type RawAmount } from '@dex/mf-shared/domain';
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

/** True if a typed amount is finer than the smallest unit of its token. */
export function isTypedTooFine(form: AddForm, a: Currency | null, b: Currency | null): boolean {
  const [typed, other] = form.independentField === 'CURRENCY_A' ? [a, b] : [b, a];
  const finer = (text: string, currency: Currency | null) => currency !== null && isTooFine(text, currency.decimals);
  return finer(form.typedValue, typed) || finer(form.otherTypedValue, other);
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

/**
 * Both amounts: what was typed, and the other side at the pair's price, or as typed when the pair has none. The other side is rounded down, and
 * of what was typed no more goes in than that is worth: the pair would keep the rest for its other owners. `isAToken0` says which reserve is A's.
 */
export function addAmounts(form: AddForm, a: Currency | null, b: Currency | null, state: PairState, isAToken0: boolean): AddAmounts {
  const isA = form.independentField === 'CURRENCY_A';
  const [typedCurrency, otherCurrency] = isA ? [a, b] : [b, a];
  const typed = typedCurrency ? positive(parseAmount(form.typedValue, typedCurrency.decimals)) : null;
  const other = otherAmount();
  const used = usedAmount();
  const rest = typed === null || used === null ? 0n : BigInt(typed) - BigInt(used);
  const unused = typed !== null && rest * SAID_PART > BigInt(typed) ? rawAmount(rest) : null;
  return { ...(isA ? { a: used, b: other } : { a: other, b: used }), unused };

  function otherAmount(): RawAmount | null {
    if (!otherCurrency) return null;
    if (isEmptyPair(state)) return positive(parseAmount(form.otherTypedValue, otherCurrency.decimals));
    if (state.kind !== 'exists' || typed === null) return null;
    return positive(quotedOther(typed, ...reservesOf(state)));
  }

  function usedAmount(): RawAmount | null {
    if (isEmptyPair(state) || state.kind !== 'exists' || typed === null || other === null) return typed;
    const [mine, others] = reservesOf(state).map(BigInt);
    return mine && others ? rawAmount((BigInt(other) * mine + others - 1n) / others) : typed;
  }

  function reservesOf({ reserve0, reserve1 }: ExistingPair): readonly [RawAmount, RawAmount] {
    return isA === isAToken0 ? [reserve0, reserve1] : [reserve1, reserve0];
  }
}

function positive(amount: RawAmount | null): RawAmount | null {
  return amount === '0' ? null : amount;
}
