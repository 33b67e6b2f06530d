import { sortsBefore, type Token } from '../../domain/tokens/currency';

/** The key of a saved pair: the two addresses, token0 first, joined by ";". Null for tokens of two chains or one token twice. */
export function pairKey(one: Token, other: Token): string | null {
  if (one.chainId !== other.chainId || one.address === other.address) return null;
  return sortsBefore(one, other) ? `${one.address};${other.address}` : `${other.address};${one.address}`;
}
