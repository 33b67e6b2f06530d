import type { ListedTokenInfo, TokenList } from './tokenList';

/** A token as a row: network, address, symbol, name, decimals, image or null. */
export type CompactToken = readonly (string | number | null)[];

/** A token list without what the product does not use: rows for the supported networks only. */
export interface CompactList {
  readonly name: string;
  readonly timestamp: string;
  readonly version: TokenList['version'];
  readonly logoURI?: string;
  readonly rows: readonly CompactToken[];
}

/** The list that a compact form stands for. */
export function expandList({ name, timestamp, version, logoURI, rows }: CompactList): TokenList {
  return { name, timestamp, version, logoURI, tokens: rows.map(expandRow) };
}

function expandRow([chainId, address, symbol, name, decimals, logoURI]: CompactToken): ListedTokenInfo {
  return {
    chainId: Number(chainId),
    address: String(address),
    symbol: String(symbol),
    name: String(name),
    decimals: Number(decimals),
    logoURI: typeof logoURI === 'string' ? logoURI : undefined,
  };
}
