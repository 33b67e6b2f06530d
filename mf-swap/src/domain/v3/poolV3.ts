import type { Token } from '@dex/mf-shared/domain';

/** An initialised tick and the liquidity that joins when the price rises over it (negative: leaves). */
export interface Tick {
  readonly index: number;
  readonly liquidityNet: bigint;
}

/**
 * A version-3 pool at one block. `ticks` holds every initialised tick of the bitmap words `firstWord` … `lastWord`
 * (inclusive), in ascending order, and none outside; without words nothing is known about ticks.
 */
export interface PoolV3 {
  readonly address: string;
  readonly token0: Token;
  readonly token1: Token;
  /** Millionths: 3000 is 0.3 %. */
  readonly fee: number;
  readonly tickSpacing: number;
  readonly sqrtPriceX96: bigint;
  readonly tick: number;
  readonly liquidity: bigint;
  readonly ticks: readonly Tick[];
  readonly words: { readonly first: number; readonly last: number } | null;
}
