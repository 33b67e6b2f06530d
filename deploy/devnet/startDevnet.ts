import { requireFreePort } from './node/freePort';
import { headTime } from './node/headBlock';
import { parseHex, quantity, type Hex } from './node/hex';
import { type KeptChains, openKeptChains } from './node/keptChains';
import type { Rpc } from './node/rpc';
import { createSeedChain, type SeedChain } from './node/seedChain';
import { deriveLocalAccounts, type LocalAccount } from './node/localAccounts';
import { type AnvilNode, spawnAnvil } from './node/spawnAnvil';
import { buildRuntimeConfig } from './runtimeConfig';
import { buildClaimTree } from './seed/claimTree';
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

/**
 * Ports are basePort, +1, +2 for the chains and +3 for the services. `startTime` is the first block's timestamp in seconds.
 * Chains that were seeded before from the same sources and time are loaded from disk; `fresh` seeds them all the same.
 */
export interface DevnetOptions {
  readonly basePort: number;
  readonly startTime?: number;
  readonly fresh?: boolean;
  readonly quiet?: boolean;
}

/** First block's timestamp when none is given; fixed, so that every start gives the same blocks. */
export const DEFAULT_START_TIME = 1_800_000_000;

/** Starts and seeds everything. The same start time gives the same head blocks. Throws one line when a port is busy. */
export async function startDevnet(options: DevnetOptions): Promise<Devnet> {
  const { startTime = DEFAULT_START_TIME, fresh = false } = options;
  const kept = openKeptChains(startTime);
  if (fresh || !kept.exist()) return startNodes(options, (nodes) => seedAll(nodes, startTime, kept));
  try {
    return await startNodes(options, (nodes) => loadAll(nodes, kept));
  } catch (error) {
    if (!(error instanceof BrokenChainsError)) throw error;
    kept.discard();
    return startNodes(options, (nodes) => seedAll(nodes, startTime, kept));
  }
}

type Nodes = Readonly<Record<LocalChainId, AnvilNode>>;

/** What was kept of the chains cannot be used; they have to be seeded. */
class BrokenChainsError extends Error {}

async function startNodes(options: DevnetOptions, fill: (nodes: Nodes) => Promise<string>): Promise<Devnet> {
  const { basePort, startTime = DEFAULT_START_TIME, quiet = true } = options;
  const begun = Date.now();
  for (const offset of [0, 1, 2, 3]) await requireFreePort(basePort + offset);
  const started: AnvilNode[] = [];
  try {
    for (const [index, chainId] of LOCAL_CHAIN_IDS.entries()) {
      started.push(await spawnAnvil({ chainId, port: basePort + index, timestamp: startTime }));
    }
    const [mainnet, arbitrum, xLayer] = started;
    if (mainnet === undefined || arbitrum === undefined || xLayer === undefined) throw new Error('A chain is missing.');
    const nodes: Nodes = { 1: mainnet, 42161: arbitrum, 196: xLayer };
    const done = await fill(nodes);
    await Promise.all(started.map(({ rpc }) => openToOwnAccounts(rpc)));
    const subgraphChains = { 1: mainnet.rpc, 42161: arbitrum.rpc };
    const services = await startServices({ port: basePort + 3, claimTree: buildClaimTree(), subgraphChains });
    if (!quiet) process.stdout.write(`Local chains ${done} in ${Date.now() - begun} ms.\n`);
    return createDevnet(nodes, services);
  } catch (error) {
    await Promise.all(started.map((node) => node.stop()));
    throw error;
  }
}

async function seedAll(nodes: Nodes, now: number, kept: KeptChains): Promise<string> {
  // Late: chains that are loaded need none of it.
  const [{ seedMainnet }, { seedArbitrum }, { seedXLayer }] = await Promise.all([
    import('./seed/mainnet'),
    import('./seed/arbitrum'),
    import('./seed/xLayer'),
  ]);
  const seeds: Readonly<Record<LocalChainId, (chain: SeedChain) => Promise<void>>> = {
    1: (chain) => seedMainnet(chain, { now, claimTree: buildClaimTree(), listContentHash: GATEWAY_LIST.contentHash }),
    42161: seedArbitrum,
    196: seedXLayer,
  };
  await Promise.all(
    LOCAL_CHAIN_IDS.map(async (id) => {
      const { rpc } = nodes[id];
      await rpc('anvil_setBlockTimestampInterval', [1]);
      await seeds[id](createSeedChain(rpc));
      await rpc('anvil_removeBlockTimestampInterval');
    }),
  );
  if (!kept.exist()) await kept.keep(new Map(LOCAL_CHAIN_IDS.map((id) => [id, nodes[id].rpc])));
  return 'seeded';
}

async function loadAll(nodes: Nodes, kept: KeptChains): Promise<string> {
  try {
    await Promise.all(LOCAL_CHAIN_IDS.map((id) => kept.load(id, nodes[id].rpc)));
  } catch (cause) {
    throw new BrokenChainsError('The kept chains cannot be loaded.', { cause });
  }
  return 'loaded';
}

/**
 * From here on foreign senders are refused, and the clock runs by itself from the head's time. One empty block more: a call one block
 * behind the head, as a slow node answers it, then meets the seeded state, which is the only one that loaded chains have.
 */
async function openToOwnAccounts(rpc: Rpc): Promise<void> {
  await rpc('anvil_autoImpersonateAccount', [false]);
  const time = await headTime(rpc);
  await rpc('evm_mine', [quantity(time + 1)]);
  await rpc('evm_setTime', [quantity(time + 2)]);
}

function createDevnet(nodes: Nodes, services: Services): Devnet {
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
