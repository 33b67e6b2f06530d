import { isChainId } from '../chainId';
import type { CompactList } from './compactList';
import type { TokenList } from './tokenList';

/** Makes the compact form; the bundled file is written with it, and a test compares the two. */
export function compactList(list: TokenList): CompactList {
  const { name, timestamp, version, logoURI, tokens } = list;
  const rows = tokens
    .filter(({ chainId }) => isChainId(chainId))
    .map((token) => [token.chainId, token.address, token.symbol, token.name, token.decimals, token.logoURI ?? null] as const);
  return { name, timestamp, version, logoURI, rows };
}
