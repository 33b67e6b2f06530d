import type { Address } from '../address';
import { sameAddress } from '../address';
import type { ChainId } from '../chainId';

/** An ERC-20 token (TOKEN-1). `symbol` and `name` are never empty: readers fill in "UNKNOWN" and "Unknown Token". */
export interface Token {
  readonly kind: 'token';
  readonly chainId: ChainId;
  readonly address: Address;
  /** 0 to 255; what builds a transaction comes from the contract (ORDER-17). */
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
  readonly logoURI?: string;
  /** Ids of the list's tags. */
  readonly tags?: readonly string[];
}

/** The coin that pays for gas (NET-1): 18 decimals on every network. */
export interface Native {
  readonly kind: 'native';
  readonly chainId: ChainId;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
}

/** What can be swapped, sent or pooled: a token or the native coin. */
export type Currency = Token | Native;

/** True if both are the same coin of the same network; two missing ones are not the same. */
export function sameCurrency(one: Currency | null | undefined, other: Currency | null | undefined): boolean {
  if (!one || !other || one.chainId !== other.chainId) return false;
  if (one.kind === 'native' || other.kind === 'native') return one.kind === other.kind;
  return sameAddress(one.address, other.address);
}

/** True if the first token comes first in a pool: the lower address is token0 (both protocol versions). */
export function sortsBefore(one: Token, other: Token): boolean {
  return one.address.toLowerCase() < other.address.toLowerCase();
}
