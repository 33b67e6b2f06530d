import type { ShellServices } from '@dex/mf-shared/contract';
import { fetchList } from '../../chain/lists/fetchList';
import { keepLists } from './keepLists';
import { browserListBodies } from './listBodies';
import { serveLists, type ServeListsOptions } from './serveLists';

interface StartListsOptions extends Pick<ServeListsOptions, 'store' | 'visibility'> {
  readonly page: Window;
  /** How long fetching waits, in milliseconds: what was kept comes at once, what is new may wait until the page stands. */
  readonly fetchAfterMs: number;
}

/** Wires the lists to the page's services; the only way into their chunk. */
export function startLists(
  { reads, chains, config }: Pick<ShellServices, 'reads' | 'chains' | 'config'>,
  { page, fetchAfterMs, ...options }: StartListsOptions,
): () => void {
  const fetchOptions = { reads, registry: chains[1].ensRegistry, gateways: config.ipfsGateways, fetch: globalThis.fetch.bind(globalThis) };
  const keeper = keepLists(options.store, browserListBodies(page));
  let isOver = false;
  let stop: () => void = () => undefined;
  const settled = new Promise((resolve) => setTimeout(resolve, fetchAfterMs));
  void Promise.all([keeper.restored, settled]).then(() => {
    if (!isOver) stop = serveLists({ ...options, config, fetchList: (url) => fetchList(url, fetchOptions) });
  });
  return () => {
    isOver = true;
    stop();
    keeper.stop();
  };
}
