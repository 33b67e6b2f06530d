import { requireFreePort } from './node/freePort';
import { headTime } from './node/headBlock';
import { parseHex, quantity, type Hex } from './node/hex';
import type { Rpc } from './node/rpc';
import { createSeedChain, type SeedChain } from './node/seedChain';
import { deriveLocalAccounts, type LocalAccount } from './node/localAccounts';
import { type AnvilNode, spawnAnvil } from './node/spawnAnvil';
import { buildRuntimeConfig } from './runtimeConfig';
import { seedArbitrum } from './seed/arbitrum';
import { buildClaimTree } from './seed/claimTree';
import { seedMainnet } from './seed/mainnet';
import { seedXLayer } from './seed/xLayer';
import { GATEWAY_LIST, type Services, startServices } from './services/startServices';

/** A local network, in the order of its ports. */
export const LOCAL_CHAIN_IDS = [1, 42161, 196] as const;
/** One of the local networks. */
export type LocalChainId = (typeof LOCAL_CHAIN_IDS)[number];

/** A state to go back to, of all the chains together; good for one return. */
export type SnapshotToken = Readonly<Record<LocalChainId, Hex>>;

/** The three seeded chains and their services. */
export interface Devnet {
  readonly chains: Readonly<Record<LocalChainId, { readonly rpcUrl: string; readonly wsUrl: string; readonly rpc: Rpc }>>;
  readonly servicesUrl: string;
  readonly services: Pick<Services, 'serveListVersion'>;
  readonly accounts: readonly LocalAccount[];
  /** The operator's JSON that points the application at these chains and services. */
  readonly runtimeConfig: () => object;
  readonly snapshot: () => Promise<SnapshotToken>;
  readonly revert: (token: SnapshotToken) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Ports are basePort, +1, +2 for the chains and +3 for the services. `startTime` is the first block's timestamp in seconds. */
export interface DevnetOptions {
  readonly basePort: number;
  readonly startTime?: number;
  readonly quiet?: boolean;
}

/** First block's timestamp when none is given; fixed, so that every start gives the same blocks. */
export const DEFAULT_START_TIME = 1_800_000_000;

/** Starts and seeds everything. The same start time gives the same head blocks. Throws one line when a port is busy. */
export async function startDevnet({ basePort, startTime = DEFAULT_START_TIME, quiet = true }: DevnetOptions): Promise<Devnet> {
  const begun = Date.now();
  for (const offset of [0, 1, 2, 3]) await requireFreePort(basePort + offset);
  const nodes: AnvilNode[] = [];
  const claimTree = buildClaimTree();
  try {
    for (const [index, chainId] of LOCAL_CHAIN_IDS.entries()) {
      nodes.push(await spawnAnvil({ chainId, port: basePort + index, timestamp: startTime }));
    }
    const [mainnet, arbitrum, xLayer] = nodes;
    if (mainnet === undefined || arbitrum === undefined || xLayer === undefined) throw new Error('A chain is missing.');
    const listContentHash = GATEWAY_LIST.contentHash;
    await Promise.all([
      seed(mainnet, (chain) => seedMainnet(chain, { now: startTime, claimTree, listContentHash })),
      seed(arbitrum, seedArbitrum),
      seed(xLayer, seedXLayer),
    ]);
    const subgraphChains = { 1: mainnet.rpc, 42161: arbitrum.rpc };
    const services = await startServices({ port: basePort + 3, claimTree, subgraphChains });
    if (!quiet) process.stdout.write(`Local chains seeded in ${Date.now() - begun} ms.\n`);
    return createDevnet({ 1: mainnet, 42161: arbitrum, 196: xLayer }, services);
  } catch (error) {
    await Promise.all(nodes.map((node) => node.stop()));
    throw error;
  }
}

async function seed(node: AnvilNode, run: (chain: SeedChain) => Promise<void>): Promise<void> {
  await node.rpc('anvil_setBlockTimestampInterval', [1]);
  await run(createSeedChain(node.rpc));
  // From here on foreign senders are refused, and the clock runs by itself from the head's time.
  await node.rpc('anvil_autoImpersonateAccount', [false]);
  await node.rpc('anvil_removeBlockTimestampInterval');
  await node.rpc('evm_setTime', [quantity((await headTime(node.rpc)) + 1)]);
}

function createDevnet(nodes: Readonly<Record<LocalChainId, AnvilNode>>, services: Services): Devnet {
  const { url: servicesUrl, serveListVersion } = services;
  const all = <T>(run: (node: AnvilNode, id: LocalChainId) => Promise<T>): Promise<T[]> =>
    Promise.all(LOCAL_CHAIN_IDS.map((id) => run(nodes[id], id)));
  return {
    chains: nodes,
    servicesUrl,
    services: { serveListVersion },
    accounts: deriveLocalAccounts(),
    runtimeConfig: () => buildRuntimeConfig({ chains: nodes, servicesUrl }),
    snapshot: async () => {
      const [mainnet, arbitrum, xLayer] = await all(async ({ rpc }) => parseHex(await rpc('evm_snapshot')));
      return { 1: parseHex(mainnet), 42161: parseHex(arbitrum), 196: parseHex(xLayer) };
    },
    revert: async (token) => {
      const done = await all(({ rpc }, id) => rpc('evm_revert', [token[id]]));
      if (done.includes(false)) throw new Error('The snapshot was used before: take a new one after every return.');
    },
    stop: async () => {
      await services.stop();
      await all((node) => node.stop());
    },
  };
}
