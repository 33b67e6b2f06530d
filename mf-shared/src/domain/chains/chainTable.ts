import type { ChainId } from '../chainId';
import { CHAIN_IDS } from '../chainId';
import type { RuntimeConfig } from '../runtimeConfig';
import type { Chain } from './chain';
import type { ChainEntry } from './chainEntry';
import { GATELAYER_ENTRY, PLASMA_ENTRY, X_LAYER_ENTRY } from './extraChains';
import { MAINNET_ENTRY } from './mainnetChain';
import { resolveChain } from './resolveChain';
import { ARBITRUM_ONE_ENTRY, ARBITRUM_RINKEBY_ENTRY, OPTIMISM_ENTRY, OPTIMISTIC_KOVAN_ENTRY } from './rollupChains';
import { GOERLI_ENTRY, KOVAN_ENTRY, RINKEBY_ENTRY, ROPSTEN_ENTRY } from './testnetChains';

/** All twelve networks. */
export type ChainTable = Readonly<Record<ChainId, Chain>>;

/** The network of a visitor without a wallet, unless the operator names another (NET-1). */
export const DEFAULT_CHAIN_ID: ChainId = 196;

const ENTRIES: Readonly<Record<ChainId, ChainEntry>> = {
  1: MAINNET_ENTRY,
  3: ROPSTEN_ENTRY,
  4: RINKEBY_ENTRY,
  5: GOERLI_ENTRY,
  42: KOVAN_ENTRY,
  42161: ARBITRUM_ONE_ENTRY,
  421611: ARBITRUM_RINKEBY_ENTRY,
  10: OPTIMISM_ENTRY,
  69: OPTIMISTIC_KOVAN_ENTRY,
  196: X_LAYER_ENTRY,
  9745: PLASMA_ENTRY,
  10088: GATELAYER_ENTRY,
};

/** The twelve networks with the operator's corrections applied; without a configuration, the built-in table. */
export function resolveChains(config?: Pick<RuntimeConfig, 'chains' | 'hostedNodeKey'>): ChainTable {
  const of = (chainId: ChainId) =>
    resolveChain(ENTRIES[chainId], { override: config?.chains[chainId], hostedNodeKey: config?.hostedNodeKey });
  return {
    1: of(1),
    3: of(3),
    4: of(4),
    5: of(5),
    42: of(42),
    42161: of(42161),
    421611: of(421611),
    10: of(10),
    69: of(69),
    196: of(196),
    9745: of(9745),
    10088: of(10088),
  };
}

/** The network that a visitor without a wallet sees. */
export function defaultChainId(config: Pick<RuntimeConfig, 'defaultChainId'>): ChainId {
  return config.defaultChainId ?? DEFAULT_CHAIN_ID;
}

/** The networks in the order in which they are offered (NET-1). */
export function chainsInOrder(table: ChainTable): Chain[] {
  return CHAIN_IDS.map((chainId) => table[chainId]);
}
