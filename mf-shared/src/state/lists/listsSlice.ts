import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type ListFault,
  listFetchFailed,
  listFetchStarted,
  listFetchSucceeded,
  listRestored,
  type ListsState,
  type ListState,
  listUpdateAccepted as withUpdateAccepted,
  NEW_LIST,
} from '../../domain/tokenLists/listState';
import type { TokenList } from '../../domain/tokenLists/tokenList';
import { listsChangedElsewhere } from '../persistence/changedElsewhere';
import type { ListBody } from '../persistence/storedLists';

const initialState: ListsState = { byUrl: {}, activeListUrls: [] };

interface Answered {
  readonly url: string;
  readonly requestId: string;
}

function changed(state: ListsState, url: string, next: ListState): ListsState {
  return state.byUrl[url] === next ? state : { ...state, byUrl: { ...state.byUrl, [url]: next } };
}

const slice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    listRequested: (state, { payload }: PayloadAction<Answered>): ListsState =>
      changed(state, payload.url, listFetchStarted(state.byUrl[payload.url], payload.requestId)),
    /** An answer to an earlier request, or for a list that was removed meanwhile, is late and dropped. */
    listReceived: (state, { payload }: PayloadAction<Answered & { list: TokenList }>): ListsState => {
      const known = state.byUrl[payload.url];
      if (known?.loadingRequestId !== payload.requestId) return state;
      return changed(state, payload.url, listFetchSucceeded(known, payload.list));
    },
    listFailed: (state, { payload }: PayloadAction<Answered & { error: ListFault }>): ListsState =>
      state.byUrl[payload.url]
        ? changed(state, payload.url, listFetchFailed(state.byUrl[payload.url], payload.requestId, payload.error))
        : state,
    /** What an earlier visit kept, by location; a known list that is not among it was not kept. */
    listsRestored: (state, { payload: kept }: PayloadAction<Readonly<Record<string, ListBody>>>): ListsState => ({
      ...state,
      byUrl: Object.fromEntries(Object.entries(state.byUrl).map(([url, list]) => [url, listRestored(list, kept[url] ?? null)])),
    }),
    listUpdateAccepted: (state, { payload: url }: PayloadAction<string>): ListsState => {
      const result = withUpdateAccepted(state.byUrl[url] ?? NEW_LIST);
      if (!result.ok) throw new Error(result.error.message);
      return changed(state, url, result.value);
    },
    listAdded: (state, { payload: url }: PayloadAction<string>): ListsState => (state.byUrl[url] ? state : changed(state, url, NEW_LIST)),
    listRemoved: (state, { payload: url }: PayloadAction<string>): ListsState => {
      const { [url]: _removed, ...byUrl } = state.byUrl;
      return { byUrl, activeListUrls: state.activeListUrls.filter((active) => active !== url) };
    },
    listEnabled: (state, { payload: url }: PayloadAction<string>): ListsState =>
      state.activeListUrls.includes(url)
        ? state
        : { ...changed(state, url, state.byUrl[url] ?? NEW_LIST), activeListUrls: [...state.activeListUrls, url] },
    listDisabled: (state, { payload: url }: PayloadAction<string>): ListsState => ({
      ...state,
      activeListUrls: state.activeListUrls.filter((active) => active !== url),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(listsChangedElsewhere, (state, { payload: { now, before } }): ListsState => {
      const known = Object.keys(state.byUrl);
      const urls = merged(known, before?.urls ?? known, now.urls);
      const activeListUrls = merged(state.activeListUrls, before?.activeListUrls ?? state.activeListUrls, now.activeListUrls);
      if (urls === known && activeListUrls === state.activeListUrls) return state;
      const byUrl = Object.fromEntries(urls.map((url) => [url, state.byUrl[url] ?? NEW_LIST]));
      return { byUrl, activeListUrls: activeListUrls.filter((url) => byUrl[url]) };
    });
  },
});

/** What is known here, without what another tab took away since `before`, and with what it added; the same array where that is nothing. */
function merged(here: readonly string[], before: readonly string[], now: readonly string[]): readonly string[] {
  const left = here.filter((url) => !before.includes(url) || now.includes(url));
  const added = now.filter((url) => !before.includes(url) && !here.includes(url));
  return left.length === here.length && added.length === 0 ? here : [...left, ...added];
}

export const listsReducer = slice.reducer;
export const {
  listRequested,
  listReceived,
  listFailed,
  listsRestored,
  listUpdateAccepted,
  listAdded,
  listRemoved,
  listEnabled,
  listDisabled,
} = slice.actions;
