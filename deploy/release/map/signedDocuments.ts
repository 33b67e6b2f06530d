import {
  canonicalBytes,
  isSignedBy,
  sha256Hex,
  signedBaseSchema,
  signedOpsSchema,
  signedRunTimeFileSchema,
  teamStatement,
  unconsentedIn,
  unconsentedRollback,
  wholeOf,
} from '@dex/mf-shared/release';
import type { SignedBase, SignedKind, SignedOps, SignedRunTimeFile, TrustedKeys, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type * as v from 'valibot';
import { trustedAt } from '../keys/keyRing';
import type { KeyRing } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';

/** The chains of signed documents: what may run, what is taken away, what the operator set. */
export type DocumentKind = 'base' | 'ops' | 'config';
export type SignedDocument = SignedBase | SignedOps | SignedRunTimeFile;

/** A signed document, and the hash that the next one of its chain carries as `prev`. */
export interface Newest<T> {
  readonly signed: T;
  readonly hash: string;
}

const FOLDERS: Readonly<Record<DocumentKind, string>> = { base: 'r', ops: 'o', config: 'c' };

/** Path of an immutable signed file. */
export function generationPath(kind: DocumentKind, generation: number): string {
  return `${FOLDERS[kind]}/${generation}.json`;
}

/** The bytes that are stored for a signed document. */
export function storedBytes(signed: SignedDocument): Bytes {
  return canonicalBytes(signed);
}

async function readSigned<T extends SignedDocument>(
  bytes: Bytes,
  schema: v.GenericSchema<T>,
  kind: DocumentKind & SignedKind,
  keys: KeyRing,
  roleOf: (trusted: TrustedKeys) => TrustedRole,
): Promise<Result<Newest<T>, Refusal>> {
  const signed = wholeOf(schema, parseJsonBytes(bytes));
  if (!signed) return refuse('map_refused', `a stored ${kind} document has a wrong shape`);
  const name = `${kind} generation ${signed.value.generation}`;
  const role = roleOf(trustedAt(keys, kind, signed.value.generation));
  if (!(await isSignedBy(role, kind, signed.value, signed.signatures))) return refuse('map_refused', `${name}: no valid signature`);
  return ok({ signed, hash: await sha256Hex(Uint8Array.from(bytes)) });
}

/** Reads one document: its shape, then its signatures. Refusal: `map_refused`. */
export type ReadDocument<T extends SignedDocument> = (bytes: Bytes, keys: KeyRing) => Promise<Result<Newest<T>, Refusal>>;

/** The first live shell that its team did not sign; null when there is none, or no such team. */
async function unsignedShellIn({ shells }: SignedBase['value'], { teams }: TrustedKeys): Promise<string | null> {
  if (!Object.hasOwn(teams, 'shell')) return null;
  for (const shell of shells)
    if (!(await isSignedBy(teams['shell'], 'team', teamStatement('shell', shell), shell.team ?? []))) return shell.id;
  return null;
}

/**
 * Every shell must be signed by its team where the key set knows one: a release key alone publishes no shell (DELIVERY-9). Every section must stand as
 * its team agreed to, where the key set asks for that (DELIVERY-26).
 */
export const readSignedBase: ReadDocument<SignedBase> = async (bytes, keys) => {
  const read = await readSigned(bytes, signedBaseSchema, 'base', keys, ({ release }) => release);
  if (!read.ok) return read;
  const { value } = read.value.signed;
  const trusted = trustedAt(keys, 'base', value.generation);
  const unsigned = await unsignedShellIn(value, trusted);
  if (unsigned !== null) return refuse('map_refused', `base generation ${value.generation}: its team did not sign the shell ${unsigned}`);
  const unconsented = await unconsentedIn(value, trusted);
  if (unconsented === null) return read;
  return refuse('map_refused', `base generation ${value.generation}: the team of ${unconsented} did not agree to it`);
};

/** A rollback needs its team's consent, where the key set asks for that (DELIVERY-26). */
export const readSignedOps: ReadDocument<SignedOps> = async (bytes, keys) => {
  const read = await readSigned(bytes, signedOpsSchema, 'ops', keys, ({ ops }) => ops);
  if (!read.ok) return read;
  const { value } = read.value.signed;
  const unconsented = await unconsentedRollback(value, trustedAt(keys, 'ops', value.generation));
  if (unconsented === null) return read;
  return refuse('map_refused', `ops generation ${value.generation}: the team of ${unconsented} did not agree to its rollback`);
};
export const readSignedConfig: ReadDocument<SignedRunTimeFile> = (bytes, keys) =>
  readSigned(bytes, signedRunTimeFileSchema, 'config', keys, ({ operator }) => operator);

/** How a document of each chain is read. */
export const readOfKind: Readonly<Record<DocumentKind, ReadDocument<SignedDocument>>> = {
  base: readSignedBase,
  ops: readSignedOps,
  config: readSignedConfig,
};
