import type { SettingsState } from './settingsSlice';

type OfChains<T> = Readonly<Partial<Record<string, Readonly<Record<string, T>>>>>;

/**
 * The settings of this tab with what another one changed in them: setting by setting, and token by token and pair by pair of those that are
 * kept. `before` is what this tab last knew of the stored ones, so that what differs from it in `now` is the other's choice, and what differs
 * here this one's. Where both chose otherwise the newer choice holds. The system's theme is each tab's own. The very same state when nothing
 * is changed, so that two tabs never write for one another without end.
 */
export function mergeSettings(own: SettingsState, now: SettingsState, before: SettingsState): SettingsState {
  if (isSame(now, before)) return own;
  const isNewer = now.timestamp > own.timestamp;
  const pick = <T>(mine: T, theirs: T, known: T): T => (isSame(theirs, known) || (!isNewer && !isSame(mine, known)) ? mine : theirs);
  const pickOfChains = <T>(mine: OfChains<T>, theirs: OfChains<T>, known: OfChains<T>): OfChains<T> =>
    eachOf(mine, theirs, (chain) =>
      eachOf(mine[chain] ?? {}, theirs[chain] ?? {}, (key) => pick(mine[chain]?.[key], theirs[chain]?.[key], known[chain]?.[key])),
    );
  const merged = {
    ...eachField(own, (field) => pick(own[field], now[field], before[field])),
    tokens: pickOfChains(own.tokens, now.tokens, before.tokens),
    pairs: pickOfChains(own.pairs, now.pairs, before.pairs),
    timestamp: Math.max(own.timestamp, now.timestamp),
    matchesDarkMode: own.matchesDarkMode,
  };
  return isSame(merged, own) ? own : merged;
}

function eachField<S extends object>(own: S, valueOf: <K extends keyof S>(field: K) => S[K]): S {
  let merged = own;
  for (const field in own) merged = { ...merged, [field]: valueOf(field) };
  return merged;
}

/** A record of the keys of both; one without a value is left out. */
function eachOf<T>(one: object, other: object, valueOf: (key: string) => T | undefined): Readonly<Record<string, T>> {
  const entries = Object.keys({ ...one, ...other }).flatMap((key): [string, T][] => {
    const value = valueOf(key);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** Whatever the order of the keys, which differs between tabs. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
