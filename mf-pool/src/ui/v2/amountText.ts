import { formatLiquidityAmount, shortenSymbol, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import type { SummaryAmount } from '@dex/mf-shared/contract';

/** An amount of a currency as it is recorded, rounded as what arrives (down) or is paid (up). */
export function amountText(currency: Currency, amount: RawAmount, rounding: 'down' | 'up'): SummaryAmount {
  return { amount: formatLiquidityAmount(amount, currency.decimals, 4, rounding), symbol: shortenSymbol(currency.symbol) };
}
