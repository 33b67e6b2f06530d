import { formatSignificant, rawAmount, type Currency } from '@dex/mf-shared/domain';

/** An estimated amount as its field shows it: six significant digits, rounded up where it is paid and down where it arrives (FIGURE-5). */
export function estimatedText(amount: bigint, currency: Currency, rounding: 'up' | 'down'): string {
  return formatSignificant(rawAmount(amount), currency.decimals, 6, rounding);
}
