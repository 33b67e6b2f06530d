import { MULTICALL, V2_PAIR_HASH, X_LAYER_V2 } from './facts/contracts';
import { X_LAYER_TOKENS } from './facts/tokens';

/** Addresses that the configuration points the application at. */
export interface LocalAddresses {
  readonly chains: Readonly<Record<1 | 42161 | 196, { readonly rpcUrl: string; readonly wsUrl: string }>>;
  readonly servicesUrl: string;
}

// A short interval: the local chains mine at once, and a test should see it soon.
const POLLING_INTERVAL_MS = 500;
const ONE_DOLLAR = '1000000';

/** The run-time configuration (as the operator's JSON file) that makes the application use the local chains and services only. */
export function buildRuntimeConfig({ chains, servicesUrl }: LocalAddresses): object {
  const network = (id: 1 | 42161 | 196): object => ({
    rpcUrls: [chains[id].rpcUrl],
    wsUrl: chains[id].wsUrl,
    pollingIntervalMs: POLLING_INTERVAL_MS,
    // They mine when something is sent, and their clocks stand where they were started: no block of theirs is late.
    blockTimeSeconds: null,
  });
  return {
    defaultChainId: 1,
    chains: {
      1: { ...network(1), subgraphUrl: `${servicesUrl}/subgraph/1` },
      42161: { ...network(42161), subgraphUrl: `${servicesUrl}/subgraph/42161` },
      196: {
        ...network(196),
        subgraphUrl: null,
        // The published pair code has another hash than the one of the real network.
        v2: { factory: X_LAYER_V2.factory, router: X_LAYER_V2.router, initCodeHash: V2_PAIR_HASH },
        multicall: { multicall3: MULTICALL.multicall3 },
        stablecoin: { address: X_LAYER_TOKENS.USDT.address, rawAmount: ONE_DOLLAR },
      },
    },
    lists: {
      default: ['local.json', 'wrong-decimals.json', 'large.json', 'invalid.json'].map((name) => `${servicesUrl}/lists/${name}`),
      unsupported: `${servicesUrl}/lists/unsupported.json`,
    },
    claims: { baseUrl: `${servicesUrl}/claims/` },
    ipfsGateways: [servicesUrl],
    analyticsUrl: null,
    quoteApiUrl: null,
  };
}
