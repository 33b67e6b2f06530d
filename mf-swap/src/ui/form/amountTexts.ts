import {
  amountRatio,
  formatDollars,
  formatSignificant,
  multiplyRatios,
  parseAmount,
  rawAmount,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';

/** An estimated amount as its field shows it: six significant digits, rounded up where it is paid and down where it arrives (FIGURE-5). */
export function estimatedText(amount: bigint, currency: Currency, rounding: 'up' | 'down'): string {
  return formatSignificant(rawAmount(amount), currency.decimals, 6, rounding);
}

/** The value of an amount at a price given as decimal text, "$1,234.50"; null while either is unknown. */
export function dollarsText(amount: RawAmount | null, decimals: number, price: string | null): string | null {
  const [whole = '', fraction = ''] = (price ?? '').split('.');
  const parsed = price === null ? null : parseAmount(fraction === '' ? whole : `${whole}.${fraction.slice(0, 18)}`, 18);
  if (amount === null || parsed === null) return null;
  return formatDollars(multiplyRatios(amountRatio(amount, decimals), amountRatio(parsed, 18)));
}
