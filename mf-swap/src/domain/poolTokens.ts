import { wrappedToken, type Chain, type Currency, type Token } from '@dex/mf-shared/domain';

/** The two tokens that stand for a pair of currencies in pools, or null when they are one and the same. */
export function poolTokens(chain: Pick<Chain, 'wrappedNative'>, input: Currency, output: Currency): readonly [Token, Token] | null {
  const [tokenIn, tokenOut] = [wrappedToken(input, chain), wrappedToken(output, chain)];
  return tokenIn.address.toLowerCase() === tokenOut.address.toLowerCase() ? null : [tokenIn, tokenOut];
}
