import {
  createChainNode,
  createChainReads,
  createNameService,
  createRpcClients,
  eip1193Of,
  loadChainErrors,
  type Eip1193Provider,
  type Visibility,
  type WatchedReads,
  windowConnectivity,
  type WalletNode,
} from '@dex/mf-shared/chain';
import type { BusEvent, ChainNode, NameService } from '@dex/mf-shared/contract';
import { CHAIN_IDS, type ChainTable, defaultChainId, type RuntimeConfig } from '@dex/mf-shared/domain';
import type { MakeStream, TypedSharedStore } from '@dex/mf-shared/state';
import { Observable } from 'rxjs';
import { createSiteClock } from '../chain/siteClock';
import { serveReads } from './serveReads';
import { startLater } from './startLater';
import { awaitTransactions } from './transactions/awaitTransactions';

/** What reads the errors of nodes is fetched before there is one, since it does not come over a line that is lost; in milliseconds after the first requests. */
const ERRORS_AFTER_MS = 3000;

/** The page's ways to the chains, at work. */
export interface ChainAccess {
  readonly reads: WatchedReads;
  readonly node: ChainNode;
  readonly names: NameService;
  /** The node of chain 1 as wallets expect one. */
  readonly mainnetNode: Eip1193Provider;
  /** Makes streams; RxJS comes with this code. */
  readonly stream: MakeStream;
  stop(): void;
}

export interface ChainAccessOptions {
  readonly chains: ChainTable;
  readonly config: RuntimeConfig;
  readonly store: TypedSharedStore;
  readonly visibility: Visibility;
  readonly announce: (event: BusEvent) => void;
  /** The connected wallet, while the person wants to read through it. */
  readonly walletNode: WalletNode;
}

/** Opens the ways to the chains, and begins to serve the reads of the store and to follow its transactions; the only way into its chunk. */
export function startChainAccess({ chains, config, store, visibility, announce, walletNode }: ChainAccessOptions): ChainAccess {
  const urls = Object.fromEntries(CHAIN_IDS.map((chainId) => [chainId, chains[chainId].rpcUrls]));
  const clients = createRpcClients({ urls, defaultChainId: defaultChainId(config), walletNode });
  // A wallet without a node of its own asks this one: never through itself.
  const siteClients = createRpcClients({ urls, defaultChainId: defaultChainId(config) });
  const reads = createChainReads({
    chains,
    clients,
    visibility,
    connectivity: windowConnectivity(window),
    skewMs: createSiteClock((url, init) => fetch(url, init)).skewMs,
  });
  const names = createNameService(reads, chains[1].ensRegistry);
  const stopReads = serveReads({ store, reads, names, chains });
  const stopFollowing = awaitTransactions(store, async () => {
    const { followTransactions } = await import(/* webpackChunkName: "transactions" */ './transactions/followTransactions');
    return followTransactions({ store, reads, clients, announce });
  });
  const stopFetching = startLater(ERRORS_AFTER_MS, async () => {
    await loadChainErrors();
    return () => undefined;
  });
  return {
    reads,
    names,
    node: createChainNode(clients, reads),
    mainnetNode: eip1193Of(siteClients.of(1)),
    stream: (begin) => new Observable(begin),
    stop: () => {
      stopFetching();
      stopReads();
      stopFollowing();
    },
  };
}
