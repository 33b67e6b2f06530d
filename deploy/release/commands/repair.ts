import { parseJsonBytes } from '../map/parseJson';
import { POINTER_FILE, SETTINGS_FILE } from '../map/releaseState';
import { generationPath } from '../map/signedDocuments';
import type { DocumentKind } from '../map/signedDocuments';
import { bytesInCopy, isTorn } from '../map/tornFiles';
import type { ReleaseStore } from '../store/releaseStore';

/** A generation file that is empty or cut off, and what can be done about it. */
export interface TornFile {
  readonly path: string;
  /** `restore`: the browsers' copy of it is whole; `remove`: it is the newest and nobody was told that it is there; `none`: others follow it. */
  readonly cure: 'restore' | 'remove' | 'none';
}

const KINDS: readonly DocumentKind[] = ['base', 'ops', 'config'];

async function copyOf(store: ReleaseStore, kind: DocumentKind): Promise<unknown> {
  const bytes = await store.read(kind === 'config' ? SETTINGS_FILE : POINTER_FILE);
  const copy = bytes && parseJsonBytes(bytes);
  if (kind === 'config') return copy;
  return typeof copy === 'object' && copy !== null ? Reflect.get(copy, kind) : null;
}

/** Every torn generation file of a store. With `repair` each one that can be is restored or removed. */
export async function tornFiles(store: ReleaseStore, repair: boolean): Promise<readonly TornFile[]> {
  const found: TornFile[] = [];
  for (const kind of KINDS) {
    const copy = await copyOf(store, kind);
    for (let generation = 1; ; generation += 1) {
      const path = generationPath(kind, generation);
      const there = await store.readVersioned(path);
      if (!there) break;
      if (!isTorn(there.bytes)) continue;
      const whole = bytesInCopy(copy, generation);
      const isNewest = (await store.read(generationPath(kind, generation + 1))) === null;
      const cure = whole ? 'restore' : isNewest ? 'remove' : 'none';
      found.push({ path, cure });
      if (repair && whole) await store.replace(path, whole, there.version);
      if (repair && cure === 'remove') await store.remove(path);
    }
  }
  return found;
}
