import type { Currency, RawAmount } from '@dex/mf-shared/domain';
import { useRead } from '@dex/mf-shared/ui';
import { dollarsText } from './amountTexts';

/** The dollar value of an amount; null where no stablecoin prices the currency, or while it is not known. */
export function useDollars(currency: Currency | null, amount: RawAmount | null): string | null {
  const read = useRead<'usdPrice'>(
    currency && { kind: 'usdPrice', chainId: currency.chainId, token: currency.kind === 'native' ? 'native' : currency.address },
  );
  const price = read.kind === 'known' ? read.value : null;
  return currency && dollarsText(amount, currency.decimals, price);
}
