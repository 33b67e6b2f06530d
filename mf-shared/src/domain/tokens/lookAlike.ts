import { sameAddress } from '../address';
import type { Chain } from '../chains/chain';
import { hasLookAlikes } from '../text/foreignText';
import type { Currency, Token } from './currency';

/** For what a token may be mistaken (TOKEN-26): letters that look like others, or the symbol of a currency that is known. */
export type LookAlike = 'letters' | 'symbol';

/** A symbol as the eye compares it. */
const seen = (symbol: string) => symbol.normalize('NFKC').toUpperCase();

/** The tokens that lists name, as far as they are there. */
export interface Listed {
  readonly tokens: readonly Token[];
  /** False while a list is on its way. */
  readonly isWhole: boolean;
}

/**
 * How a currency looks like another one; null for one that lists or the chain table vouch for, and for one like no other. `open` while that
 * cannot be said: a list that is on its way may name it, or the one that it looks like.
 */
export function lookAlikeOf(currency: Currency, chain: Chain, { tokens: listed, isWhole }: Listed): LookAlike | 'open' | null {
  if (currency.kind !== 'token') return null;
  if (hasLookAlikes(currency.symbol)) return 'letters';
  const own = [chain.wrappedNative, ...chain.tokens, ...(chain.governanceToken ? [chain.governanceToken] : [])];
  const vouched = [...own, ...listed];
  if (vouched.some(({ address }) => sameAddress(address, currency.address))) return null;
  if (!isWhole) return 'open';
  const symbols = [chain.native.symbol, ...vouched.map(({ symbol }) => symbol)];
  return symbols.some((symbol) => seen(symbol) === seen(currency.symbol)) ? 'symbol' : null;
}
