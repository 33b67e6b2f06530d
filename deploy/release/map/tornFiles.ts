import { canonicalBytes } from '@dex/mf-shared/release';
import { create } from '../store/releaseStore';
import type { Bytes, ReleaseStore } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';

/** True for a file that a loss of power left empty or cut off: no signed document, whole or changed, is that. */
export function isTorn(bytes: Bytes): boolean {
  return parseJsonBytes(bytes) === undefined;
}

/**
 * Writes a generation if its place is free: true when this call wrote it. A torn file there was never acknowledged (a store acknowledges what is on
 * the disk), so its place is free too; of two writers who find it one wins.
 */
export async function createGeneration(store: ReleaseStore, path: string, bytes: Bytes): Promise<boolean> {
  if (await create(store, path, bytes)) return true;
  const there = await store.readVersioned(path);
  if (!there || !isTorn(there.bytes)) return false;
  return (await store.replace(path, bytes, there.version)) === 'replaced';
}

/** The bytes of a signed document inside a copy of it (`release.json`, `config.json`), or null when the copy is of another generation. */
export function bytesInCopy(copy: unknown, generation: number): Bytes | null {
  const value: unknown = typeof copy === 'object' && copy !== null ? Reflect.get(copy, 'value') : null;
  const own: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'generation') : null;
  return own === generation ? canonicalBytes(copy) : null;
}
