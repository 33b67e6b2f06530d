import { amountRatio, formatDollars, multiplyRatios, type Currency, type Ratio, type RawAmount } from '@dex/mf-shared/domain';
import { useRead } from '@dex/mf-shared/ui';
import { parsePrice } from '../../domain/rangePrice';

/** The dollar price of a currency; null while it is not known or cannot be made. */
function usePrice(currency: Currency | null): Ratio | null {
  const read = useRead<'usdPrice'>(
    currency && { kind: 'usdPrice', chainId: currency.chainId, token: currency.kind === 'native' ? 'native' : currency.address },
  );
  return read.kind === 'known' && read.value !== null ? parsePrice(read.value) : null;
}

function sum(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

/** The value of one amount in dollars, as it is shown; null while it is not known. */
export function useDollars(currency: Currency | null, amount: RawAmount | null): string | null {
  const price = usePrice(currency);
  return currency && price && amount !== null ? formatDollars(multiplyRatios(amountRatio(amount, currency.decimals), price)) : null;
}

/** The value of two amounts together; null unless both can be valued. */
export function useDollarsOfBoth(
  currencies: readonly [Currency, Currency],
  amounts: readonly [RawAmount | null, RawAmount | null],
): string | null {
  const [one, other] = [usePrice(currencies[0]), usePrice(currencies[1])];
  const [amount, otherAmount] = amounts;
  if (!one || !other || amount === null || otherAmount === null) return null;
  return formatDollars(
    sum(
      multiplyRatios(amountRatio(amount, currencies[0].decimals), one),
      multiplyRatios(amountRatio(otherAmount, currencies[1].decimals), other),
    ),
  );
}
