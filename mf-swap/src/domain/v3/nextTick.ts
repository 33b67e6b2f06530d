import { TICK_BOUNDS } from '@dex/mf-shared/domain';
import type { PoolV3, Tick } from './poolV3';

/** Where the next step of a swap ends: at an initialised tick, or at the edge of a bitmap word. */
export interface NextTick {
  readonly index: number;
  readonly initialised: Tick | null;
}

/** The next stop from a tick within one bitmap word, or null when that word is not known (TickBitmap.nextInitializedTickWithinOneWord). */
export function nextTick(pool: PoolV3, tick: number, downwards: boolean): NextTick | null {
  const compressed = Math.floor(tick / pool.tickSpacing) + (downwards ? 0 : 1);
  const word = Math.floor(compressed / 256);
  if (!pool.words || word < pool.words.first || word > pool.words.last) return null;
  const edge = (downwards ? word * 256 : word * 256 + 255) * pool.tickSpacing;
  const found = downwards
    ? lastAtOrBelow(pool.ticks, compressed * pool.tickSpacing)
    : firstAtOrAbove(pool.ticks, compressed * pool.tickSpacing);
  const initialised = found && (downwards ? found.index >= edge : found.index <= edge) ? found : null;
  return { index: Math.min(TICK_BOUNDS.max, Math.max(TICK_BOUNDS.min, initialised ? initialised.index : edge)), initialised };
}

function firstAtOrAbove(ticks: readonly Tick[], index: number): Tick | null {
  let low = 0;
  let high = ticks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ticks[middle]?.index ?? Infinity) < index) low = middle + 1;
    else high = middle;
  }
  return ticks[low] ?? null;
}

function lastAtOrBelow(ticks: readonly Tick[], index: number): Tick | null {
  let low = 0;
  let high = ticks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ticks[middle]?.index ?? Infinity) <= index) low = middle + 1;
    else high = middle;
  }
  return ticks[low - 1] ?? null;
}
