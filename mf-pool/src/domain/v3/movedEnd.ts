import { TICK_SPACING, usableTickBounds, type FeeTier } from '@dex/mf-shared/domain';
import { typedPriceOfTick, type ShownPair } from '../rangePrice';
import type { TypedPrice } from './addRange';

export type RangeSide = 'left' | 'right';
/** How an end of the range is moved: by so many tick spacings as the shown price goes, or to the lowest or highest that it may have. */
export type RangeMove = number | 'lowest' | 'highest';

interface MovedEnd {
  readonly tick: number;
  /** The tick of the other end; null while it has none. */
  readonly other: number | null;
  readonly side: RangeSide;
  readonly move: RangeMove;
  readonly isTurned: boolean;
}

/** What an end is once it is moved: it stops one tick spacing before the other end, and opens at the outermost tick of its own side (V3-5, V3-6). */
export function movedEnd({ tick, other, side, move, isTurned }: MovedEnd, pair: ShownPair, fee: FeeTier): TypedPrice {
  const spacing = TICK_SPACING[fee];
  const { min, max } = usableTickBounds(fee);
  // Counted as the shown price rises.
  const up = isTurned ? -1 : 1;
  const [lowest, highest] = isTurned ? [-max, -min] : [min, max];
  const limit = other === null ? null : other * up + (side === 'left' ? -spacing : spacing);
  const least = side === 'right' && limit !== null ? limit : lowest;
  const most = side === 'left' && limit !== null ? limit : highest;
  const wanted = move === 'lowest' ? least : move === 'highest' ? most : tick * up + move * spacing;
  const next = Math.min(Math.max(most, least), Math.max(least, wanted));
  const outermost = side === 'left' ? lowest : highest;
  return next === outermost ? true : typedPriceOfTick(next * up, pair);
}
