import { ratio, type Currency, type RawAmount, type Ratio } from '@dex/mf-shared/domain';

/** Whole B for one whole A, of two amounts that are worth the same; null for none. */
export function rateOf(amountA: RawAmount, a: Currency, amountB: RawAmount, b: Currency): Ratio | null {
  return ratio(BigInt(amountB) * 10n ** BigInt(a.decimals), BigInt(amountA) * 10n ** BigInt(b.decimals));
}
