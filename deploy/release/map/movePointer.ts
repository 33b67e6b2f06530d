// Each round reads the file to replace first and what it should hold second: what is written is never older than what it replaces.
import { canonicalJson, releaseMapSchema } from '@dex/mf-shared/release';
import type { ReleaseMap } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { renderReleasePage } from '../../edge/releasePage';
import type { KeyRing } from '../keys/keyRing';
import type { Refusal } from '../refusal';
import type { Bytes, ReleaseStore } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';
import { readReleaseState } from './releaseState';
import type { ReleaseState } from './releaseState';

/** The copy of the newest generations that browsers read. */
export const POINTER_FILE = 'release.json';
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

async function moveMap(store: ReleaseStore, keys: KeyRing): Promise<Result<ReleaseState, Refusal>> {
  for (;;) {
    const current = await store.readVersioned(POINTER_FILE);
    const state = await readReleaseState(store, keys);
    if (!state.ok) return state;
    const text = mapTextOf(state.value);
    if (text === null) return state;
    const bytes = new TextEncoder().encode(text);
    if (isEqual(current?.bytes, bytes)) return state;
    if ((await store.replace(POINTER_FILE, bytes, current?.version ?? null)) === 'replaced') return state;
  }
}

interface ServedShell {
  /** Folder of the newest shell in the store. */
  readonly folder: string;
  readonly mapText: string;
}

async function servedShell(store: ReleaseStore): Promise<ServedShell | null> {
  const bytes = await store.read(POINTER_FILE);
  const map = v.safeParse(releaseMapSchema, bytes ? parseJsonBytes(bytes) : null);
  const shell = map.success ? map.output.base.value.shells[0] : undefined;
  return bytes && shell ? { folder: shell.dir.slice(1), mapText: new TextDecoder().decode(bytes) } : null;
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

const renderPage =
  (store: ReleaseStore): Render =>
  async ({ folder, mapText }) => {
    const template = await store.read(`${folder}index.html`);
    return template ? new TextEncoder().encode(renderReleasePage(new TextDecoder().decode(template), mapText, [], `/${folder}`)) : null;
  };

/** Copies what browsers and wallets ask for at the site's root (manifest, icons, fonts) from the newest shell's folder `root/`. Safe to repeat. */
export async function moveRootFiles(store: ReleaseStore): Promise<void> {
  const shell = await servedShell(store);
  if (!shell) return;
  const prefix = `${shell.folder}root/`;
  const paths = (await store.list(prefix)).map((path) => path.slice(prefix.length));
  for (const path of paths) await moveFile(store, path, ({ folder }) => store.read(`${folder}root/${path}`));
}

/** Copies the newest generations to `release.json` and into the page. Safe to repeat: a later call mends what a dead process left. */
export async function movePointer(store: ReleaseStore, keys: KeyRing): Promise<Result<ReleaseState, Refusal>> {
  const state = await moveMap(store, keys);
  if (!state.ok) return state;
  await moveFile(store, PAGE_FILE, renderPage(store));
  return ok(state.value);
}
