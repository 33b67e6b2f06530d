import { parseChainId, type ChainId } from '../../domain/chainId';
import { createRpcClient, type RpcClient, type RpcClientOptions } from './rpcClient';

/** The node URLs of several chains. */
export type UrlsByChain = Readonly<Record<number, readonly string[]>>;

/** One client a chain, made when first asked for, so that a dead network costs the others nothing (NET-6). */
export interface RpcClients {
  readonly defaultChainId: ChainId;
  /** The client of a chain; a chain without URLs gives one whose requests fail as unreachable. */
  of(chainId: ChainId): RpcClient;
}

/** What the clients of all chains share. */
export interface RpcClientsOptions extends Omit<RpcClientOptions, 'chainId' | 'urls'> {
  readonly urls: UrlsByChain;
  readonly defaultChainId?: ChainId;
}

/**
 * Clients for several chains. Throws "defaultChainId is a required argument with >1 url" when it is missing and not
 * obvious (NET-7).
 */
export function createRpcClients({ urls, defaultChainId, ...shared }: RpcClientsOptions): RpcClients {
  const chainIds = Object.keys(urls).flatMap((key) => parseChainId(key) ?? []);
  const fallback = chainIds.length === 1 ? chainIds[0] : undefined;
  const chosen = defaultChainId ?? fallback;
  if (chosen === undefined) throw new TypeError('defaultChainId is a required argument with >1 url');
  const clients = new Map<ChainId, RpcClient>();
  return {
    defaultChainId: chosen,
    of: (chainId) => {
      const known = clients.get(chainId);
      if (known) return known;
      const client = createRpcClient({ ...shared, chainId, urls: urls[chainId] ?? [] });
      clients.set(chainId, client);
      return client;
    },
  };
}
