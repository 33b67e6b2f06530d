import type { ChainNode, ChainReads } from '../contract/ports';
import { createNodeRequests } from './nodeRequests';
import type { ChainLog } from './log';
import { createLogsLater } from './logs/logsLater';
import type { RpcClients } from './rpc/rpcClients';

/** The port ChainNode: single requests and log subscriptions, over the same nodes and blocks as the one reader. */
export function createChainNode(clients: RpcClients, reads: Pick<ChainReads, 'block$'>, log?: ChainLog): ChainNode {
  const block$: ChainReads['block$'] = (chainId) => reads.block$(chainId);
  return {
    ...createNodeRequests(clients),
    logs$: createLogsLater(async () => {
      const { createLogReads } = await import(/* webpackChunkName: "logs" */ './logs/createLogReads');
      return createLogReads({
        clients,
        block$,
        log,
        openStore: async () => (await import('./logs/browserLogStore')).browserLogStore(globalThis),
      });
    }, block$),
  };
}
