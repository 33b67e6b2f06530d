import { parseStoredSettings } from '../persistence/storedSettings';
import type { SettingsState } from './settingsSlice';

/** How deep choices lie: settings, of these tokens and pairs by chain, and there each for itself. */
const DEPTH = 3;

/**
 * The settings of this tab with what another one changed in them: setting by setting, and token by token and pair by pair of those that are
 * kept. `before` is what this tab last knew of the stored ones, so that what differs from it in `now` is the other's choice, and what differs
 * here this one's. Where both chose otherwise the newer choice holds. The system's theme is each tab's own. The very same state when nothing
 * is changed, so that two tabs never write for one another without end.
 */
export function mergeSettings(own: SettingsState, now: SettingsState, before: SettingsState): SettingsState {
  const isNewer = now.timestamp > own.timestamp;
  const merge = (mine: unknown, theirs: unknown, known: unknown, depth: number): unknown => {
    if (isSame(theirs, known)) return mine;
    if (depth > 0 && isObject(mine) && isObject(theirs)) {
      const of = isObject(known) ? known : {};
      return Object.fromEntries(Object.keys({ ...mine, ...theirs }).map((key) => [key, merge(mine[key], theirs[key], of[key], depth - 1)]));
    }
    return isNewer || isSame(mine, known) ? theirs : mine;
  };
  const merged = { ...parseStoredSettings(merge(own, now, before, DEPTH)), matchesDarkMode: own.matchesDarkMode };
  return isSame(merged, own) ? own : merged;
}

/** Whatever the order of the keys, which differs between tabs. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
