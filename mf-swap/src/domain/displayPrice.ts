import { ratio, type Ratio } from '@dex/mf-shared/domain';
import type { Trade } from './trade';

/** Units of the output for one unit of the input, as people count them; null where nothing is given. */
export function displayPrice({ inputAmount, outputAmount, input, output }: Trade): Ratio | null {
  return ratio(outputAmount * 10n ** BigInt(input.decimals), inputAmount * 10n ** BigInt(output.decimals));
}
