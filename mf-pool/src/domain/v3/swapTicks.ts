// Where a pool's swaps ended, and which part of them a range would have held (V3-25).
import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { TickRange } from '../liquidityMath';

/** How far back swaps are counted, in seconds: 30 days. */
export const SWAPS_SPAN_SECONDS = 30 * 86_400;

export interface SwapTicksWish {
  readonly chainId: ChainId;
  readonly pool: Address;
  readonly key: string;
}

/** `counts`: at how many swaps the pool stood at a tick afterwards, whole or not at all. */
export type SwapTicks =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'reading'; readonly count: number }
  | { readonly kind: 'known'; readonly counts: readonly (readonly [tick: number, count: number])[] };

const WHOLE = 100;

/** The part of the swaps that ended inside a range, in whole percents, rounded down; null where there were none. */
export function heldPercent(counts: Extract<SwapTicks, { kind: 'known' }>['counts'], { tickLower, tickUpper }: TickRange): number | null {
  let [all, inside] = [0, 0];
  for (const [tick, count] of counts) {
    all += count;
    if (tick >= tickLower && tick < tickUpper) inside += count;
  }
  return all === 0 ? null : Math.floor((inside * WHOLE) / all);
}
