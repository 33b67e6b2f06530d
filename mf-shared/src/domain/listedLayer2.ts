import type { ChainId } from './chainId';

const LISTED = new Set<ChainId>([42161, 421611, 10, 69]);

/** True on the listed rollups (NET-4): 42161, 421611, 10 and 69 (auto slippage, deadline, polling, banners). */
export function isListedLayer2(chainId: ChainId): boolean {
  return LISTED.has(chainId);
}

/** True on 10 and 69, the optimistic chains: other gas rules, no margin (NET-4). */
export function isOptimisticChain(chainId: ChainId): boolean {
  return chainId === 10 || chainId === 69;
}

/** True on 42161 and 421611, the Arbitrum chains (NET-4). */
export function isArbitrumChain(chainId: ChainId): boolean {
  return chainId === 42161 || chainId === 421611;
}
