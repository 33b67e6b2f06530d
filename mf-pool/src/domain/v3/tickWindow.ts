import { TICK_SPACING, usableTickBounds, type FeeTier } from '@dex/mf-shared/domain';
import { wordOfTick } from '@dex/mf-shared/domain/maths';
import type { InitialisedTick, TickRecord } from './poolState';

/** At most this many initialised ticks around the price are drawn (V3-13). */
export const TICK_WINDOW = 500;

/** Bitmap words to read on each side of the price: fine ticks fill more words for the same span of prices. */
const REACH: Readonly<Record<FeeTier, number>> = { 100: 16, 500: 16, 3000: 8, 10_000: 4 };

/** The bitmap words around a tick that a chart reads, lowest first, inside those that a pool can have. */
export function wordsAround(tick: number, fee: FeeTier): readonly number[] {
  const { min, max } = usableTickBounds(fee);
  const wordOf = (tickIdx: number) => wordOfTick(tickIdx, TICK_SPACING[fee]);
  const middle = wordOf(tick);
  const [first, last] = [Math.max(wordOf(min), middle - REACH[fee]), Math.min(wordOf(max), middle + REACH[fee])];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The ticks nearest to a tick, at most 500, lowest first. */
export function nearestTicks(ticks: readonly InitialisedTick[], tick: number): readonly InitialisedTick[] {
  const nearest = [...ticks].sort(([one], [other]) => Math.abs(one - tick) - Math.abs(other - tick)).slice(0, TICK_WINDOW);
  return nearest.sort(([one], [other]) => one - other);
}

/**
 * The liquidity that is active from each tick upward, counted from the pool's own liquidity at its current tick outward (V3-13).
 * The pivot is the usable tick at or below the price, with the pool's liquidity; the first record is the outermost tick, with what is
 * active below the lowest known one. Null, with "TickData pivot not found" left to the caller, when the price lies outside the ticks of a pool.
 */
export function tickRecords(
  ticks: readonly InitialisedTick[],
  current: { readonly tick: number; readonly liquidity: string },
  fee: FeeTier,
): readonly TickRecord[] | null {
  const { min, max } = usableTickBounds(fee);
  const pivot = Math.floor(current.tick / TICK_SPACING[fee]) * TICK_SPACING[fee];
  if (pivot < min - TICK_SPACING[fee] || pivot > max) return null;
  const net = new Map(ticks.map(([tick, value]) => [tick, BigInt(value)]));
  const below = ticks.filter(([tick]) => tick < pivot).reverse();
  const above = ticks.filter(([tick]) => tick > pivot);
  const records: TickRecord[] = [{ tickIdx: pivot, liquidityNet: String(net.get(pivot) ?? 0n), liquidityActive: current.liquidity }];
  let active = BigInt(current.liquidity);
  for (const [tick, value] of above) {
    active += BigInt(value);
    records.push({ tickIdx: tick, liquidityNet: value, liquidityActive: String(active) });
  }
  // Going down, what begins at a tick is no longer active below it.
  active = BigInt(current.liquidity) - (net.get(pivot) ?? 0n);
  for (const [tick, value] of below) {
    records.unshift({ tickIdx: tick, liquidityNet: value, liquidityActive: String(active) });
    active -= BigInt(value);
  }
  if (min < (records[0]?.tickIdx ?? min)) records.unshift({ tickIdx: min, liquidityNet: '0', liquidityActive: String(active) });
  return records;
}
