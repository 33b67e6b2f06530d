import type { Address } from '../address';
import type { ChainId } from '../chainId';
import type { Token } from '../tokens/currency';
import { BROKEN_LIST } from './defaultLists';
import { mergeLists, type TokenMap } from './mergeLists';
import type { TokenList } from './tokenList';

/** Tokens that cannot be traded here: the broken list, and whatever lists of unsupported tokens are at hand (facts A25). */
export function unsupportedTokens(lists: readonly (Pick<TokenList, 'name' | 'tokens'> | null)[]): TokenMap {
  const present = [BROKEN_LIST, ...lists].filter((list) => list !== null);
  return mergeLists(present.map((list) => ({ url: null, list }))).tokens;
}

/** True if the token is one of them. */
export function isUnsupported(token: Pick<Token, 'chainId' | 'address'>, unsupported: TokenMap): boolean {
  return hasToken(unsupported, token.chainId, token.address);
}

/** True if the lists name the address on that network. */
export function hasToken(tokens: TokenMap, chainId: ChainId, address: Address): boolean {
  return tokens[chainId]?.has(address) ?? false;
}
