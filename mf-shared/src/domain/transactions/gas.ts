import type { ChainId } from '../chainId';
import { isListedLayer2, isOptimisticChain } from '../listedLayer2';

/** The gas limit of a write: the estimate and 20 %, on 10 and 69 the estimate alone (TX-7). */
export function gasWithMargin(estimate: bigint, chainId: ChainId): bigint {
  return isOptimisticChain(chainId) ? estimate : (estimate * 12_000n) / 10_000n;
}

/** The gas of one quoter call inside a batch (TX-7). */
export function quoteGas(chainId: ChainId): number {
  return isOptimisticChain(chainId) ? 6_000_000 : 2_000_000;
}

/** The gas of one balanceOf call inside a batch (TX-7). */
export function balanceGas(chainId: ChainId): number {
  return isOptimisticChain(chainId) ? 250_000 : 100_000;
}

/** How a receipt is asked for again within one check: on the listed rollups up to 10 times, 250 to 1000 ms apart, elsewhere once. */
export function receiptRetry(chainId: ChainId): { readonly tries: number; readonly minWaitMs: number; readonly maxWaitMs: number } {
  return isListedLayer2(chainId) ? { tries: 10, minWaitMs: 250, maxWaitMs: 1000 } : { tries: 1, minWaitMs: 0, maxWaitMs: 0 };
}

/** How long the popup of a finished transaction stays, in milliseconds (SHELL-11). */
export function popupRemoveAfterMs(chainId: ChainId): number {
  return isListedLayer2(chainId) ? 5000 : 25_000;
}
