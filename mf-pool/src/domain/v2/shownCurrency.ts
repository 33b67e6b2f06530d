import type { Chain, Currency, Token } from '@dex/mf-shared/domain';
import type { PairRef } from './pair';
import { SHARE_DECIMALS } from './removeForm';

/** A pair's token as people know it: the native coin in place of its wrapped form. */
export function shownCurrency(token: Token, chain: Pick<Chain, 'native' | 'wrappedNative'>): Currency {
  return token.address === chain.wrappedNative.address ? chain.native : token;
}

/** The share of a pair as a token, under the brand's name. */
export function shareToken(
  { address, chainId }: Pick<PairRef, 'address' | 'chainId'>,
  { symbol, name }: { readonly symbol: string; readonly name: string },
): Token {
  return { kind: 'token', chainId, address, decimals: SHARE_DECIMALS, symbol, name };
}
