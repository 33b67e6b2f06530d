import type { Chain } from '../../domain/chains/chain';
import { type LookAlike, lookAlikeOf } from '../../domain/tokens/lookAlike';
import type { Currency, Token } from '../../domain/tokens/currency';
import { useIsTokenBookWhole, useTokenBook } from '../tokens/useTokenBook';

interface LookAlikesFound {
  readonly found: readonly { readonly currency: Token; readonly kind: LookAlike }[];
  /** Lists are on their way without which it cannot be said of each. */
  readonly isOpen: boolean;
}

/** The tokens of a review that may be mistaken for another (TOKEN-26). */
export function useLookAlikes(chain: Chain, currencies: readonly Currency[]): LookAlikesFound {
  const { chosen } = useTokenBook(chain.chainId);
  const isWhole = useIsTokenBookWhole();
  const tokens = [...chosen.values()].flatMap(({ token, list }) => (list ? [token] : []));
  const kinds = currencies.map((currency) => ({ currency, kind: lookAlikeOf(currency, chain, { tokens, isWhole }) }));
  const found = kinds.flatMap(({ currency, kind }) =>
    kind === null || kind === 'open' || currency.kind !== 'token' ? [] : [{ currency, kind }],
  );
  return { found, isOpen: kinds.some(({ kind }) => kind === 'open') };
}
