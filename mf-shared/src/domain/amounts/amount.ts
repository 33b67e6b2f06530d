import { MAX_UINT256, rawAmount, type RawAmount } from '../rawAmount';
import type { Currency } from '../tokens/currency';
import { amountRatio } from './ratio';
import { significantDigits, trimZeros, type Rounding } from './roundRatio';

/** The longest amount text (FIGURE-1). */
export const AMOUNT_MAX_LENGTH = 79;

const AMOUNT = /^(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/;

/**
 * Decimal text as raw units, exactly, or null: for anything but digits with at most one dot, for a figure finer than
 * the currency's smallest unit, for more than 79 characters and for more than 2^256 - 1 units. "0" gives zero.
 */
export function parseAmount(text: string, decimals: number): RawAmount | null {
  if (text.length > AMOUNT_MAX_LENGTH || !AMOUNT.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return null;
  const units = BigInt(`${whole}${significant.padEnd(decimals, '0')}` || '0');
  return units > BigInt(MAX_UINT256) ? null : rawAmount(units);
}

/** An amount from a URL: a plain number of at most 79 characters; anything else is dropped (empty text). */
export function amountFromUrl(text: string | null | undefined): string {
  return text && text.length <= AMOUNT_MAX_LENGTH && AMOUNT.test(text) ? text : '';
}

/** True for an amount that is finer than the currency's smallest unit, which `parseAmount` refuses for that alone. */
export function isTooFine(text: string, decimals: number): boolean {
  return AMOUNT.test(text) && (text.split('.')[1] ?? '').replace(/0+$/, '').length > decimals;
}

/** Why a figure is no amount: it is finer than the currency's smallest unit, or more than a contract can count. */
export type AmountFault = 'tooFine' | 'tooLarge';

/** What `parseAmount` refuses a figure for; null for an amount, and for text that is no figure at all. */
export function amountFault(text: string, decimals: number): AmountFault | null {
  if (isTooFine(text, decimals)) return 'tooFine';
  return AMOUNT.test(text) && parseAmount(text, decimals) === null ? 'tooLarge' : null;
}

/** The raw amount as decimal text, exactly, without trailing zeros: the text that Max fills in and that is copied. */
export function formatExact(raw: RawAmount, decimals: number): string {
  if (decimals === 0) return raw;
  const digits = raw.padStart(decimals + 1, '0');
  return trimZeros(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/** The raw amount with at most `digits` significant digits, as the plain text of a field; rounded to nearest unless said otherwise. Shown amounts are grouped: `formatAmount`. */
export function formatSignificant(raw: RawAmount, decimals: number, digits: number, rounding: Rounding = 'halfUp'): string {
  return significantDigits(amountRatio(raw, decimals), digits, rounding);
}

/** What Max keeps of the native coin for gas: 0.01 (FIGURE-3). */
export const NATIVE_KEPT_FOR_GAS = 10n ** 16n;

/** The most of a balance that can be spent: all of a token, the native coin less 0.01 and never below zero. */
export function maxSpendable(currency: Currency, balance: RawAmount): RawAmount {
  if (currency.kind === 'token') return balance;
  const rest = BigInt(balance) - NATIVE_KEPT_FOR_GAS;
  return rawAmount(rest > 0n ? rest : 0n);
}
