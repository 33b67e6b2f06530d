import { canonicalBytes, isSignedBy, sha256Hex, signedBaseSchema, signedOpsSchema } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseOps, SignedBase, SignedKind, SignedOps, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import type { KeyRing } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes, ReleaseStore } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';

/** The newest signed document of one chain, its place and the hash that the next one carries as `prev`. */
export interface Newest<T> {
  readonly signed: T;
  readonly hash: string;
}

/** What the store holds now. */
export interface ReleaseState {
  readonly base: Newest<SignedBase> | null;
  readonly ops: Newest<SignedOps> | null;
}

/** Path of an immutable signed file. */
export function generationPath(kind: 'base' | 'ops', generation: number): string {
  return `${kind === 'base' ? 'r' : 'o'}/${generation}.json`;
}

/** The bytes that are stored for a signed document. */
export function storedBytes(signed: SignedBase | SignedOps): Bytes {
  return canonicalBytes(signed);
}

type Parse<T> = (raw: unknown) => T | null;

async function readSigned<T extends SignedBase | SignedOps>(
  bytes: Bytes,
  parse: Parse<T>,
  kind: SignedKind,
  role: TrustedRole,
): Promise<Result<Newest<T>, Refusal>> {
  const raw = parseJsonBytes(bytes);
  const signed = parse(raw);
  if (!signed) return refuse('map_refused', `a stored ${kind} document has a wrong shape`);
  const name = `${kind} generation ${signed.value.generation}`;
  const rawValue: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'value') : null;
  if (!(await isSignedBy(role, kind, rawValue, signed.signatures))) return refuse('map_refused', `${name}: no valid signature`);
  return ok({ signed, hash: await sha256Hex(Uint8Array.from(bytes)) });
}

const parseBase: Parse<SignedBase> = (raw) => {
  const parsed = v.safeParse(signedBaseSchema, raw);
  return parsed.success ? parsed.output : null;
};
const parseOps: Parse<SignedOps> = (raw) => {
  const parsed = v.safeParse(signedOpsSchema, raw);
  return parsed.success ? parsed.output : null;
};

/** The base document in these bytes, its signatures checked. Refusal: `map_refused`. */
export function readSignedBase(bytes: Bytes, keys: KeyRing): Promise<Result<Newest<SignedBase>, Refusal>> {
  return readSigned(bytes, parseBase, 'base', keys.trusted.release);
}

/** The reductions in these bytes, their signatures checked. Refusal: `map_refused`. */
export function readSignedOps(bytes: Bytes, keys: KeyRing): Promise<Result<Newest<SignedOps>, Refusal>> {
  return readSigned(bytes, parseOps, 'ops', keys.trusted.ops);
}

const pointerSchema = v.object({
  base: v.object({ value: v.object({ generation: v.number() }) }),
  ops: v.nullable(v.object({ value: v.object({ generation: v.number() }) })),
});

/** The last existing generation at or after `from`: whoever committed it may not have moved the pointer yet. */
async function newestAfter(store: ReleaseStore, kind: 'base' | 'ops', from: number): Promise<Bytes | null> {
  let newest: Bytes | null = null;
  for (let generation = Math.max(1, from); ; generation += 1) {
    const bytes = await store.read(generationPath(kind, generation));
    if (!bytes) return newest;
    newest = bytes;
  }
}

/** Reads the newest committed base and reductions, signatures checked. The pointer only says where to start looking. Refusal: `map_refused`. */
export async function readReleaseState(store: ReleaseStore, keys: KeyRing): Promise<Result<ReleaseState, Refusal>> {
  const pointer = await store.read('release.json');
  const hint = v.safeParse(pointerSchema, pointer ? parseJsonBytes(pointer) : null);
  const baseFrom = hint.success ? hint.output.base.value.generation : 1;
  const opsFrom = hint.success ? (hint.output.ops?.value.generation ?? 1) : 1;
  const [baseBytes, opsBytes] = await Promise.all([newestAfter(store, 'base', baseFrom), newestAfter(store, 'ops', opsFrom)]);
  const base = baseBytes ? await readSignedBase(baseBytes, keys) : null;
  if (base && !base.ok) return base;
  const ops = opsBytes ? await readSignedOps(opsBytes, keys) : null;
  if (ops && !ops.ok) return ops;
  return ok({ base: base?.value ?? null, ops: ops?.value ?? null });
}

/** The documents themselves, or a refusal `not_initialised`. */
export function documentsOf(state: ReleaseState): Result<{ base: ReleaseBase; ops: ReleaseOps }, Refusal> {
  if (!state.base || !state.ops) return refuse('not_initialised', 'the store holds no signed release map; run "init" first');
  return ok({ base: state.base.signed.value, ops: state.ops.signed.value });
}
