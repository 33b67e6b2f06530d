import type { Hop } from '../route';
import { nextTick } from '../v3/nextTick';
import type { PairV2 } from '../v2/pairV2';
import { MAX_RESERVE } from '../v2/quoteV2';
import type { PoolV3 } from '../v3/poolV3';
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO, sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { curveOf, type Curve, type LooseStretch } from './curve';

const Q96 = 2 ** 96;
/** So much of the last known stretch is left alone, so that rounding never leads beyond what is known. */
const MARGIN = 1e-9;

/** The curve of one pool in one direction, as far as its state is known. */
export function hopCurve(hop: Hop): Curve {
  return curveOf(hop.version === 'v2' ? [pairStretch(hop.pool, hop.zeroForOne)] : poolStretches(hop.pool, hop.zeroForOne));
}

function pairStretch({ reserve0, reserve1 }: PairV2, zeroForOne: boolean): LooseStretch {
  const [reserveIn, reserveOut] = zeroForOne ? [reserve0, reserve1] : [reserve1, reserve0];
  if (reserveIn <= 0n || reserveOut <= 0n) return { a: 0, c: 0, length: 0 };
  const [held, sold] = [Number(reserveIn), Number(reserveOut)];
  return { a: (0.997 * sold) / held, c: 0.997 / held, length: Number(MAX_RESERVE - reserveIn) };
}

/** Gives one stretch from each initialised tick to the next. A stretch without liquidity is passed over: it takes nothing. */
function poolStretches(pool: PoolV3, zeroForOne: boolean): readonly LooseStretch[] {
  if (pool.sqrtPriceX96 <= 0n) return [];
  const stretches: LooseStretch[] = [];
  const limit = zeroForOne ? MIN_SQRT_RATIO + 1n : MAX_SQRT_RATIO - 1n;
  let { sqrtPriceX96: begin, tick, liquidity } = pool;
  let price = begin;
  for (;;) {
    const next = nextTick(pool, tick, zeroForOne);
    const reached = next && sqrtRatioAtTick(next.index);
    const isEnd = reached === null || (zeroForOne ? reached <= limit : reached >= limit);
    if (reached !== null) price = isEnd ? limit : reached;
    if (next === null || isEnd || next.initialised) {
      if (liquidity > 0n && begin !== price) stretches.push(priceStretch(pool.fee, liquidity, begin, price, zeroForOne));
      begin = price;
    }
    if (next === null || isEnd) return withMargin(stretches);
    if (next.initialised) liquidity += zeroForOne ? -next.initialised.liquidityNet : next.initialised.liquidityNet;
    if (liquidity < 0n) return withMargin(stretches);
    tick = zeroForOne ? next.index - 1 : next.index;
  }
}

function withMargin(stretches: readonly LooseStretch[]): readonly LooseStretch[] {
  return stretches.map((stretch, index) =>
    index < stretches.length - 1 ? stretch : { ...stretch, length: stretch.length * (1 - MARGIN) },
  );
}

/** Between two prices (Q64.96) a pool is one of constant product with the reserves that its liquidity stands for. */
function priceStretch(feeMillionths: number, liquidity: bigint, begin: bigint, end: bigint, zeroForOne: boolean): LooseStretch {
  const kept = 1 - feeMillionths / 1e6;
  const depth = Number(liquidity);
  const [from, to] = [Number(begin) / Q96, Number(end) / Q96];
  const step = Number(zeroForOne ? begin - end : end - begin) / Q96;
  return zeroForOne
    ? { a: kept * from * from, c: (kept * from) / depth, length: (depth * step) / (from * to) / kept }
    : { a: kept / (from * from), c: kept / (depth * from), length: (depth * step) / kept };
}
