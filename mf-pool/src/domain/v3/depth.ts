// What lies in a pool between two of its ticks, as a chart names it (V3-14).
import { amountsOfLiquidity, type TickRange } from '../liquidityMath';
import { isTurnedOver, type ShownPair } from '../rangePrice';
import { chartPrice } from './chartData';
import type { TickRecord } from './poolState';

/** A stretch of prices with the same liquidity, as they are shown, and what of each token lies in it: raw units. */
export interface DepthStep extends TickRange {
  readonly from: number;
  readonly to: number;
  readonly base: bigint;
  readonly quote: bigint;
}

/**
 * The stretches between the known ticks, the lowest shown price first. What lies beyond the outermost of them is not known, nor what lies where
 * ticks that are some blocks older than the pool's liquidity make less than none.
 */
export function depthSteps(records: readonly TickRecord[], sqrtPriceX96: bigint, pair: ShownPair): readonly DepthStep[] {
  const isTurned = isTurnedOver(pair);
  const steps = records.slice(0, -1).flatMap(({ tickIdx, liquidityActive }, index): DepthStep[] => {
    if (liquidityActive.startsWith('-')) return [];
    const range = { tickLower: tickIdx, tickUpper: records[index + 1]?.tickIdx ?? tickIdx };
    const { amount0, amount1 } = amountsOfLiquidity(sqrtPriceX96, range, BigInt(liquidityActive), 'payOut');
    const [one, other] = [chartPrice(range.tickLower, pair), chartPrice(range.tickUpper, pair)];
    const [base, quote] = isTurned ? [amount1, amount0] : [amount0, amount1];
    return [{ ...range, from: Math.min(one, other), to: Math.max(one, other), base, quote }];
  });
  return isTurned ? steps.toReversed() : steps;
}

/** The place of the stretch that a price is in; the nearest one beyond both ends; null without any. */
export function stepAt(steps: readonly DepthStep[], price: number): number | null {
  if (steps.length === 0) return null;
  const after = steps.findIndex(({ to }) => price < to);
  return after === -1 ? steps.length - 1 : after;
}
