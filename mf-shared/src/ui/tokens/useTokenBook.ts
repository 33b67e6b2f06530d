import { useMemo } from 'react';
import type { ChainId } from '../../domain/chainId';
import { listLocations } from '../../domain/tokenLists/defaultLists';
import { isRestoring, type ListsState } from '../../domain/tokenLists/listState';
import { activeLists, inactiveLists } from '../../domain/tokenLists/listSets';
import type { SourcedList } from '../../domain/tokenLists/mergeLists';
import { selectImportedTokens } from '../../state/settings/settingsSelectors';
import { useServices } from '../services/ServicesContext';
import { useSharedSelector } from '../services/storeHooks';
import { useBundledList } from './bundledList';
import { type BookSources, tokenBook, type TokenBook } from './tokenBook';

/** Several parts of a page ask for the same book; making one walks every list. */
let newest: { readonly sources: BookSources; readonly lists: ListsState; readonly book: TokenBook } | null = null;

function remembered(sources: BookSources, lists: ListsState): TokenBook {
  const { chain, bundled, imported } = sources;
  const known = newest?.sources;
  if (newest && known?.chain === chain && known.bundled === bundled && known.imported === imported && newest.lists === lists)
    return newest.book;
  const book = tokenBook(sources);
  newest = { sources, lists, book };
  return book;
}

function sourced(urls: readonly string[], lists: ListsState): SourcedList[] {
  return urls.flatMap((url) => {
    const list = lists.byUrl[url]?.current;
    return list ? [{ url, list }] : [];
  });
}

/** The tokens of a network from the lists, the chain table and the person's own imports. */
export function useTokenBook(chainId: ChainId): TokenBook {
  const { chains, config } = useServices();
  const lists = useSharedSelector((state) => state.lists);
  const imported = useSharedSelector((state) => selectImportedTokens(state, chainId));
  const { list: bundled } = useBundledList();
  return useMemo(() => {
    const locations = listLocations(config);
    const active = sourced(activeLists(lists, locations), lists);
    const inactive = sourced(inactiveLists(lists, locations), lists);
    return remembered({ chain: chains[chainId], active, inactive, bundled, imported }, lists);
  }, [chains, config, chainId, lists, bundled, imported]);
}

/** False while the bundled list, or one that was stored, is on its way: the book is not yet what it is about to be. */
export function useIsTokenBookWhole(): boolean {
  const { isComing } = useBundledList();
  const isWaiting = useSharedSelector(({ lists }) => isRestoring(lists));
  return !isComing && !isWaiting;
}
