import type { QuoteOutcome, TradeType } from '../quoteOutcome';
import { nextTick } from './nextTick';
import type { PoolV3 } from './poolV3';
import { swapStep } from './swapStep';
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO, sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';

const INSUFFICIENT: QuoteOutcome = { kind: 'insufficient' };
const UNKNOWN: QuoteOutcome = { kind: 'unknown' };

/**
 * The other side of a swap through one pool, exactly as UniswapV3Pool.swap computes it from the same state.
 * `amount` is raw input for exactInput, raw output for exactOutput; `zeroForOne` sells token0 (why here: mf-swap/docs/quotes-in-the-page.md).
 */
export function quotePoolV3(pool: PoolV3, amount: bigint, zeroForOne: boolean, tradeType: TradeType): QuoteOutcome {
  if (pool.sqrtPriceX96 <= 0n || amount <= 0n) return INSUFFICIENT;
  const exactInput = tradeType === 'exactInput';
  const limit = zeroForOne ? MIN_SQRT_RATIO + 1n : MAX_SQRT_RATIO - 1n;
  let { sqrtPriceX96: price, tick, liquidity } = pool;
  let remaining = amount;
  let other = 0n;
  while (remaining > 0n) {
    if (price === limit) return INSUFFICIENT;
    const next = nextTick(pool, tick, zeroForOne);
    if (!next) return UNKNOWN;
    const tickPrice = sqrtRatioAtTick(next.index);
    const target = zeroForOne === tickPrice < limit ? limit : tickPrice;
    const step = swapStep({ price, target, liquidity, remaining, exactInput, fee: pool.fee });
    if (!step) return INSUFFICIENT;
    remaining -= exactInput ? step.amountIn + step.fee : step.amountOut;
    other += exactInput ? step.amountOut : step.amountIn + step.fee;
    price = step.price;
    if (price !== tickPrice) continue;
    if (next.initialised) liquidity += zeroForOne ? -next.initialised.liquidityNet : next.initialised.liquidityNet;
    if (liquidity < 0n) return UNKNOWN;
    tick = zeroForOne ? next.index - 1 : next.index;
  }
  return { kind: 'amount', amount: other };
}
