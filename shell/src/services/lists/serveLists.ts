import type { Visibility } from '@dex/mf-shared/chain';
import {
  LIST_REFRESH_MS,
  type ListFault,
  listLocations,
  listOfChain,
  listUpdatedAutomatically,
  type Result,
  type RuntimeConfig,
  type TokenList,
} from '@dex/mf-shared/domain';
import {
  listAdded,
  listEnabled,
  listFailed,
  listReceived,
  listRequested,
  listUpdateAccepted,
  selectActiveListUrls,
  selectLists,
  type TypedSharedStore,
} from '@dex/mf-shared/state';

export interface ServeListsOptions {
  readonly store: TypedSharedStore;
  readonly config: RuntimeConfig;
  readonly visibility: Visibility;
  readonly fetchList: (url: string) => Promise<Result<TokenList, ListFault>>;
}

function createFetcher({ store, fetchList }: ServeListsOptions) {
  let requests = 0;
  const fetchedAt = new Map<string, number>();

  /** A pending update of a list in use is taken by itself when its version says that it may be (TOKEN-12). */
  const update = (url: string) => {
    const list = selectLists(store.getState())[url];
    if (!list?.pendingUpdate || !selectActiveListUrls(store.getState()).includes(url)) return;
    const updated = listUpdatedAutomatically(list, url);
    if (updated.ok) store.dispatch(listUpdateAccepted(url));
    else console.error(updated.error.message);
  };

  const fetchInto = async (url: string) => {
    if (selectLists(store.getState())[url]?.loadingRequestId) return;
    requests += 1;
    const requestId = String(requests);
    store.dispatch(listRequested({ url, requestId }));
    const result = await fetchList(url);
    if (!result.ok) {
      store.dispatch(listFailed({ url, requestId, error: result.error }));
      return;
    }
    fetchedAt.set(url, Date.now());
    store.dispatch(listReceived({ url, requestId, list: result.value }));
    update(url);
  };
  /** True for a list that came so lately that it would not be refreshed yet. */
  const isFresh = (url: string) => Date.now() - (fetchedAt.get(url) ?? 0) < LIST_REFRESH_MS;
  return { fetchInto, isFresh };
}

/**
 * Keeps the token lists: fetches one that somebody added, the hidden one of unsupported tokens, and all lists in use anew
 * every ten minutes while the page is visible. One that is off rests, and is fetched anew at once when it is switched on.
 * Switches on a network's own list when the network is first used.
 */
export function serveLists(options: ServeListsOptions): () => void {
  const { store, config, visibility } = options;
  const { defaults, unsupported } = listLocations(config);
  const { fetchInto, isFresh } = createFetcher(options);
  let seen: unknown = null;
  let seenActive = selectActiveListUrls(store.getState());
  let refreshedAt = 0;

  const enableOfChain = () => {
    const own = listOfChain(store.getState().application.chainId);
    if (own && defaults.includes(own) && !selectLists(store.getState())[own]) store.dispatch(listEnabled(own));
  };
  const fetchMissing = () => {
    enableOfChain();
    const lists = selectLists(store.getState());
    if (lists === seen) return;
    seen = lists;
    for (const [url, { current, loadingRequestId, error }] of Object.entries(lists)) {
      if (!current && !loadingRequestId && error === null) void fetchInto(url);
    }
  };
  const refreshSwitchedOn = () => {
    const active = selectActiveListUrls(store.getState());
    if (active === seenActive) return;
    const switchedOn = active.filter((url) => !seenActive.includes(url));
    seenActive = active;
    for (const url of switchedOn) if (selectLists(store.getState())[url]?.current && !isFresh(url)) void fetchInto(url);
  };
  const refresh = () => {
    if (!visibility.isVisible() || Date.now() - refreshedAt < LIST_REFRESH_MS) return;
    refreshedAt = Date.now();
    const inUse = selectActiveListUrls(store.getState()).filter((url) => url !== unsupported);
    for (const url of unsupported ? [unsupported, ...inUse] : inUse) void fetchInto(url);
  };

  if (unsupported) store.dispatch(listAdded(unsupported));
  refresh();
  fetchMissing();
  const unsubscribe = store.subscribe(() => {
    fetchMissing();
    refreshSwitchedOn();
  });
  const timer = setInterval(refresh, LIST_REFRESH_MS);
  const stopVisibility = visibility.onChange(refresh);
  return () => {
    unsubscribe();
    clearInterval(timer);
    stopVisibility();
  };
}
