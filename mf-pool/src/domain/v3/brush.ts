// The brush over the chart: which range its ends mean (V3-14).
import { TICK_SPACING, type FeeTier } from '@dex/mf-shared/domain';
import { isTurnedOver, tickOfTyped, typedPriceOfTick, type ShownPair } from '../rangePrice';
import type { TypedPrice } from './addRange';

export type BrushPart = 'left' | 'right' | 'body';
/** The lower and the upper price as they are shown; an open end is 0, or Infinity. */
export type Extent = readonly [number, number];

const DIGITS = 6;
/** The lowest price that a brush may set, and what its upper end stays below. */
const BOUNDS = { lowest: 0.000001, above: 1e35 } as const;

/** A price as plain decimal text: 6 decimals, below one 6 significant digits, never an exponent. */
export function plainPrice(value: number): string {
  if (value >= 1e21) return BigInt(Math.round(value)).toString();
  const leadingZeros = value > 0 && value < 1 ? Math.ceil(-Math.log10(value)) - 1 : 0;
  return value.toFixed(Math.min(100, DIGITS + leadingZeros));
}

/** The ends after a part was moved to where the pointer is; `at` gives the price under an end that was moved. Open ends stay open while the whole is moved, and no end passes the other. */
export function movedExtent([low, high]: Extent, part: BrushPart, at: (end: number) => number): Extent {
  const least = (end: number) => Math.max(0, at(end));
  if (part === 'left') return [Math.min(least(low), high), high];
  if (part === 'right') return [low, Math.max(least(high), low)];
  return [low > 0 ? least(low) : low, Number.isFinite(high) ? least(high) : high];
}

/** Where an end is drawn: at the edge of what is in sight when it lies beyond, as an open end always does. */
export function seenPrice(price: number, [from, to]: Extent): number {
  return Math.min(to, Math.max(from, price));
}

export interface BrushSubject {
  readonly pair: ShownPair;
  readonly fee: FeeTier;
  /** The price in force, as it is shown. */
  readonly price: number;
  /** False while the brush is a suggestion: then both ends are set, whichever was moved. */
  readonly isTyped: boolean;
}

/** What a moved brush sets, as it would be typed: the moved ends alone, an open end staying open, and the ends at least one tick spacing apart; null for ends that cannot be. */
export function brushRange(
  [low, high]: Extent,
  moved: BrushPart,
  { pair, fee, price, isTyped }: BrushSubject,
): { readonly left?: TypedPrice; readonly right?: TypedPrice } | null {
  const isOpen = high === Number.POSITIVE_INFINITY;
  if (!Number.isFinite(low) || !(high > 0) || (!isOpen && !(high < BOUNDS.above))) return null;
  // A millionth is far above the price of some pairs: there it is a millionth of the price.
  const lowest = Math.min(BOUNDS.lowest, price * BOUNDS.lowest);
  const left = low === 0 && moved !== 'left' ? true : plainPrice(Math.max(lowest, low));
  const right = isOpen ? true : plainPrice(high);
  const [apartLeft, apartRight] = apart(left, right, moved, pair, fee);
  if (!isTyped) return { left: apartLeft, right: apartRight };
  return {
    ...(moved === 'right' ? {} : { left: apartLeft }),
    ...(moved === 'left' ? {} : { right: apartRight }),
  };
}

/** The moved end gives way where both would be the same tick, or the wrong way round. */
function apart(left: TypedPrice, right: TypedPrice, moved: BrushPart, pair: ShownPair, fee: FeeTier): readonly [TypedPrice, TypedPrice] {
  if (left === true || right === true) return [left, right];
  const [leftTick, rightTick] = [tickOfTyped(left, pair, fee), tickOfTyped(right, pair, fee)];
  if (leftTick === null || rightTick === null) return [left, right];
  // The way in which ticks go as the shown price rises.
  const up = isTurnedOver(pair) ? -1 : 1;
  if ((rightTick - leftTick) * up > 0) return [left, right];
  const spacing = TICK_SPACING[fee] * up;
  return moved === 'left' ? [typedPriceOfTick(rightTick - spacing, pair), right] : [left, typedPriceOfTick(leftTick + spacing, pair)];
}
