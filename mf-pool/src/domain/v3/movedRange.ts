import { TICK_SPACING, usableTickBounds, type FeeTier } from '@dex/mf-shared/domain';
import type { TickRange } from '../liquidityMath';

/** Whether two ranges are one. */
export function isSameRange(one: TickRange, other: TickRange): boolean {
  return one.tickLower === other.tickLower && one.tickUpper === other.tickUpper;
}

/** A range of the same width around a pool's tick, on usable ticks, inside what a pool can hold (V3-30). */
export function rangeAround({ tickLower, tickUpper }: TickRange, tick: number, fee: FeeTier): TickRange {
  const spacing = TICK_SPACING[fee];
  const { min, max } = usableTickBounds(fee);
  const width = tickUpper - tickLower;
  const wanted = Math.round((tick - width / 2) / spacing) * spacing;
  const lower = Math.max(min, Math.min(wanted, max - width));
  return { tickLower: lower, tickUpper: Math.min(max, lower + width) };
}
