import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TokenList } from './tokenList';

/** What is known of one list (document 1 §3.2). `error` is the text of the failure; the last good list stays. */
export interface ListState {
  readonly current: TokenList | null;
  readonly pendingUpdate: TokenList | null;
  readonly loadingRequestId: string | null;
  readonly error: string | null;
}

export interface ListsState {
  readonly byUrl: Readonly<Record<string, ListState>>;
  readonly activeListUrls: readonly string[];
}

const NEW_LIST: ListState = { current: null, pendingUpdate: null, loadingRequestId: null, error: null };
const initialState: ListsState = { byUrl: {}, activeListUrls: [] };

interface Answered {
  readonly url: string;
  readonly requestId: string;
}

const sameVersion = (one: TokenList, other: TokenList) =>
  one.version.major === other.version.major && one.version.minor === other.version.minor && one.version.patch === other.version.patch;

const changed = (state: ListsState, url: string, change: Partial<ListState>): ListsState => ({
  ...state,
  byUrl: { ...state.byUrl, [url]: { ...(state.byUrl[url] ?? NEW_LIST), ...change } },
});

const slice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    listRequested: (state, { payload }: PayloadAction<Answered>): ListsState =>
      changed(state, payload.url, { loadingRequestId: payload.requestId, error: null }),
    listReceived: (state, { payload }: PayloadAction<Answered & { list: TokenList }>): ListsState => {
      const known = state.byUrl[payload.url];
      if (!known || known.loadingRequestId !== payload.requestId) return state;
      const done = { loadingRequestId: null, error: null };
      if (!known.current) return changed(state, payload.url, { ...done, current: payload.list });
      const pendingUpdate = sameVersion(known.current, payload.list) ? known.pendingUpdate : payload.list;
      return changed(state, payload.url, { ...done, pendingUpdate });
    },
    listFailed: (state, { payload }: PayloadAction<Answered & { error: string }>): ListsState =>
      state.byUrl[payload.url]?.loadingRequestId === payload.requestId
        ? changed(state, payload.url, { loadingRequestId: null, error: payload.error })
        : state,
    listUpdateAccepted: (state, { payload: url }: PayloadAction<string>): ListsState => {
      const pending = state.byUrl[url]?.pendingUpdate;
      if (!pending) throw new Error('accept list update called without pending update');
      return changed(state, url, { current: pending, pendingUpdate: null });
    },
    listAdded: (state, { payload: url }: PayloadAction<string>): ListsState => (state.byUrl[url] ? state : changed(state, url, {})),
    listRemoved: (state, { payload: url }: PayloadAction<string>): ListsState => {
      const { [url]: _removed, ...byUrl } = state.byUrl;
      return { byUrl, activeListUrls: state.activeListUrls.filter((active) => active !== url) };
    },
    listEnabled: (state, { payload: url }: PayloadAction<string>): ListsState => {
      if (state.activeListUrls.includes(url)) return state;
      return { ...changed(state, url, {}), activeListUrls: [...state.activeListUrls, url] };
    },
    listDisabled: (state, { payload: url }: PayloadAction<string>): ListsState => ({
      ...state,
      activeListUrls: state.activeListUrls.filter((active) => active !== url),
    }),
  },
});

export const listsReducer = slice.reducer;
export const { listRequested, listReceived, listFailed, listUpdateAccepted, listAdded, listRemoved, listEnabled, listDisabled } = slice.actions;
