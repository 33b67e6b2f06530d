import { BPS_BASE, minimumOf, requireBps, type RawAmount } from '@dex/mf-shared/domain';

/** The least of an amount that a deposit or withdrawal accepts: amount × (1 − slippage), rounded up. Throws "Unexpected slippage" outside 0 to 100 % (V2-4). */
export function minimumAfter(amount: RawAmount, slippageBps: number): RawAmount {
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > BPS_BASE) throw new RangeError('Unexpected slippage');
  return minimumOf(amount, requireBps(slippageBps));
}
