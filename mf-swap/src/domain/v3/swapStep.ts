import { amount0Between, amount1Between, divideUp, priceAfterInput, priceAfterOutput } from './sqrtPrice';

const MILLION = 1_000_000n;

/** One stretch of a swap at constant liquidity. Amounts are raw; `fee` is what the pool keeps of the input, beside `amountIn`. */
export interface SwapStep {
  readonly price: bigint;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly fee: bigint;
}

export interface SwapStepRequest {
  readonly price: bigint;
  readonly target: bigint;
  readonly liquidity: bigint;
  readonly remaining: bigint;
  readonly exactInput: boolean;
  /** Millionths. */
  readonly fee: number;
}

/** The stretch from the price towards the target, or null where the contract would revert (SwapMath.computeSwapStep). */
export function swapStep(request: SwapStepRequest): SwapStep | null {
  const { price, target, liquidity, remaining, exactInput } = request;
  const zeroForOne = price >= target;
  const fee = BigInt(request.fee);
  const inputTo = (end: bigint) => (zeroForOne ? amount0Between(end, price, liquidity, true) : amount1Between(price, end, liquidity, true));
  const outputTo = (end: bigint) =>
    zeroForOne ? amount1Between(end, price, liquidity, false) : amount0Between(price, end, liquidity, false);

  const afterFee = (remaining * (MILLION - fee)) / MILLION;
  const reachesTarget = exactInput ? afterFee >= inputTo(target) : remaining >= outputTo(target);
  const next = reachesTarget
    ? target
    : exactInput
      ? priceAfterInput(price, liquidity, afterFee, zeroForOne)
      : priceAfterOutput(price, liquidity, remaining, zeroForOne);
  if (next === null) return null;

  const amountIn = inputTo(next);
  const output = outputTo(next);
  const amountOut = !exactInput && output > remaining ? remaining : output;
  const kept = exactInput && next !== target ? remaining - amountIn : divideUp(amountIn * fee, MILLION - fee);
  return { price: next, amountIn, amountOut, fee: kept };
}
