import { canonicalJson } from '@dex/mf-shared/release';

/** One place at which two settings differ; undefined where one has nothing. */
export interface SettingsChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where two JSON values differ, each place once, by path (`chains.1.v3.swapRouter`), sorted; lists count as one place. */
export function settingsChanges(from: unknown, to: unknown, path = ''): SettingsChange[] {
  if (isRecord(from) && isRecord(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
    return names.flatMap((name) => settingsChanges(from[name], to[name], path === '' ? name : `${path}.${name}`));
  }
  if (from === undefined || to === undefined ? from === to : canonicalJson(from) === canonicalJson(to)) return [];
  return [{ path, from, to }];
}

const shown = (value: unknown) => (value === undefined ? '(not set)' : canonicalJson(value));

/** The changes as lines for a person. */
export function differenceText(changes: readonly SettingsChange[]): string {
  return changes.map(({ path, from, to }) => `${path || '(all)'}\n  - ${shown(from)}\n  + ${shown(to)}`).join('\n');
}
