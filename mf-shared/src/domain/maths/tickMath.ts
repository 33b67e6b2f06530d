import { TICK_BOUNDS, TICK_SPACING, usableTickBounds, type FeeTier } from '@dex/mf-shared/domain';

/** The square root price at the lowest tick, as Q64.96 (TickMath). */
export const MIN_SQRT_RATIO = 4295128739n;
/** The square root price at the highest tick, as Q64.96 (TickMath); a pool's price stays below it. */
export const MAX_SQRT_RATIO = 1461446703485210103287273052203988822378723970342n;

const ONE_Q128 = 1n << 128n;
const WORD_MAX = (1n << 256n) - 1n;

/** 1.0001^(-2^i / 2) as Q128.128 for i = 0 … 19: the factors of the contract. */
const FACTORS: readonly bigint[] = [
  0xfffcb933bd6fad37aa2d162d1a594001n,
  0xfff97272373d413259a46990580e213an,
  0xfff2e50f5f656932ef12357cf3c7fdccn,
  0xffe5caca7e10e4e61c3624eaa0941cd0n,
  0xffcb9843d60f6159c9db58835c926644n,
  0xff973b41fa98c081472e6896dfb254c0n,
  0xff2ea16466c96a3843ec78b326b52861n,
  0xfe5dee046a99a2a811c461f1969c3053n,
  0xfcbe86c7900a88aedcffc83b479aa3a4n,
  0xf987a7253ac413176f2b074cf7815e54n,
  0xf3392b0822b70005940c7a398e4b70f3n,
  0xe7159475a2c29b7443b29c7fa6e889d9n,
  0xd097f3bdfd2022b8845ad8f792aa5825n,
  0xa9f746462d870fdf8a65dc1f90e061e5n,
  0x70d869a156d2a1b890bb3df62baf32f7n,
  0x31be135f97d08fd981231505542fcfa6n,
  0x9aa508b5b7a84e1c677de54f3e99bc9n,
  0x5d6af8dedb81196699c329225ee604n,
  0x2216e584f5fa1ea926041bedfe98n,
  0x48a170391f7dc42444e8fa2n,
];

/** The square root price of a tick as Q64.96, rounded as the contract rounds it; throws a RangeError outside the ticks of a pool (TickMath.getSqrtRatioAtTick). */
export function sqrtRatioAtTick(tick: number): bigint {
  if (!Number.isInteger(tick) || tick < TICK_BOUNDS.min || tick > TICK_BOUNDS.max) throw new RangeError(`Not a tick: ${tick}`);
  const distance = Math.abs(tick);
  let ratio = ONE_Q128;
  FACTORS.forEach((factor, bit) => {
    if (distance & (1 << bit)) ratio = (ratio * factor) >> 128n;
  });
  if (tick > 0) ratio = WORD_MAX / ratio;
  return ratio & 0xffffffffn ? (ratio >> 32n) + 1n : ratio >> 32n;
}

/** The highest tick whose square root price is at most this one; throws a RangeError outside the prices of a pool (TickMath.getTickAtSqrtRatio). */
export function tickAtSqrtRatio(sqrtRatio: bigint): number {
  if (sqrtRatio < MIN_SQRT_RATIO || sqrtRatio >= MAX_SQRT_RATIO) throw new RangeError('Not a price of a pool');
  let [low, high]: [number, number] = [TICK_BOUNDS.min, TICK_BOUNDS.max];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (sqrtRatioAtTick(middle) <= sqrtRatio) low = middle;
    else high = middle;
  }
  return low;
}

/** The usable tick of a fee that lies nearest to a square root price, by ratio, so that turning the price over gives the mirrored tick; prices beyond the outermost ticks give those. */
export function nearestUsableTick(sqrtRatio: bigint, fee: FeeTier): number {
  const { min, max } = usableTickBounds(fee);
  if (sqrtRatio <= sqrtRatioAtTick(min)) return min;
  if (sqrtRatio >= sqrtRatioAtTick(max)) return max;
  const spacing = TICK_SPACING[fee];
  const lower = Math.max(min, Math.floor(tickAtSqrtRatio(sqrtRatio) / spacing) * spacing);
  const upper = Math.min(max, lower + spacing);
  return sqrtRatio * sqrtRatio >= sqrtRatioAtTick(lower) * sqrtRatioAtTick(upper) ? upper : lower;
}

/** The whole square root of a non-negative whole number, rounded down. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(16).length * 4 + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}
