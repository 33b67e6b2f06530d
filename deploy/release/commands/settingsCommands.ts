import { ok, parseRuntimeConfig } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { RunTimeFile } from '@dex/mf-shared/release';
import { signAs } from '../keys/keyRing';
import { commitOps } from '../map/commit';
import type { ReleaseContext } from '../map/commit';
import { commitConfig } from '../map/commitConfig';
import type { Settings } from '../map/commitConfig';
import { parseJsonBytes } from '../map/parseJson';
import { readReleaseState } from '../map/releaseState';
import { generationPath, readSignedConfig } from '../map/signedDocuments';
import { isOfFormerKeys } from '../map/voidGeneration';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes } from '../store/releaseStore';
import { opsContent } from './canaryCommands';
import { settingsChanges } from './settingsDifference';
import type { SettingsChange } from './settingsDifference';

/** What became of a change of the settings. */
export interface SettingsOutcome {
  readonly generation: number;
  readonly changes: readonly SettingsChange[];
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Settings whose every part the page reads: a part that it would leave out is refused here, by its path. Refusal: `bad_settings`. */
export function checkSettings(bytes: Bytes): Result<Settings, Refusal> {
  const json = parseJsonBytes(bytes);
  if (!isSettings(json)) return refuse('bad_settings', 'the file is not a JSON object');
  const { errors } = parseRuntimeConfig(json);
  if (errors.length === 0) return ok(json);
  return refuse('bad_settings', errors.map(({ code, path }) => `${path || 'the whole file'}: ${code}`).join('; '));
}

/** The settings in force, or null while none were set. */
export async function currentSettings(context: ReleaseContext): Promise<Result<RunTimeFile | null, Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  return state.ok ? ok(state.value.config?.signed.value ?? null) : state;
}

/** Names the newest run-time file in the reductions where a key of theirs that every live shell knows is at hand: open tabs hear of it at their next look, and an older file is refused from then on. */
export async function nameInReductions(context: ReleaseContext): Promise<Result<boolean, Refusal>> {
  const holdsKey = await signAs(context.keys, 'ops', null);
  if (!holdsKey.ok) return ok(false);
  const named = await commitOps(context, (_, ops) => ok(opsContent(ops)), 'may wait');
  if (!named.ok && named.error.code === 'shell_refuses') return ok(false);
  return named.ok ? ok(true) : named;
}

async function publish(
  context: ReleaseContext,
  choose: (current: RunTimeFile | null) => Promise<Result<Settings, Refusal>>,
): Promise<Result<SettingsOutcome, Refusal>> {
  let changes: readonly SettingsChange[] = [];
  const committed = await commitConfig(context, async (current) => {
    const settings = await choose(current);
    if (!settings.ok) return settings;
    changes = settingsChanges(current?.settings ?? {}, settings.value);
    return ok(changes.length === 0 && current !== null ? null : settings.value);
  });
  if (!committed.ok) return committed;
  const named = await nameInReductions(context);
  return named.ok ? ok({ generation: committed.value?.generation ?? 0, changes }) : named;
}

/** Signs and publishes settings as the next run-time file (DELIVERY-7; deploy/docs/settings.md); the same settings again change nothing. Refusals: `missing_key`, those of the commit. */
export function setSettings(context: ReleaseContext, settings: Settings): Promise<Result<SettingsOutcome, Refusal>> {
  return publish(context, () => Promise.resolve(ok(settings)));
}

/** Publishes the settings of an earlier generation (the one before, when `to` is null) as the next run-time file. Refusals: `no_settings`, `missing_key`. */
export function rollBackSettings(context: ReleaseContext, to: number | null): Promise<Result<SettingsOutcome, Refusal>> {
  return publish(context, async (current) => {
    const wanted = to ?? (current?.generation ?? 0) - 1;
    for (let generation = wanted; generation >= 1; generation -= 1) {
      const bytes = await context.store.read(generationPath('config', generation));
      if (!bytes) break;
      const former = await readSignedConfig(bytes, context.keys);
      if (former.ok) return ok(former.value.signed.value.settings);
      // what a dropped key signed was in force for nobody: the one before it is meant
      if (to !== null || !(await isOfFormerKeys('config', context.keys, bytes))) return former;
    }
    return refuse(
      'no_settings',
      to === null ? 'there is no run-time file before the one in force' : `there is no run-time file of generation ${wanted}`,
    );
  });
}
