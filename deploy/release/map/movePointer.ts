// Each round reads the file to replace first and what it should hold second: what is written is never older than what it replaces.
import { canonicalJson, releaseMapSchema } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseMap } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { picturesOf, renderReleasePage } from '../../edge/releasePage';
import type { PagePicture } from '../../edge/releasePage';
import type { KeyRing } from '../keys/keyRing';
import type { Refusal } from '../refusal';
import type { Bytes, ReleaseStore } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';
import { POINTER_FILE, SETTINGS_FILE, readReleaseState } from './releaseState';
import type { ReleaseState } from './releaseState';
import { rootFileOf, rootPathsOf } from './rootFiles';

/** The page: the newest shell's HTML with the map inside. */
export const PAGE_FILE = 'index.html';

function isEqual(a: Bytes | undefined, b: Bytes): boolean {
  return a !== undefined && Buffer.compare(a, b) === 0;
}

/** The text of the map that a state stands for. Null before the first base. */
export function mapTextOf(state: ReleaseState): string | null {
  if (!state.base) return null;
  const map: ReleaseMap = { base: state.base.signed, ops: state.ops?.signed ?? null };
  return canonicalJson(map);
}

/** The text of the newest run-time file. Null while none was set. */
export function settingsTextOf(state: ReleaseState): string | null {
  return state.config && canonicalJson(state.config.signed);
}

type TextOfState = (state: ReleaseState) => string | null;

async function moveCopy(store: ReleaseStore, keys: KeyRing, path: string, textOf: TextOfState): Promise<Result<ReleaseState, Refusal>> {
  for (;;) {
    const current = await store.readVersioned(path);
    const state = await readReleaseState(store, keys);
    if (!state.ok) return state;
    const text = textOf(state.value);
    if (text === null) return state;
    const bytes = new TextEncoder().encode(text);
    if (isEqual(current?.bytes, bytes)) return state;
    if ((await store.replace(path, bytes, current?.version ?? null)) === 'replaced') return state;
  }
}

interface ServedShell {
  /** Folder of the newest shell in the store. */
  readonly folder: string;
  readonly mapText: string;
  readonly settingsText: string | null;
  readonly base: ReleaseBase;
}

async function servedShell(store: ReleaseStore): Promise<ServedShell | null> {
  const [bytes, settings] = await Promise.all([store.read(POINTER_FILE), store.read(SETTINGS_FILE)]);
  const map = v.safeParse(releaseMapSchema, bytes ? parseJsonBytes(bytes) : null);
  const base = map.success ? map.output.base.value : undefined;
  const shell = base?.shells[0];
  if (!bytes || !base || !shell) return null;
  const textOf = (stored: Bytes) => new TextDecoder().decode(stored);
  return { folder: shell.dir.slice(1), mapText: textOf(bytes), settingsText: settings && textOf(settings), base };
}

type Render = (shell: ServedShell) => Promise<Bytes | null>;

async function moveFile(store: ReleaseStore, path: string, render: Render): Promise<void> {
  for (;;) {
    const current = await store.readVersioned(path);
    const shell = await servedShell(store);
    const bytes = shell ? await render(shell) : null;
    if (!bytes || isEqual(current?.bytes, bytes)) return;
    if ((await store.replace(path, bytes, current?.version ?? null)) === 'replaced') return;
  }
}

async function readPictures(store: ReleaseStore, base: ReleaseBase): Promise<PagePicture[]> {
  const files = picturesOf(base).map(async ({ id, path }) => ({ id, bytes: await store.read(path.slice(1)) }));
  return (await Promise.all(files)).flatMap(({ id, bytes }) => (bytes ? [{ id, text: new TextDecoder().decode(bytes) }] : []));
}

const renderPage =
  (store: ReleaseStore): Render =>
  async ({ folder, mapText, settingsText, base }) => {
    const template = await store.read(`${folder}index.html`);
    if (!template) return null;
    const pictures = await readPictures(store, base);
    const page = renderReleasePage(new TextDecoder().decode(template), { mapText, settingsText, pictures, folder: `/${folder}` });
    return new TextEncoder().encode(page);
  };

/**
 * Copies what browsers and wallets ask for at the site's root (manifest, icons, fonts) from the folders `root/` of the live shells: of the first that brings a file, so that the
 * page keeps its own, and a shell that is shown to some finds what it alone has. Safe to repeat.
 */
export async function moveRootFiles(store: ReleaseStore): Promise<void> {
  const shell = await servedShell(store);
  if (!shell) return;
  for (const path of await rootPathsOf(store, shell.base.shells)) {
    await moveFile(store, path, ({ base }) => rootFileOf(store, base.shells, path));
  }
}

/** Copies the newest generations to `config.json` and `release.json` and both into the page. Safe to repeat: a later call mends what a dead process left. */
export async function movePointer(store: ReleaseStore, keys: KeyRing): Promise<Result<ReleaseState, Refusal>> {
  // The settings first: a map that names a run-time file never stands beside an older one.
  const settings = await moveCopy(store, keys, SETTINGS_FILE, settingsTextOf);
  if (!settings.ok) return settings;
  const state = await moveCopy(store, keys, POINTER_FILE, mapTextOf);
  if (!state.ok) return state;
  await moveFile(store, PAGE_FILE, renderPage(store));
  return ok(state.value);
}
