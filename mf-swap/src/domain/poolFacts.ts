import type { Token } from '@dex/mf-shared/domain';
import type { PairV2 } from './v2/pairV2';
import type { PoolV3 } from './v3/poolV3';

/** A version-2 pair as plain data; reserves are decimal text. */
export interface PairFacts {
  readonly address: string;
  readonly token0: Token;
  readonly token1: Token;
  readonly reserve0: string;
  readonly reserve1: string;
}

/** A version-3 pool as plain data; whole numbers as decimal text, ticks as [index, net liquidity] in ascending order. */
export interface PoolFacts {
  readonly address: string;
  readonly token0: Token;
  readonly token1: Token;
  readonly fee: number;
  readonly tickSpacing: number;
  readonly sqrtPriceX96: string;
  readonly tick: number;
  readonly liquidity: string;
  readonly ticks: readonly (readonly [number, string])[];
  readonly words: { readonly first: number; readonly last: number } | null;
}

/** All pools that may carry a swap, at one block. `syncing` while a newer block is being read; `isComplete` once every candidate was asked for. */
export interface PoolsFacts {
  readonly blockNumber: number;
  readonly syncing: boolean;
  readonly isComplete: boolean;
  readonly failed: boolean;
  readonly pairs: readonly PairFacts[];
  readonly pools: readonly PoolFacts[];
}

/** No pool at all, of no block. */
export const NO_POOLS: PoolsFacts = { blockNumber: 0, syncing: false, isComplete: true, failed: false, pairs: [], pools: [] };

/** The pools as numbers to quote with. */
export interface Pools {
  readonly v2: readonly PairV2[];
  readonly v3: readonly PoolV3[];
}

/** Plain data to numbers; pools without price are left out. */
export function poolsOf(facts: PoolsFacts): Pools {
  return {
    v2: facts.pairs.map((pair) => ({ ...pair, reserve0: BigInt(pair.reserve0), reserve1: BigInt(pair.reserve1) })),
    v3: facts.pools.map((pool) => ({
      ...pool,
      sqrtPriceX96: BigInt(pool.sqrtPriceX96),
      liquidity: BigInt(pool.liquidity),
      ticks: pool.ticks.map(([index, liquidityNet]) => ({ index, liquidityNet: BigInt(liquidityNet) })),
    })),
  };
}
