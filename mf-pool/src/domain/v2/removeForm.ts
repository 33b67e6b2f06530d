import { amountFault, parseAmount, rawAmount, ZERO_AMOUNT, type AmountFault, type RawAmount, type Token } from '@dex/mf-shared/domain';
import type { ExistingPair } from './pair';
import { burnedAmounts } from './shares';

export type RemoveField = 'LIQUIDITY_PERCENT' | 'LIQUIDITY' | 'CURRENCY_A' | 'CURRENCY_B';

/** What was typed while removing (V2-5). */
export interface RemoveForm {
  readonly independentField: RemoveField;
  readonly typedValue: string;
}

export const EMPTY_REMOVE_FORM: RemoveForm = { independentField: 'LIQUIDITY_PERCENT', typedValue: '0' };

const FIELDS: readonly unknown[] = ['LIQUIDITY_PERCENT', 'LIQUIDITY', 'CURRENCY_A', 'CURRENCY_B'] satisfies readonly RemoveField[];

/** True for what is such a form, wherever it comes from. */
export function isRemoveForm(kept: unknown): kept is RemoveForm {
  if (typeof kept !== 'object' || kept === null) return false;
  const { independentField, typedValue }: Partial<Record<keyof RemoveForm, unknown>> = kept;
  return FIELDS.includes(independentField) && typeof typedValue === 'string';
}

/** Shares have the decimals of the pair contract, 18. */
export const SHARE_DECIMALS = 18;

/** What leaves the pair: raw shares and raw amounts of A and B; each null when it is nothing. */
export interface Removal {
  readonly percent: RemovalPercent;
  readonly shares: RawAmount | null;
  readonly amountA: RawAmount | null;
  readonly amountB: RawAmount | null;
}

/** The part of the holdings, in whole percent rounded down, and whether it lies between 0 and 1 (shown as "<1"). */
export interface RemovalPercent {
  readonly whole: number;
  readonly isBelowOne: boolean;
}

const NOTHING: Removal = { percent: { whole: 0, isBelowOne: false }, shares: null, amountA: null, amountB: null };

/** What the form removes from the account's shares of a pair; more than the holdings is ignored, the percent stays zero (V2-5). */
export function removal(form: RemoveForm, pair: ExistingPair, a: Token, b: Token, isAToken0: boolean): Removal {
  const balance = BigInt(pair.balance ?? ZERO_AMOUNT);
  const shares = balance === 0n ? 0n : sharesOf(form, pair, balance, a, b, isAToken0);
  if (shares === 0n) return NOTHING;
  const { amount0, amount1 } = burnedAmounts(pair, rawAmount(shares));
  const [amountA, amountB] = isAToken0 ? [amount0, amount1] : [amount1, amount0];
  return {
    percent: { whole: Number((shares * 100n) / balance), isBelowOne: shares * 100n < balance },
    shares: rawAmount(shares),
    amountA: amountA === '0' ? null : amountA,
    amountB: amountB === '0' ? null : amountB,
  };
}

/** Why the typed figure is no amount that can be taken out: too fine, or more than is held; null when none stands in the way or too little is known. */
export function removalFault(form: RemoveForm, pair: ExistingPair, a: Token, b: Token, isAToken0: boolean): AmountFault | null {
  const { independentField, typedValue } = form;
  if (independentField === 'LIQUIDITY_PERCENT') return null;
  const decimals = independentField === 'LIQUIDITY' ? SHARE_DECIMALS : (independentField === 'CURRENCY_A' ? a : b).decimals;
  const fault = amountFault(typedValue, decimals);
  if (fault !== null || pair.balance === null || pair.balance === ZERO_AMOUNT) return fault;
  const isSome = (parseAmount(typedValue, decimals) ?? ZERO_AMOUNT) !== ZERO_AMOUNT;
  return isSome && sharesOf(form, pair, BigInt(pair.balance), a, b, isAToken0) === 0n ? 'tooLarge' : null;
}

function sharesOf(
  { independentField, typedValue }: RemoveForm,
  pair: ExistingPair,
  balance: bigint,
  a: Token,
  b: Token,
  isAToken0: boolean,
): bigint {
  switch (independentField) {
    case 'LIQUIDITY_PERCENT': {
      const percent = /^(?:100|[0-9]{1,2})$/.test(typedValue) ? BigInt(typedValue) : 0n;
      return (balance * percent) / 100n;
    }
    case 'LIQUIDITY': {
      const typed = BigInt(parseAmount(typedValue, SHARE_DECIMALS) ?? ZERO_AMOUNT);
      return typed <= balance ? typed : 0n;
    }
    case 'CURRENCY_A':
    case 'CURRENCY_B': {
      const isA = independentField === 'CURRENCY_A';
      const typed = BigInt(parseAmount(typedValue, (isA ? a : b).decimals) ?? ZERO_AMOUNT);
      const all = burnedAmounts(pair, rawAmount(balance));
      const held = BigInt(isA === isAToken0 ? all.amount0 : all.amount1);
      if (typed === 0n || typed > held) return 0n;
      // Rounded up: not a unit less than was typed comes out.
      return typed === held ? balance : (typed * balance + held - 1n) / held;
    }
  }
}
