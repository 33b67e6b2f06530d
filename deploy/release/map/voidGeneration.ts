import type { KeyRing } from '../keys/keyRing';
import { create } from '../store/releaseStore';
import type { Bytes, ReleaseStore, StillSo } from '../store/releaseStore';
import { generationPath, readOfKind } from './signedDocuments';
import type { DocumentKind } from './signedDocuments';
import { isTorn } from './tornFiles';

/** Where generations lie. */
interface Place {
  readonly store: ReleaseStore;
}

/**
 * True for a document that only keys of a former time signed, written after they were taken away: by a machine that has not heard of it, or by a thief.
 * It stands for nothing (DELIVERY-24), and keeps its number: who does not know the later keys, a visitor too, may have taken it, and what comes next must
 * be above it. Only who knows the later keys can tell; a document of keys that are not known here is no such one.
 */
export async function isOfFormerKeys(kind: DocumentKind, keys: KeyRing, bytes: Bytes): Promise<boolean> {
  const read = readOfKind[kind];
  if ((await read(bytes, keys)).ok) return false;
  const verdicts = await Promise.all(keys.former.map((former) => read(bytes, { ...keys, trusted: former.keys, former: [] })));
  return verdicts.some(({ ok }) => ok);
}

const isEqual = (there: Bytes | null, bytes: Bytes) => there !== null && Buffer.compare(there, bytes) === 0;

/**
 * Writes a generation if its place is free: true when it holds these bytes, by this call or by one before it whose answer was lost (a bucket's client
 * repeats such a write, and is told that something is there). Signatures make the bytes of two writers differ. A torn file there was never acknowledged
 * (a store acknowledges what is on the disk), so its place is free too; of two writers who find it one wins. Nothing is written when what it rests on is
 * not so any more.
 */
export async function createGeneration(
  { store }: Place,
  kind: DocumentKind,
  generation: number,
  bytes: Bytes,
  still?: readonly StillSo[],
): Promise<boolean> {
  const path = generationPath(kind, generation);
  if (await create(store, path, bytes, still)) return true;
  const there = await store.readVersioned(path);
  if (!there) return false;
  if (isEqual(there.bytes, bytes)) return true;
  if (!isTorn(there.bytes)) return false;
  if ((await store.replace(path, bytes, there.version, still)) === 'replaced') return true;
  return isEqual(await store.read(path), bytes);
}

/** That no generation stands where the next one will; null when somebody wrote there already. A torn file counts as none. */
async function noneAt({ store }: Place, kind: DocumentKind, generation: number): Promise<StillSo | null> {
  const path = generationPath(kind, generation);
  const there = await store.readVersioned(path);
  if (there && !isTorn(there.bytes)) return null;
  return { path, version: there?.version ?? null };
}

/**
 * That nothing of these kinds came after what was read: what was decided on the newest ones may be written while this holds. Null when somebody wrote
 * already.
 */
export async function nothingNew(
  place: Place,
  next: Readonly<Record<DocumentKind, number>>,
  kinds: readonly DocumentKind[],
): Promise<readonly StillSo[] | null> {
  const all = await Promise.all(kinds.map((kind) => noneAt(place, kind, next[kind])));
  const free = all.filter((one) => one !== null);
  return free.length === all.length ? free : null;
}
