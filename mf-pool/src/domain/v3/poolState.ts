import type { Address } from '@dex/mf-shared/domain';

/** What is known of one pool (V3-12); raw figures are decimal text, the price is Q64.96. A pool that was made but never given a price counts as missing. */
export type PoolState =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'notExists' }
  | { readonly kind: 'exists'; readonly sqrtPriceX96: string; readonly tick: number; readonly liquidity: string };

/** The pools that a screen wants, by address; a pool that is not in it was not asked for. */
export type PoolStates = Readonly<Record<Address, PoolState>>;

/** The liquidity that begins or ends at an initialised tick, and that which is active from it upward; raw decimal text. */
export interface TickRecord {
  readonly tickIdx: number;
  readonly liquidityNet: string;
  readonly liquidityActive: string;
}

/** An initialised tick: index and net liquidity as raw decimal text with sign. */
export type InitialisedTick = readonly [tickIdx: number, liquidityNet: string];
