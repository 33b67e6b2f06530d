import * as v from 'valibot';
import type { ListsState, ListState } from '../../domain/tokenLists/listState';
import { accepted, isRecord } from './schemaParts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
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
const activeUrls = v.array(v.string());

/** What is left of the stored lists: one that does not hold together is dropped alone. Nothing is being loaded after a reload. */
export function parseStoredLists(json: unknown): ListsState {
  if (!isRecord(json)) return { byUrl: {}, activeListUrls: [] };
  const byUrl: Record<string, ListState> = {};
  for (const [url, stored] of Object.entries(isRecord(json.byUrl) ? json.byUrl : {})) {
    if (!isRecord(stored)) continue;
    byUrl[url] = {
      current: accepted(tokenList, stored.current),
      pendingUpdate: accepted(tokenList, stored.pendingUpdate),
      loadingRequestId: null,
      error: null,
    };
  }
  const active = accepted(activeUrls, json.activeListUrls) ?? [];
  return { byUrl, activeListUrls: active.filter((url) => byUrl[url]) };
}
