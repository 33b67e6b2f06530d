import * as v from 'valibot';
import type { ListsState, ListState } from '../../domain/tokenLists/listState';
import { NEW_LIST, RESTORING } from '../../domain/tokenLists/listState';
import { plainList } from '../../domain/tokenLists/plainList';
import type { TokenList } from '../../domain/tokenLists/tokenList';
import { accepted, isRecord, whole } from './schemaParts';

const tokenList = v.object({
  name: v.string(),
  timestamp: v.string(),
  version: v.object({ major: whole, minor: whole, patch: whole }),
  tags: v.optional(v.record(v.string(), v.object({ name: v.string(), description: v.string() }))),
  logoURI: v.optional(v.string()),
  keywords: v.optional(v.array(v.string())),
  tokens: v.array(
    v.object({
      chainId: whole,
      address: v.string(),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
      symbol: v.string(),
      name: v.string(),
      logoURI: v.optional(v.string()),
      tags: v.optional(v.array(v.string())),
    }),
  ),
});

function listOf(json: unknown): TokenList | null {
  const list = accepted(tokenList, json);
  return list && plainList(list);
}

/** What is kept of a list itself; it is large, so that it lies apart from the names. */
export type ListBody = Pick<ListState, 'current' | 'pendingUpdate'>;

/** A stored list, checked; a half that does not hold together is null, alone. */
export function parseListBody(json: unknown): ListBody {
  if (!isRecord(json)) return { current: null, pendingUpdate: null };
  return { current: listOf(json.current), pendingUpdate: listOf(json.pendingUpdate) };
}

/** Which lists are known, and which of them are on. */
export interface ListNames {
  readonly urls: readonly string[];
  readonly activeListUrls: readonly string[];
}

/** What is stored beside the settings. */
export function listNames({ byUrl, activeListUrls }: ListsState): ListNames {
  return { urls: Object.keys(byUrl), activeListUrls };
}

const texts = (json: unknown): string[] => (Array.isArray(json) ? json.filter((entry) => typeof entry === 'string') : []);

/**
 * What is left of the stored names; each list's content is still to be restored. Earlier versions kept the content here
 * too: it is taken as it is. An entry that does not hold together is dropped alone.
 */
export function parseStoredLists(json: unknown): ListsState {
  if (!isRecord(json)) return { byUrl: {}, activeListUrls: [] };
  const restoring: ListState = { ...NEW_LIST, loadingRequestId: RESTORING };
  const earlier = Object.entries(isRecord(json.byUrl) ? json.byUrl : {}).filter(([, stored]) => isRecord(stored));
  const byUrl = Object.fromEntries([
    ...texts(json.urls).map((url): [string, ListState] => [url, restoring]),
    ...earlier.map(([url, stored]): [string, ListState] => [url, { ...NEW_LIST, ...parseListBody(stored) }]),
  ]);
  return { byUrl, activeListUrls: [...new Set(texts(json.activeListUrls))].filter((url) => Object.hasOwn(byUrl, url)) };
}
