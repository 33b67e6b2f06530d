import { capacityOf, firstPrice, mostOutputOf, outputAt, placeAtPrice, priceAt, type Curve, type Place } from './curve';
import { bestPacking, visitPackings, type Conflicts } from './packing';
import { spread, type FixedSide } from './spread';

/** A way from one token to the other. `cost` is what using it costs beside the trade, in raw units of the side that is not fixed. */
export interface Way {
  readonly curve: Curve;
  readonly cost: number;
}

/** How a trade is divided over ways; the shares of the fixed side add up to one but for rounding. */
export interface Split {
  readonly ways: readonly number[];
  readonly places: readonly Place[];
  /** Output less costs, or the negative of input and costs: more is better. */
  readonly value: number;
}

/** How many likely sets are computed in full, and how many exchanges are tried on the best of them: a bound on the time. */
const MOST_LIKELY = 60;
const MOST_EXCHANGES = 120;
/** Halvings of the price's range, after which it is known to a billionth. */
const BOUND_STEPS = 32;
/** Sets that cannot be better than by this share of the value are not looked at. */
const TOLERANCE = 1e-9;

/**
 * The best division of a trade over at most `most` ways that do not conflict, net of their costs. The search prices one unit of the fixed
 * side: at a price each way is worth what it earns beyond it, and no set can bring more than the price of everything and the worths of its
 * ways (weak duality). So the price at which that bound is lowest names the few sets that can be the best, and those are computed in full.
 */
export function findSplit(ways: readonly Way[], total: number, side: FixedSide, conflicts: Conflicts): Split | null {
  const best = { split: bestAlone(ways, total, side) };
  const tried = new Set<string>();
  let mostTried = MOST_LIKELY;
  const attempt = (numbers: readonly number[]) => {
    const key = [...numbers].sort((one, other) => one - other).join();
    if (tried.has(key) || tried.size >= mostTried) return;
    tried.add(key);
    const split = divide(ways, numbers, total, side);
    if (split && (!best.split || split.value > best.split.value)) best.split = split;
  };
  const price = boundPrice(ways, total, side, conflicts, attempt);
  if (price === null) return best.split;
  const worths = worthsAt(ways, price, side);
  const least = side === 'input' ? price * total : -total / price;
  visitPackings(
    worths,
    conflicts,
    () => (best.split ? best.split.value + Math.abs(best.split.value) * TOLERANCE - least : -Infinity),
    ({ ways: numbers }) => attempt(numbers),
  );
  mostTried = tried.size + MOST_EXCHANGES;
  improve(ways, conflicts, best, attempt);
  return best.split;
}

/** The best single way for all of it. */
function bestAlone(ways: readonly Way[], total: number, side: FixedSide): Split | null {
  let best: Split | null = null;
  ways.forEach((_, way) => {
    const split = divide(ways, [way], total, side);
    if (split && (!best || split.value > best.value)) best = split;
  });
  return best;
}

function divide(ways: readonly Way[], numbers: readonly number[], total: number, side: FixedSide): Split | null {
  const chosen = numbers.flatMap((number) => ways[number] ?? []);
  const [only] = chosen;
  const places =
    chosen.length === 1 && only
      ? alone(only.curve, total, side)
      : spread(
          chosen.map(({ curve }) => curve),
          total,
          side,
        );
  if (!places) return null;
  const cost = chosen.reduce((sum, way) => sum + way.cost, 0);
  const other = places.reduce((sum, place) => sum + (side === 'input' ? place.output : place.input), 0);
  return { ways: numbers, places, value: side === 'input' ? other - cost : -other - cost };
}

function alone(curve: Curve, total: number, side: FixedSide): readonly Place[] | null {
  if (side === 'output') return total < mostOutputOf(curve) ? spread([curve], total, side) : null;
  return total < capacityOf(curve) ? [{ input: total, output: outputAt(curve, total) }] : null;
}

/** What each way earns beyond the price, in raw units of the side that is not fixed. */
function worthsAt(ways: readonly Way[], price: number, side: FixedSide): readonly number[] {
  return ways.map(({ curve, cost }) => {
    if (firstPrice(curve) <= price) return 0;
    const { input, output } = placeAtPrice(curve, price);
    return (side === 'input' ? output - price * input : output / price - input) - cost;
  });
}

/** The price at which the bound is lowest, by bisection: there the best set would take just the total. Sets met on the way are tried. */
function boundPrice(
  ways: readonly Way[],
  total: number,
  side: FixedSide,
  conflicts: Conflicts,
  attempt: (numbers: readonly number[]) => void,
): number | null {
  let high = Math.max(0, ...ways.map(({ curve }) => firstPrice(curve)));
  const takesAll = (price: number): boolean => {
    const { ways: numbers } = bestPacking(worthsAt(ways, price, side), conflicts);
    if (numbers.length > 0) attempt(numbers);
    return numbers.reduce((sum, number) => sum + placeAtPrice(ways[number]?.curve ?? [], price)[side], 0) >= total;
  };
  let low = high / 2;
  for (let factor = 2; low > 0 && !takesAll(low); factor *= factor) [high, low] = [low, low / factor];
  if (!(low > 0)) return null;
  for (let step = 0; step < BOUND_STEPS; step += 1) {
    const price = (high + low) / 2;
    if (takesAll(price)) low = price;
    else high = price;
  }
  return (high + low) / 2;
}

/** Adds, leaves out and exchanges single ways of the best set for as long as that helps. */
function improve(
  ways: readonly Way[],
  { areApart, most }: Conflicts,
  best: { split: Split | null },
  attempt: (numbers: readonly number[]) => void,
): void {
  for (let before: Split | null = null; best.split && best.split !== before; ) {
    before = best.split;
    const { ways: numbers, places } = before;
    const lastPrice = Math.min(...numbers.map((number, index) => priceAt(ways[number]?.curve ?? [], places[index]?.input ?? 0)));
    ways.forEach(({ curve }, way) => {
      // A way that begins no better than the others end takes nothing.
      if (numbers.includes(way) || firstPrice(curve) <= lastPrice) return;
      const apart = numbers.filter((other) => areApart(other, way));
      if (apart.length < most) attempt([...apart, way]);
    });
    if (numbers.length > 1) for (const left of numbers) attempt(numbers.filter((number) => number !== left));
  }
}
