/** The version of a token list; the first part that differs decides. */
export interface ListVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** A token as a list states it: not yet checked against any network. */
export interface ListedTokenInfo {
  readonly chainId: number;
  readonly address: string;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
  readonly logoURI?: string;
  readonly tags?: readonly string[];
}

/** A token list (tokenlists.org schema, TOKEN-17). */
export interface TokenList {
  readonly name: string;
  readonly timestamp: string;
  readonly version: ListVersion;
  readonly tokens: readonly ListedTokenInfo[];
  readonly tags?: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  readonly logoURI?: string;
  readonly keywords?: readonly string[];
}
