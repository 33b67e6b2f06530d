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

/** The copy of the newest base and reductions that browsers read. */
export const POINTER_FILE = 'release.json';
/** The copy of the newest run-time file that browsers read. */
export const SETTINGS_FILE = 'config.json';

/** What the store holds now; null for a chain that has not begun. */
export interface ReleaseState {
  readonly base: Newest<SignedBase> | null;
  readonly ops: Newest<SignedOps> | null;
  readonly config: Newest<SignedRunTimeFile> | null;
}

const counted = v.object({ value: v.object({ generation: v.number() }) });
const pointerSchema = v.object({ base: counted, ops: v.nullable(counted) });

/** The last existing generation at or after `from`: whoever committed it may not have moved the pointer yet. */
async function newestAfter(store: ReleaseStore, kind: DocumentKind, from: number): Promise<Bytes | null> {
  let newest: Bytes | null = null;
  for (let generation = Math.max(1, from); ; generation += 1) {
    const bytes = await store.read(generationPath(kind, generation));
    if (!bytes) break;
    newest = bytes;
  }
  // a pointer that names what is not there is no place to begin at
  return newest ?? (from > 1 ? newestAfter(store, kind, 1) : null);
}

async function readNewest<T extends SignedDocument>(
  { store, keys }: { readonly store: ReleaseStore; readonly keys: KeyRing },
  kind: DocumentKind,
  from: number,
  readDocument: ReadDocument<T>,
): Promise<Result<Newest<T> | null, Refusal>> {
  const bytes = await newestAfter(store, kind, from);
  return bytes ? readDocument(bytes, keys) : ok(null);
}

/**
 * Reads the newest committed documents, signatures checked. The pointers only say where to start looking. The base is read first: whatever
 * generations it names exist by then, so what is read after it is never older. Refusal: `map_refused`.
 */
export async function readReleaseState(store: ReleaseStore, keys: KeyRing): Promise<Result<ReleaseState, Refusal>> {
  const at = { store, keys };
  const [pointer, settings] = await Promise.all([store.read(POINTER_FILE), store.read(SETTINGS_FILE)]);
  const hint = v.safeParse(pointerSchema, pointer ? parseJsonBytes(pointer) : null);
  const configHint = v.safeParse(counted, settings ? parseJsonBytes(settings) : null);
  const base = await readNewest(at, 'base', hint.success ? hint.output.base.value.generation : 1, readSignedBase);
  if (!base.ok) return base;
  const [ops, config] = await Promise.all([
    readNewest(at, 'ops', hint.success ? (hint.output.ops?.value.generation ?? 1) : 1, readSignedOps),
    readNewest(at, 'config', configHint.success ? configHint.output.value.generation : 1, readSignedConfig),
  ]);
  if (!ops.ok) return ops;
  return config.ok ? ok({ base: base.value, ops: ops.value, config: config.value }) : config;
}

/** The documents themselves, or a refusal `not_initialised`. */
export function documentsOf(state: ReleaseState): Result<{ base: ReleaseBase; ops: ReleaseOps }, Refusal> {
  if (!state.base || !state.ops) return refuse('not_initialised', 'the store holds no signed release map; run "init" first');
  return ok({ base: state.base.signed.value, ops: state.ops.signed.value });
}
