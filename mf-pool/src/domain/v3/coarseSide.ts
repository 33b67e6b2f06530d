// What a deposit loses because a token has too few decimals for it (V3-32).
import { amountsOfLiquidity, liquidityForAmounts, type PoolAmounts, type TickRange } from '../liquidityMath';
import type { Side } from './positionTerms';

const Q192 = 1n << 192n;
/** A part of a deposit's worth that is said, and asked for by a word: more than a thousandth. */
const SAID_PART = 1000n;

/** The side that is rounded, and by how much at most: raw amount. */
export interface CoarseSide {
  readonly side: Side;
  readonly amount: bigint;
}

/**
 * A pool takes the next whole unit of each token and pays out the last one. Where what lies between, at the pool's price (Q64.96), is worth more
 * than a thousandth of the deposit: the side that it is mostly lost on; null elsewhere.
 */
export function coarseSide(sqrtPriceX96: bigint, takenIn: PoolAmounts, paidOut: PoolAmounts): CoarseSide | null {
  const square = sqrtPriceX96 * sqrtPriceX96;
  const [lost0, lost1] = [takenIn.amount0 - paidOut.amount0, takenIn.amount1 - paidOut.amount1];
  const [worth0, worth1] = [lost0 * square, lost1 * Q192];
  const whole = takenIn.amount0 * square + takenIn.amount1 * Q192;
  if ((worth0 + worth1) * SAID_PART <= whole) return null;
  return worth0 >= worth1 ? { side: 0, amount: lost0 } : { side: 1, amount: lost1 };
}

/** The same, as the terms of an order keep it: raw decimal text. */
export interface CoarseLoss {
  readonly side: Side;
  readonly amount: string;
}

/** What is lost where both amounts are put into a range as far as they fit it at the pool's price; null where that is not worth a word. */
export function coarseLoss(sqrtPriceX96: bigint, range: TickRange, amounts: PoolAmounts): CoarseLoss | null {
  const liquidity = liquidityForAmounts(sqrtPriceX96, range, amounts, false) ?? 0n;
  if (liquidity === 0n) return null;
  const at = (rounding: 'takeIn' | 'payOut') => amountsOfLiquidity(sqrtPriceX96, range, liquidity, rounding);
  const coarse = coarseSide(sqrtPriceX96, at('takeIn'), at('payOut'));
  return coarse && { side: coarse.side, amount: String(coarse.amount) };
}
