import type { ChainNode, ChainReads } from '../contract/ports';
import { createNodeRequests } from './nodeRequests';
import type { ChainLog } from './log';
import { createLogReads } from './logs/createLogReads';
import type { RpcClients } from './rpc/rpcClients';

/** The port ChainNode: single requests and log subscriptions, over the same nodes and blocks as the one reader. */
export function createChainNode(clients: RpcClients, reads: Pick<ChainReads, 'block$'>, log?: ChainLog): ChainNode {
  return {
    ...createNodeRequests(clients),
    logs$: createLogReads({
      clients,
      block$: (chainId) => reads.block$(chainId),
      log,
      openStore: async () => (await import('./logs/browserLogStore')).browserLogStore(globalThis),
    }),
  };
}
