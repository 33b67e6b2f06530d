/**
 * A stretch of a curve on which liquidity is constant: from `inputStart` on, `t` more raw units of input give
 * `a * t / (1 + c * t)` more of output, for at most `length` units.
 */
export interface Stretch {
  readonly inputStart: number;
  readonly outputStart: number;
  readonly a: number;
  readonly c: number;
  readonly length: number;
}

/**
 * What a way through pools gives for each raw amount of input, in floating point: concave, made of stretches. It finds where an
 * optimum lies; figures that a person sees are computed anew in whole numbers. Without stretches nothing goes through.
 */
export type Curve = readonly Stretch[];

/** A stretch before its place on a curve is known. */
export type LooseStretch = Pick<Stretch, 'a' | 'c' | 'length'>;

/** What `t` units of input give at the beginning of a stretch. */
export function gainOf({ a, c }: Pick<Stretch, 'a' | 'c'>, t: number): number {
  return t === Infinity ? a / c : (a * t) / (1 + c * t);
}

/** The same stretch seen from a place `t` units into it. */
export function shifted<S extends LooseStretch>({ a, c, length }: S, t: number): LooseStretch {
  const fall = 1 + c * t;
  return { a: a / (fall * fall), c: c / fall, length: length - t };
}

/** Stretches put one after the other, from nothing on. */
export function curveOf(stretches: readonly LooseStretch[]): Curve {
  let [inputStart, outputStart] = [0, 0];
  return stretches
    .filter(({ a, length }) => a > 0 && length > 0)
    .map((stretch) => {
      const placed = { ...stretch, inputStart, outputStart };
      inputStart += stretch.length;
      outputStart += gainOf(stretch, stretch.length);
      return placed;
    });
}

/** The most input that a curve is known for. */
export function capacityOf(curve: Curve): number {
  const last = curve.at(-1);
  return last ? last.inputStart + last.length : 0;
}

/** The most output that a curve is known to give. */
export function mostOutputOf(curve: Curve): number {
  const last = curve.at(-1);
  return last ? last.outputStart + gainOf(last, last.length) : 0;
}

/** Output for each further unit of input at the very beginning; zero where nothing goes through. */
export function firstPrice(curve: Curve): number {
  return curve[0]?.a ?? 0;
}

/** The last stretch that begins where the test still holds; the test holds from the first one up to some place. */
function lastWhere(curve: Curve, holds: (stretch: Stretch) => boolean): Stretch | undefined {
  let [low, high] = [0, curve.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const stretch = curve[middle];
    if (stretch && holds(stretch)) low = middle + 1;
    else high = middle;
  }
  return curve[low - 1];
}

/** Output for an input; beyond what is known no more than there. */
export function outputAt(curve: Curve, input: number): number {
  const stretch = lastWhere(curve, ({ inputStart }) => inputStart <= input);
  return stretch ? stretch.outputStart + gainOf(stretch, Math.min(input - stretch.inputStart, stretch.length)) : 0;
}

/** Output for the next unit after an input. */
export function priceAt(curve: Curve, input: number): number {
  const stretch = lastWhere(curve, ({ inputStart }) => inputStart <= input);
  return stretch ? shifted(stretch, Math.min(input - stretch.inputStart, stretch.length)).a : 0;
}

/** A place on a curve, in raw units of both sides. */
export interface Place {
  readonly input: number;
  readonly output: number;
}

const NOWHERE: Place = { input: 0, output: 0 };

/** How far a curve gives at least `price` of output for each further unit of input. */
export function placeAtPrice(curve: Curve, price: number): Place {
  const stretch = lastWhere(curve, ({ a }) => a > price);
  if (!stretch) return NOWHERE;
  const { a, c, length, inputStart, outputStart } = stretch;
  const t = Math.min(length, c > 0 ? (Math.sqrt(a / price) - 1) / c : length);
  return { input: inputStart + t, output: outputStart + gainOf(stretch, t) };
}
