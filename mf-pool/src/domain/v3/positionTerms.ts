import type { Address } from '@dex/mf-shared/domain';

/** What every order about positions says; the account is the order's own. Raw amounts are decimal text, deadlines seconds since the epoch. */
interface PositionTerms {
  readonly manager: Address;
  readonly token0: Address;
  readonly token1: Address;
}

/** The side of a pair that is paid in the native coin; null when both are tokens. */
export type NativeSide = 0 | 1 | null;

/** An addition of liquidity exactly as it will be sent: a new position, or with a token id an increase. */
export interface AddPositionTerms extends PositionTerms {
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

/** The making of a pool alone, at a price (Q64.96). */
export interface CreatePoolTerms extends PositionTerms {
  readonly fee: number;
  readonly startSqrtPriceX96: string;
}

/** One of the two sides of a pool. */
export type Side = 0 | 1;

/** A collection of everything that is owed, or of one side of it. With a native side the wrapped coin is unwrapped on the way. */
export interface CollectFeesTerms extends PositionTerms {
  readonly tokenId: string;
  /** What is expected to be owed, in raw decimal text; enforced by the call only where the coin is unwrapped. */
  readonly expected0: string;
  readonly expected1: string;
  readonly nativeSide: NativeSide;
  /** The side that is taken without the other one, which stays owed (V3-31); null for both. */
  readonly only: Side | null;
}

/** A removal of liquidity with its collection in the same transaction. */
export interface RemovePositionTerms extends CollectFeesTerms {
  readonly liquidity: string;
  readonly amount0Min: string;
  readonly amount1Min: string;
  readonly deadlineSeconds: number;
}
