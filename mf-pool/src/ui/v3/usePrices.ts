import {
  amountRatio,
  formatDollars,
  multiplyRatios,
  rawAmount,
  sameAddress,
  type Address,
  type Chain,
  type Ratio,
  type Token,
  parsePrice,
} from '@dex/mf-shared/domain';
import type { ReadOf } from '@dex/mf-shared/state';
import { useReads } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { sumRatios } from '@dex/mf-shared/domain/maths';

/** Dollar prices of tokens, the wrapped coin priced as the coin; null while one is not known or cannot be made. */
export type Prices = (token: Address | 'native') => Ratio | null;

/** The prices of many tokens and of the coin. */
export function usePrices(chain: Chain, tokens: readonly Address[]): Prices {
  const { chainId, wrappedNative } = chain;
  const wanted = [...new Set(tokens)].filter((token) => !sameAddress(token, wrappedNative.address));
  const ids: readonly (Address | 'native')[] = ['native', ...wanted];
  const reads = useReads<'usdPrice'>(ids.map((token): ReadOf<'usdPrice'> & { kind: 'usdPrice' } => ({ kind: 'usdPrice', chainId, token })));
  const key = ids.join();
  return useMemo(() => {
    const known = new Map<string, Ratio | null>();
    for (const [index, id] of key.split(',').entries()) {
      const read = reads[index];
      known.set(id, read?.kind === 'known' && read.value !== null ? parsePrice(read.value) : null);
    }
    return (token) => known.get(token !== 'native' && sameAddress(token, wrappedNative.address) ? 'native' : token) ?? null;
  }, [key, reads, wrappedNative.address]);
}

/** The value of two raw amounts in dollars; null unless both can be valued. An amount of none is worth nothing, whatever its price. */
export function valueOfBoth(
  sides: readonly { readonly token: Token | null; readonly amount: bigint | null }[],
  priceOf: Prices,
): Ratio | null {
  const values = sides.map(({ token, amount }): Ratio | null => {
    if (amount === null) return null;
    if (amount === 0n) return { numerator: 0n, denominator: 1n };
    const price = token && priceOf(token.address);
    return token && price ? multiplyRatios(amountRatio(rawAmount(amount), token.decimals), price) : null;
  });
  return sumRatios(values);
}

/** A value as it is shown; null for one that is not known. */
export function shownDollars(value: Ratio | null): string | null {
  return value && formatDollars(value);
}
