import { canonicalBytes } from '@dex/mf-shared/release';
import { create } from '../store/releaseStore';
import type { Bytes, ReleaseStore, StillSo } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';

/** True for a file that a loss of power left empty or cut off: no signed document, whole or changed, is that. */
export function isTorn(bytes: Bytes): boolean {
  return parseJsonBytes(bytes) === undefined;
}

/**
 * Writes a generation if its place is free: true when it holds these bytes, by this call or by one before it whose answer was lost (a bucket's client
 * repeats such a write, and is told that something is there). Signatures make the bytes of two writers differ. A torn file there was never acknowledged (a store acknowledges what is on
 * the disk), so its place is free too; of two writers who find it one wins. Nothing is written when what it rests on is not so any more.
 */
export async function createGeneration(store: ReleaseStore, path: string, bytes: Bytes, still?: StillSo): Promise<boolean> {
  if (await create(store, path, bytes, still)) return true;
  const there = await store.readVersioned(path);
  if (there && Buffer.compare(there.bytes, bytes) === 0) return true;
  if (!there || !isTorn(there.bytes)) return false;
  if (still && ((await store.readVersioned(still.path))?.version ?? null) !== still.version) return false;
  return (await store.replace(path, bytes, there.version)) === 'replaced';
}

/**
 * That no generation stands where the next one will: a decision that was made on the newest one may be written while this holds. A torn file counts as
 * none. Null when somebody wrote there already.
 */
export async function noneAt(store: ReleaseStore, path: string): Promise<StillSo | null> {
  const there = await store.readVersioned(path);
  if (there && !isTorn(there.bytes)) return null;
  return { path, version: there?.version ?? null };
}

/** The bytes of a signed document inside a copy of it (`release.json`, `config.json`), or null when the copy is of another generation. */
export function bytesInCopy(copy: unknown, generation: number): Bytes | null {
  const value: unknown = typeof copy === 'object' && copy !== null ? Reflect.get(copy, 'value') : null;
  const own: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'generation') : null;
  return own === generation ? canonicalBytes(copy) : null;
}
