import type { ListsState } from './listState';

/** The place of a list in the order of priority: smaller wins; lists that are no defaults come after them. */
export function listPriority(url: string, defaults: readonly string[]): number {
  const index = defaults.indexOf(url);
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

/** Locations in the order of their priority; lists outside the defaults keep their order among themselves. */
export function byPriority(urls: readonly string[], defaults: readonly string[]): string[] {
  return [...urls].sort((one, other) => listPriority(one, defaults) - listPriority(other, defaults));
}

/** Lists that never appear and never give tokens to choose: the hidden list of unsupported tokens. */
export interface HiddenLists {
  readonly defaults: readonly string[];
  readonly unsupported: string | null;
}

/** The lists that are switched on, by priority, without the hidden one. */
export function activeLists(state: ListsState, { defaults, unsupported }: HiddenLists): string[] {
  return byPriority(
    state.activeListUrls.filter((url) => url !== unsupported && url in state.byUrl),
    defaults,
  );
}

/** The lists that are known but switched off, by priority, without the hidden one. */
export function inactiveLists(state: ListsState, { defaults, unsupported }: HiddenLists): string[] {
  const active = new Set(state.activeListUrls);
  return byPriority(
    Object.keys(state.byUrl).filter((url) => url !== unsupported && !active.has(url)),
    defaults,
  );
}
