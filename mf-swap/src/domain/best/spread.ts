import { capacityOf, firstPrice, mostOutputOf, placeAtPrice, type Curve, type Place } from './curve';

/** The side of a trade whose sum is given. */
export type FixedSide = 'input' | 'output';

const STEPS = 100;
/** Closer than this sums are not told apart. */
const CLOSE = 1e-13;

/**
 * Where each curve stands when together they take (or give) `total` and no unit would do better elsewhere: every curve in use ends at
 * the same price for its next unit. That price is found by a bisection that leans on this: along one stretch the input grows evenly with
 * one over the root of the price, the output falls evenly with the root. Null when the curves are not known that far.
 */
export function spread(curves: readonly Curve[], total: number, side: FixedSide): readonly Place[] | null {
  const limit = curves.reduce((sum, curve) => sum + (side === 'input' ? capacityOf(curve) : mostOutputOf(curve)), 0);
  const high = Math.max(...curves.map(firstPrice));
  if (!(total < limit) || !(high > 0)) return null;
  // The sum rises with `at`: one over the root of the price, or the root with its sign turned.
  const priceOf = (at: number) => (side === 'input' ? 1 / (at * at) : at * at);
  const placeOf = (price: number) => (side === 'input' ? 1 / Math.sqrt(price) : -Math.sqrt(price));
  const missing = (at: number) => sumOf(curves, priceOf(at), side) - total;
  let below = { at: placeOf(high), missing: -total };
  let above = below;
  for (let price = high / 2, factor = 2; above.missing < 0; price /= factor, factor *= factor) {
    if (!(price > 0)) return null;
    above = { at: placeOf(price), missing: missing(placeOf(price)) };
    if (above.missing < 0) below = above;
  }
  let weight = { below: 1, above: 1 };
  for (let step = 0; step < STEPS; step += 1) {
    // The Illinois method: the end that stays counts for less each time, so that the other one moves too.
    const [left, right] = [-below.missing * weight.below, above.missing * weight.above];
    const leant = below.at + ((above.at - below.at) * left) / (left + right);
    const at = step % 8 === 7 || !(leant > below.at && leant < above.at) ? (below.at + above.at) / 2 : leant;
    if (at <= below.at || at >= above.at) break;
    const found = { at, missing: missing(at) };
    if (found.missing < 0) {
      weight = { below: 1, above: weight.below === 1 ? weight.above / 2 : weight.above };
      below = found;
    } else {
      weight = { above: 1, below: weight.above === 1 ? weight.below / 2 : weight.below };
      above = found;
    }
    if (Math.abs(found.missing) <= total * CLOSE) break;
  }
  return between(curves, { high: priceOf(below.at), low: priceOf(above.at) }, total, side);
}

/** At the last two prices the sum is just below and just above the total; what lies between them is shared in proportion. */
function between(curves: readonly Curve[], { high, low }: { high: number; low: number }, total: number, side: FixedSide): readonly Place[] {
  const [below, above] = [sumOf(curves, high, side), sumOf(curves, low, side)];
  const share = above > below ? (total - below) / (above - below) : 0;
  return curves.map((curve) => {
    const [one, other] = [placeAtPrice(curve, high), placeAtPrice(curve, low)];
    return { input: one.input + share * (other.input - one.input), output: one.output + share * (other.output - one.output) };
  });
}

function sumOf(curves: readonly Curve[], price: number, side: FixedSide): number {
  let sum = 0;
  for (const curve of curves) sum += placeAtPrice(curve, price)[side];
  return sum;
}
