import type { ShellServices } from '@dex/mf-shared/contract';
import { fetchList } from './fetchList';
import { serveLists, type ServeListsOptions } from './serveLists';

/** Wires the lists to the page's services; the only way into their chunk. */
export function startLists(
  { reads, chains, config }: Pick<ShellServices, 'reads' | 'chains' | 'config'>,
  options: Pick<ServeListsOptions, 'store' | 'visibility'>,
): () => void {
  const fetchOptions = { reads, registry: chains[1].ensRegistry, gateways: config.ipfsGateways, fetch: globalThis.fetch.bind(globalThis) };
  return serveLists({ ...options, config, fetchList: (url) => fetchList(url, fetchOptions) });
}
