import type { Token } from '../../domain/tokens/currency';

/** A list of tokens as it was published and checked (document 1 §3.2), with its tokens already parsed. */
export interface TokenList {
  readonly name: string;
  readonly timestamp: string;
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number };
  readonly tags?: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  readonly logoURI?: string;
  readonly keywords?: readonly string[];
  readonly tokens: readonly Token[];
}
