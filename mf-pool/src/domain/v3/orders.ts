import type { Address, ChainId } from '@dex/mf-shared/domain';

/** What every order of this section carries; the deadline is in seconds since the epoch. Raw amounts are decimal text. */
interface Order {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly manager: Address;
  readonly token0: Address;
  readonly token1: Address;
}

/** The side of a pair that is paid in the native coin; null when both are tokens. */
export type NativeSide = 0 | 1 | null;

/** An addition of liquidity exactly as it will be sent: a new position, or with a token id an increase. */
export interface AddOrder extends Order {
  readonly tokenId: string | null;
  readonly fee: number;
  readonly tickLower: number;
  readonly tickUpper: number;
  readonly amount0Desired: string;
  readonly amount1Desired: string;
  readonly amount0Min: string;
  readonly amount1Min: string;
  readonly deadlineSeconds: number;
  readonly nativeSide: NativeSide;
  /** The price (Q64.96) of a pool that has to be made first; null for a pool that exists. */
  readonly startSqrtPriceX96: string | null;
}

/** A collection of everything that is owed. With a native side the wrapped coin is unwrapped on the way. */
export interface CollectOrder extends Order {
  readonly tokenId: string;
  /** What is expected to be owed, in raw decimal text; a bound only where the coin is unwrapped. */
  readonly expected0: string;
  readonly expected1: string;
  readonly nativeSide: NativeSide;
}

/** A removal of liquidity with its collection in the same transaction. */
export interface RemoveOrder extends CollectOrder {
  readonly liquidity: string;
  readonly amount0Min: string;
  readonly amount1Min: string;
  readonly deadlineSeconds: number;
}

/** An order of this section without whose it is and where: what the engine of orders carries as its terms. */
export type TermsOf<Ordered extends Order> = Omit<Ordered, 'chainId' | 'account'>;
