import { formatDollars, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { addRatios } from '@dex/mf-shared/domain/maths';
import { useDollarValue } from '@dex/mf-shared/ui';

/** The value of two amounts together in dollars, as it is shown; null unless both can be valued. */
export function useDollarsOfBoth(
  [currency0, currency1]: readonly [Currency, Currency],
  [amount0, amount1]: readonly [RawAmount | null, RawAmount | null],
): string | null {
  const [one, other] = [useDollarValue(currency0, amount0), useDollarValue(currency1, amount1)];
  return one && other && formatDollars(addRatios(one, other));
}
