// Ranges by purpose (V3-25).
import { TICK_SPACING, usableTickBounds, type FeeTier } from '@dex/mf-shared/domain';
import { isTurnedOver, typedPriceOfTick, type ShownPair } from '../rangePrice';

/** `above` and `below` lie wholly on one side of the price as it is shown, so that one token is deposited and sold on the way. */
export const PRESETS = ['stable', 'wide', 'above', 'below'] as const;
export type PresetKind = (typeof PRESETS)[number];

/** A tenth of a percent in ticks (1.0001 each): two coins that mean the same hold within it. */
const TENTH_OF_A_PERCENT = 10;
/** Half and double the price in ticks: ln 2 / ln 1.0001, rounded. */
const DOUBLE = 6932;

/** The range of a preset around a pool's tick as it would be typed, each end on a usable tick; the lower price as it is shown first. */
export function presetRange(
  kind: PresetKind,
  tick: number,
  pair: ShownPair,
  fee: FeeTier,
): { readonly left: string; readonly right: string } {
  const spacing = TICK_SPACING[fee];
  const up = isTurnedOver(pair) ? -1 : 1;
  const { min, max } = usableTickBounds(fee);
  // Ticks as the shown price rises. What holds the price reaches from below it to above it; a pool's tick counts as inside from its lower end on.
  const [before, after] = [Math.floor(tick / spacing) * spacing, (Math.floor(tick / spacing) + 1) * spacing];
  const [under, over] = up === 1 ? [before, after] : [-after, -before];
  const steps = (ticks: number) => Math.max(1, Math.round(ticks / spacing)) * spacing;
  const [low, high] = shownTicks(kind, under, over, steps);
  const typed = (shown: number) => typedPriceOfTick(Math.min(max, Math.max(min, shown * up)), pair);
  return { left: typed(low), right: typed(high) };
}

function shownTicks(kind: PresetKind, under: number, over: number, steps: (ticks: number) => number): readonly [number, number] {
  switch (kind) {
    case 'stable':
      return [under - steps(TENTH_OF_A_PERCENT), over + steps(TENTH_OF_A_PERCENT)];
    case 'wide':
      return [under - steps(DOUBLE), over + steps(DOUBLE)];
    case 'above':
      return [over, over + steps(DOUBLE)];
    case 'below':
      return [under - steps(DOUBLE), under];
  }
}
