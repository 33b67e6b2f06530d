import { RELEASE_SCHEMA } from '@dex/mf-shared/release';
import type { RunTimeFile, SignedRunTimeFile } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { signAs } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { untilWon } from './commit';
import type { ReleaseContext } from './commit';
import { ofSettings, takenByShells } from './liveShells';
import { movePointer } from './movePointer';
import { readReleaseState } from './releaseState';
import type { ReleaseState } from './releaseState';
import { readSignedConfig, storedBytes } from './signedDocuments';
import { createGeneration, nothingNew } from './voidGeneration';

/** What the operator sets, as it is written: parsed JSON. */
export type Settings = RunTimeFile['settings'];

/** Decides, on the newest run-time file, what the next one holds; null when nothing is to be changed. Called again after every lost race. */
export type ChangeSettings = (current: RunTimeFile | null) => Promise<Result<Settings | null, Refusal>> | Result<Settings | null, Refusal>;

const liveShells = ({ base }: ReleaseState) => base?.signed.value.shells ?? [];

async function signedAfter(
  context: ReleaseContext,
  { config: before, next }: ReleaseState,
  settings: Settings,
): Promise<Result<SignedRunTimeFile, Refusal>> {
  const value: RunTimeFile = {
    schema: RELEASE_SCHEMA,
    generation: next.config,
    prev: before?.hash ?? null,
    issued: context.now(),
    settings,
  };
  const signatures = await signAs(context.keys, 'operator', value);
  return signatures.ok ? ok({ value, signatures: signatures.value }) : signatures;
}

/** Signs the run-time file that would follow the newest one, and publishes nothing: for an operator whose machine has no access to the store's keys. Refusal: `missing_key`. */
export async function signConfig(context: ReleaseContext, settings: Settings): Promise<Result<SignedRunTimeFile, Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  return state.ok ? signedAfter(context, state.value, settings) : state;
}

/** Commits the next run-time file by compare-and-swap, while the shells are those that were asked, and moves the copies; gives the one in force, null while none was set. Refusal: `shell_refuses`. */
export function commitConfig(context: ReleaseContext, change: ChangeSettings): Promise<Result<RunTimeFile | null, Refusal>> {
  const { store, keys } = context;
  return untilWon(async () => {
    const state = await readReleaseState(store, keys);
    if (!state.ok) return state;
    const before = state.value.config;
    const settings = await change(before?.signed.value ?? null);
    if (!settings.ok) return settings;
    if (settings.value === null) return ok(before?.signed.value ?? null);
    const signed = await signedAfter(context, state.value, settings.value);
    if (!signed.ok) return signed;
    const same = await nothingNew(context, state.value.next, ['base']);
    if (!same) return 'lost';
    const taken = await takenByShells(store, liveShells(state.value), ofSettings(signed.value), 'config');
    if (!taken.ok) return taken;
    const { generation } = signed.value.value;
    if (!(await createGeneration(context, 'config', generation, storedBytes(signed.value), same))) return 'lost';
    const moved = await movePointer(store, keys);
    return moved.ok ? ok(signed.value.value) : moved;
  });
}

/** Publishes a run-time file that was signed elsewhere, while the shells are those that were asked. It must follow the newest one. Refusals: `map_refused`, `conflict`, `shell_refuses`. */
export async function publishSignedConfig(context: ReleaseContext, bytes: Uint8Array): Promise<Result<RunTimeFile, Refusal>> {
  const { store, keys } = context;
  const signed = await readSignedConfig(bytes, keys);
  if (!signed.ok) return signed;
  const { value } = signed.value.signed;
  return untilWon(async () => {
    const state = await readReleaseState(store, keys);
    if (!state.ok) return state;
    const before = state.value.config;
    if (value.generation !== state.value.next.config || value.prev !== (before?.hash ?? null))
      return refuse('conflict', `generation ${value.generation} does not follow the newest run-time file; sign it anew`);
    const same = await nothingNew(context, state.value.next, ['base']);
    if (!same) return 'lost';
    const taken = await takenByShells(store, liveShells(state.value), ofSettings(signed.value.signed), 'config');
    if (!taken.ok) return taken;
    if (!(await createGeneration(context, 'config', value.generation, storedBytes(signed.value.signed), same))) return 'lost';
    const moved = await movePointer(store, keys);
    return moved.ok ? ok(value) : moved;
  });
}
