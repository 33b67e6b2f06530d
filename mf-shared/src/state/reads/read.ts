import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { RawAmount } from '../../domain/rawAmount';

interface ReadTargets {
  balance: { readonly chainId: ChainId; readonly account: Address; readonly token: Address | 'native' };
  allowance: { readonly chainId: ChainId; readonly token: Address; readonly owner: Address; readonly spender: Address };
  token: { readonly chainId: ChainId; readonly address: Address };
  totalSupply: { readonly chainId: ChainId; readonly token: Address };
  nonce: { readonly chainId: ChainId; readonly token: Address; readonly owner: Address };
  nameOf: { readonly address: Address };
  addressOf: { readonly name: string };
  usdPrice: { readonly chainId: ChainId; readonly token: Address | 'native' };
  isArgentWallet: { readonly account: Address };
  /** Rewards of a liquidity-mining pool that the account has not taken yet. */
  earned: { readonly chainId: ChainId; readonly stakingRewards: Address; readonly account: Address };
}

/** What a contract says about its token; `symbol` and `name` fall back to "UNKNOWN" and "Unknown Token". */
export interface TokenFacts {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** The plain value of each kind: raw amounts and nonces as decimal text, a dollar price as decimal text or null where none can be made. */
export interface ReadValues {
  balance: RawAmount;
  allowance: RawAmount;
  token: TokenFacts;
  totalSupply: RawAmount;
  nonce: string;
  nameOf: string | null;
  addressOf: Address | null;
  usdPrice: string | null;
  isArgentWallet: boolean;
  earned: RawAmount;
}

export type ReadKind = keyof ReadTargets;

/** A fact of a chain that a screen wants kept fresh, as plain data. */
export type ReadOf<K extends ReadKind> = { readonly kind: K } & ReadTargets[K];
export type Read = { [K in ReadKind]: ReadOf<K> }[ReadKind];

/**
 * What is known: nothing yet, a value with the block it was true at (`syncing` while a newer one is not there: being read, or not to be
 * had from any node), or nothing because it could not be read. Unknown is never zero, and what is known does not become unknown.
 */
export type ReadState<K extends ReadKind> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly value: ReadValues[K]; readonly blockNumber: number; readonly syncing: boolean }
  /** Without `isUnreached` the chain itself answered, and no value can be made of that; with it no node has answered yet. */
  | { readonly kind: 'failed'; readonly isUnreached?: true };

/**
 * One answer of the reading stream, with the fact it answers. `unreachable`: no node answered, which leaves what is known; `failed`: the
 * chain answered, and the value cannot be made of that.
 */
export type ReadAnswer<K extends ReadKind = ReadKind> = {
  [P in K]: { readonly kind: P; readonly read: ReadOf<P>; readonly state: ReadState<P> | { readonly kind: 'unreachable' } };
}[K];

/** One text per fact; it carries chain and account, so an answer can never be taken for another's. */
export function readKey(read: Read): string {
  switch (read.kind) {
    case 'balance':
      return `${read.chainId}:${read.account}:${read.token}`;
    case 'allowance':
      return `${read.chainId}:${read.token}:${read.owner}:${read.spender}`;
    case 'token':
      return `${read.chainId}:${read.address}`;
    case 'totalSupply':
    case 'usdPrice':
      return `${read.chainId}:${read.token}`;
    case 'nonce':
      return `${read.chainId}:${read.token}:${read.owner}`;
    case 'earned':
      return `${read.chainId}:${read.stakingRewards}:${read.account}`;
    case 'nameOf':
      return read.address;
    case 'addressOf':
      return read.name;
    case 'isArgentWallet':
      return read.account;
  }
}
