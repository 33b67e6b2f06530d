import type { KeyRing } from '../keys/keyRing';
import { create } from '../store/releaseStore';
import type { Bytes, ReleaseStore, StillSo } from '../store/releaseStore';
import { generationPath, readOfKind } from './signedDocuments';
import type { DocumentKind } from './signedDocuments';
import { isTorn } from './tornFiles';

/** A store, and the keys that judge what lies in it. */
export interface JudgedStore {
  readonly store: ReleaseStore;
  readonly keys: KeyRing;
}

/**
 * True for a document that only keys of a former time signed, written after they were taken away: by a machine that has not heard of it, or by a thief.
 * It stands for nothing (DELIVERY-24). Only who knows the later keys can tell; a document of keys that are not known here is no such one.
 */
export async function isOfFormerKeys(kind: DocumentKind, keys: KeyRing, bytes: Bytes): Promise<boolean> {
  const read = readOfKind[kind];
  if ((await read(bytes, keys)).ok) return false;
  const verdicts = await Promise.all(keys.former.map((former) => read(bytes, { ...keys, trusted: former.keys, former: [] })));
  return verdicts.some(({ ok }) => ok);
}

/** True for a file that stands for no generation, so that the next one takes its place. */
async function isVoid(kind: DocumentKind, keys: KeyRing, bytes: Bytes): Promise<boolean> {
  return isTorn(bytes) || isOfFormerKeys(kind, keys, bytes);
}

/**
 * Writes a generation if its place is free: true when it holds these bytes, by this call or by one before it whose answer was lost (a bucket's client
 * repeats such a write, and is told that something is there). Signatures make the bytes of two writers differ. A torn file there was never acknowledged
 * (a store acknowledges what is on the disk), and one of former keys counts nowhere, so their place is free too; of two writers who find it one wins.
 * Nothing is written when what it rests on is not so any more.
 */
export async function createGeneration(
  { store, keys }: JudgedStore,
  kind: DocumentKind,
  generation: number,
  bytes: Bytes,
  still?: StillSo,
): Promise<boolean> {
  const path = generationPath(kind, generation);
  if (await create(store, path, bytes, still)) return true;
  const there = await store.readVersioned(path);
  if (!there) return false;
  if (Buffer.compare(there.bytes, bytes) === 0) return true;
  if (!(await isVoid(kind, keys, there.bytes))) return false;
  if (still && ((await store.readVersioned(still.path))?.version ?? null) !== still.version) return false;
  return (await store.replace(path, bytes, there.version)) === 'replaced';
}

/**
 * That no generation stands where the next one will: a decision that was made on the newest one may be written while this holds. A void file counts as
 * none. Null when somebody wrote there already.
 */
export async function noneAt({ store, keys }: JudgedStore, kind: DocumentKind, generation: number): Promise<StillSo | null> {
  const path = generationPath(kind, generation);
  const there = await store.readVersioned(path);
  if (there && !(await isVoid(kind, keys, there.bytes))) return null;
  return { path, version: there?.version ?? null };
}
