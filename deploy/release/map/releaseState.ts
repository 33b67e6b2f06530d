import { turnedBack, turnsOf } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseOps, SignedBase, SignedOps, SignedRunTimeFile } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import type { KeyRing } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes, ReleaseStore } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';
import { generationPath, readSignedBase, readSignedConfig, readSignedOps } from './signedDocuments';
import type { DocumentKind, Newest, ReadDocument, SignedDocument } from './signedDocuments';
import { bytesInCopy, isTorn } from './tornFiles';
import { isOfFormerKeys } from './voidGeneration';

/** The copy of the newest base and reductions that browsers read. */
export const POINTER_FILE = 'release.json';
/** The copy of the newest run-time file that browsers read. */
export const SETTINGS_FILE = 'config.json';

/** What the store holds now; null for a chain that has not begun. */
export interface ReleaseState {
  readonly base: Newest<SignedBase> | null;
  readonly ops: Newest<SignedOps> | null;
  readonly config: Newest<SignedRunTimeFile> | null;
  /** The number of each chain's next document: above every file that is there, also above those that count for nothing. */
  readonly next: Readonly<Record<DocumentKind, number>>;
}

const counted = v.object({ value: v.object({ generation: v.number() }) });

/** Where to begin looking for the newest document of a chain: the copy that browsers read, parsed, and its generation. */
interface Hint {
  readonly generation: number;
  readonly copy: unknown;
}

const BEGINNING: Hint = { generation: 1, copy: null };

function hintOf(copy: unknown): Hint {
  const parsed = v.safeParse(counted, copy);
  return parsed.success ? { generation: parsed.output.value.generation, copy } : BEGINNING;
}

interface Found {
  readonly generation: number;
  readonly bytes: Bytes;
}

/**
 * The last existing generation from the hint on: whoever committed it may not have moved the pointer yet. A torn one is passed over, unless the
 * browsers' copy of it is whole.
 */
async function newestAfter(store: ReleaseStore, kind: DocumentKind, hint: Hint): Promise<Found | null> {
  let newest: Found | null = null;
  for (let generation = Math.max(1, hint.generation); ; generation += 1) {
    const bytes = await store.read(generationPath(kind, generation));
    if (!bytes) break;
    const whole = isTorn(bytes) ? bytesInCopy(hint.copy, generation) : bytes;
    newest = whole ? { generation, bytes: whole } : newest;
  }
  // a pointer that names what is not there is no place to begin at
  return newest ?? (hint.generation > 1 ? newestAfter(store, kind, BEGINNING) : null);
}

interface End<T> {
  readonly newest: Newest<T> | null;
  readonly next: number;
}

async function readNewest<T extends SignedDocument>(
  { store, keys }: { readonly store: ReleaseStore; readonly keys: KeyRing },
  kind: DocumentKind,
  hint: Hint,
  readDocument: ReadDocument<T>,
): Promise<Result<End<T>, Refusal>> {
  const newest = await newestAfter(store, kind, hint);
  if (!newest) return ok({ newest: null, next: 1 });
  const next = newest.generation + 1;
  const read = await readDocument(newest.bytes, keys);
  if (read.ok) return ok({ newest: read.value, next });
  // what former keys signed after their time is passed over
  let at: Found = newest;
  while (await isOfFormerKeys(kind, keys, at.bytes)) {
    const before = await wholeBefore(store, kind, at.generation);
    if (!before) break;
    const known = await readDocument(before.bytes, keys);
    if (known.ok) return ok({ newest: known.value, next });
    at = before;
  }
  return read;
}

/** The nearest generation before this one that is no torn file. */
async function wholeBefore(store: ReleaseStore, kind: DocumentKind, generation: number): Promise<Found | null> {
  for (let before = generation - 1; before > 0; before -= 1) {
    const bytes = await store.read(generationPath(kind, before));
    if (bytes && !isTorn(bytes)) return { generation: before, bytes };
  }
  return null;
}

/**
 * Reads the newest committed documents, signatures checked. The pointers only say where to start looking. The base is read first: whatever
 * generations it names exist by then, so what is read after it is never older. Refusal: `map_refused`.
 */
export async function readReleaseState(store: ReleaseStore, keys: KeyRing, rereads = 3): Promise<Result<ReleaseState, Refusal>> {
  const at = { store, keys };
  const [pointer, settings] = await Promise.all([store.read(POINTER_FILE), store.read(SETTINGS_FILE)]);
  const map = pointer && parseJsonBytes(pointer);
  const copyOf = (part: string): unknown => (typeof map === 'object' && map !== null ? Reflect.get(map, part) : null);
  const base = await readNewest(at, 'base', hintOf(copyOf('base')), readSignedBase);
  if (!base.ok) return base;
  const [ops, config] = await Promise.all([
    readNewest(at, 'ops', hintOf(copyOf('ops')), readSignedOps),
    readNewest(at, 'config', hintOf(settings && parseJsonBytes(settings)), readSignedConfig),
  ]);
  if (!ops.ok) return ops;
  if (!config.ok) return config;
  const [newestBase, newestOps] = [base.value.newest, ops.value.newest];
  const back = newestBase && turnedBack(turnsOf(newestBase.signed.value), newestOps?.signed.value.least?.turns ?? {});
  if (back) {
    // somebody committed between the two reads: the base that these reductions know of is there by now
    if (rereads > 0) return readReleaseState(store, keys, rereads - 1);
    return refuse('map_refused', `the newest base shows an older state of ${back} than the reductions know`);
  }
  const next = { base: base.value.next, ops: ops.value.next, config: config.value.next };
  return ok({ base: newestBase, ops: newestOps, config: config.value.newest, next });
}

/** The documents themselves, or a refusal `not_initialised`. */
export function documentsOf(state: ReleaseState): Result<{ base: ReleaseBase; ops: ReleaseOps }, Refusal> {
  if (!state.base || !state.ops) return refuse('not_initialised', 'the store holds no signed release map; run "init" first');
  return ok({ base: state.base.signed.value, ops: state.ops.signed.value });
}
