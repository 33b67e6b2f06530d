import { formatLiquidityAmount, shortenSymbol, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import type { SummaryAmount } from '@dex/mf-shared/contract';

/** An amount of a currency as it is recorded. */
export function amountText(currency: Currency, amount: RawAmount): SummaryAmount {
  return { amount: formatLiquidityAmount(amount, currency.decimals), symbol: shortenSymbol(currency.symbol) };
}
