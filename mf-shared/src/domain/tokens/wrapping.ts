import type { Chain } from '../chains/chain';
import { sameCurrency, type Currency, type Token } from './currency';

/** The token that pools know a currency by: the wrapped coin for the native one, the token itself otherwise. */
export function wrappedToken(currency: Currency, chain: Pick<Chain, 'wrappedNative'>): Token {
  return currency.kind === 'native' ? chain.wrappedNative : currency;
}

/** Whether a pair is no trade but the wrapping or unwrapping of the native coin (SWAP-7). */
export function wrapKind(input: Currency | null, output: Currency | null, chain: Pick<Chain, 'wrappedNative'>): 'wrap' | 'unwrap' | null {
  if (!input || !output) return null;
  if (input.kind === 'native' && sameCurrency(output, chain.wrappedNative)) return 'wrap';
  return output.kind === 'native' && sameCurrency(input, chain.wrappedNative) ? 'unwrap' : null;
}
