import { providers } from 'ethers';
import { readSiteFacts } from './siteFacts';

/** The local chains as tests read them; never through the page. */
export interface Chain {
  readonly mainnet: providers.JsonRpcProvider;
  /** The node of any local network, by chain id. */
  node(chainId: number): providers.JsonRpcProvider;
  readonly accounts: readonly string[];
  /** Mines one block on chain 1. */
  mine(): Promise<void>;
}

export function openChain(): Chain {
  const { rpcUrls, accounts } = readSiteFacts();
  const nodes = new Map<number, providers.JsonRpcProvider>();
  const node = (chainId: number): providers.JsonRpcProvider => {
    const url = rpcUrls[String(chainId)];
    if (!url) throw new Error(`There is no local chain ${chainId}`);
    const known = nodes.get(chainId) ?? new providers.StaticJsonRpcProvider(url, chainId);
    // A receipt that is waited for is asked for as soon as a block may have been mined, not after the library's four seconds.
    known.pollingInterval = 100;
    nodes.set(chainId, known);
    return known;
  };
  const mainnet = node(1);
  return { mainnet, node, accounts, mine: async () => void (await mainnet.send('evm_mine', [])) };
}

/** Remembers the state of all local chains; calling the result brings it back. */
export async function snapshotChains(chain: Chain): Promise<() => Promise<void>> {
  const ids = Object.keys(readSiteFacts().rpcUrls).map(Number);
  const marks = await Promise.all(ids.map(async (id) => [id, await chain.node(id).send('evm_snapshot', [])] as const));
  return async () => {
    await Promise.all(marks.map(([id, mark]) => chain.node(id).send('evm_revert', [mark])));
  };
}
