import { formatDollars } from '../../domain/amounts/figures';
import { parsePrice } from '../../domain/amounts/parsePrice';
import { amountRatio, multiplyRatios, type Ratio } from '../../domain/amounts/ratio';
import type { RawAmount } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';
import { useRead } from '../services/useRead';

/** The value of an amount in dollars; null where no stablecoin prices the currency, or while one of the two is not known. */
export function useDollarValue(currency: Currency | null, amount: RawAmount | null): Ratio | null {
  const read = useRead<'usdPrice'>(
    currency && { kind: 'usdPrice', chainId: currency.chainId, token: currency.kind === 'native' ? 'native' : currency.address },
  );
  const price = read.kind === 'known' && read.value !== null ? parsePrice(read.value) : null;
  return currency && price && amount !== null ? multiplyRatios(amountRatio(amount, currency.decimals), price) : null;
}

/** The same as it is shown. */
export function useDollars(currency: Currency | null, amount: RawAmount | null): string | null {
  const value = useDollarValue(currency, amount);
  return value && formatDollars(value);
}
