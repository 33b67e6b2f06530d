import { parseSettings } from '../../domain/settings/parseSettings';
import type { SettingsState } from '../settings/settingsSlice';
import { isRecord } from './schemaParts';

/** What is left of the stored settings: a part that does not hold together takes its default, alone (SHELL-17). */
export function parseStoredSettings(json: unknown): SettingsState {
  const { settings } = parseSettings(json);
  const selected = isRecord(json) ? json.selectedWallet : null;
  return { ...settings, selectedWallet: typeof selected === 'string' ? selected : null };
}
