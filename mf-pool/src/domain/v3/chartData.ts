import type { FeeTier } from '@dex/mf-shared/domain';
import { isTurnedOver, type ShownPair } from '../rangePrice';
import type { TickRecord } from './poolState';

/** A point of the chart: from this price upward so much liquidity is active; prices as they are shown, with 8 decimals. */
export interface ChartPoint {
  readonly price0: number;
  readonly activeLiquidity: number;
}

/** How far the chart looks at first, in multiples of the price, and how far it may zoom (V3-14). */
export interface ZoomLevels {
  readonly initialMin: number;
  readonly initialMax: number;
  readonly min: number;
  readonly max: number;
}

const NARROW: ZoomLevels = { initialMin: 0.999, initialMax: 1.001, min: 0.00001, max: 1.5 };
const WIDE: ZoomLevels = { initialMin: 0.5, initialMax: 2, min: 0.00001, max: 20 };
export const ZOOM_LEVELS: Readonly<Record<FeeTier, ZoomLevels>> = { 100: NARROW, 500: NARROW, 3000: WIDE, 10_000: WIDE };

const PRICE_DECIMALS = 8;
/** The shown price of a tick as a figure to draw by: 8 decimals, below one 8 significant digits. */
export function chartPrice(tick: number, pair: ShownPair): number {
  const { base, quote } = pair;
  const price = 1.0001 ** (isTurnedOver(pair) ? -tick : tick) * 10 ** (base.decimals - quote.decimals);
  return Number(price < 1 ? price.toPrecision(PRICE_DECIMALS) : price.toFixed(PRICE_DECIMALS));
}

/** The liquidity over the shown prices as steps, the lowest price first. */
export function chartPoints(records: readonly TickRecord[], pair: ShownPair): readonly ChartPoint[] {
  const steps = records.map(({ tickIdx, liquidityActive }) => ({
    price0: chartPrice(tickIdx, pair),
    // Ticks may be some blocks older than the pool's liquidity.
    activeLiquidity: Math.max(0, Number(liquidityActive)),
  }));
  if (!isTurnedOver(pair)) return steps;
  // Turned over, a step begins at the price where it ended before; what was active above the highest tick begins at zero.
  const turned = steps.map((step, index) => ({ price0: step.price0, activeLiquidity: steps[index - 1]?.activeLiquidity ?? 0 }));
  return [{ price0: 0, activeLiquidity: steps.at(-1)?.activeLiquidity ?? 0 }, ...turned.reverse()];
}

/** The prices in sight at a zoom factor (1 at first, larger is nearer), never below zero. */
export function visiblePrices(price: number, levels: ZoomLevels, zoom: number): readonly [number, number] {
  const [from, to] = [price * levels.initialMin, price * levels.initialMax];
  const [middle, half] = [(from + to) / 2, (to - from) / 2 / zoom];
  return [Math.max(0, middle - half), middle + half];
}

/** A zoom factor inside what its tier allows. */
export function boundedZoom(zoom: number, { min, max }: ZoomLevels): number {
  return Math.min(max, Math.max(min, zoom));
}
