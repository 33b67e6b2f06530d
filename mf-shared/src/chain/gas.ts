import type { ChainId } from '../domain/chainId';

/** The gas limit for a write out of its estimate, in gas units: 20 % more, on 10 and 69 the estimate itself (facts A4). */
export function gasLimitFor(chainId: ChainId, estimate: bigint): bigint {
  return chainId === 10 || chainId === 69 ? estimate : (estimate * 12_000n) / 10_000n;
}
