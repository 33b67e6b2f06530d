import type { Address } from '../address';
import type { ChainId } from '../chainId';
import { chainsInOrder, type ChainTable } from '../chains/chainTable';
import type { Token } from '../tokens/currency';
import { BROKEN_LIST } from './defaultLists';
import { mergeLists, type TokenMap } from './mergeLists';
import type { TokenList } from './tokenList';

/** The operator's own list of tokens that cannot be traded here, as a token list (TOKEN-14). */
export function localUnsupportedList(chains: ChainTable): Pick<TokenList, 'name' | 'tokens'> {
  const tokens = chainsInOrder(chains).flatMap(({ chainId, unsupportedTokens }) =>
    unsupportedTokens.map((address) => ({ chainId, address, decimals: 0, symbol: '', name: '' })),
  );
  return { name: 'Unsupported Tokens', tokens };
}

/** Tokens that cannot be traded here: the broken list, and whatever lists of unsupported tokens are at hand (TOKEN-14). */
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
