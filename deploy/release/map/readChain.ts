import { turnedBack, turnsOf } from '@dex/mf-shared/release';
import type { ReleaseBase, SignedBase, SignedOps, SignedRunTimeFile } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { KeyRing } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes } from '../store/releaseStore';
import { isSameState } from './consents';
import { generationPath, readSignedBase, readSignedConfig, readSignedOps } from './signedDocuments';
import type { DocumentKind, Newest, ReadDocument, SignedDocument } from './signedDocuments';
import { isOfFormerKeys } from './voidGeneration';

/** Reads a served or stored path; null if it is not there. */
export type ReadFile = (path: string) => Promise<Bytes | null>;

/** Passes over what former keys signed after their time, wherever it stands: what follows names the last one that counts. */
async function readChain<T extends SignedDocument>(
  read: ReadFile,
  keys: KeyRing,
  kind: DocumentKind,
  readDocument: ReadDocument<T>,
  follows: (value: T['value'], before: T['value']) => boolean = () => true,
): Promise<Result<readonly Newest<T>[], Refusal>> {
  const chain: Newest<T>[] = [];
  for (let generation = 1; ; generation += 1) {
    const bytes = await read(generationPath(kind, generation));
    if (!bytes) return ok(chain);
    const document = await readDocument(bytes, keys);
    if (!document.ok) {
      if (await isOfFormerKeys(kind, keys, bytes)) continue;
      return document;
    }
    const { value } = document.value.signed;
    const before = chain.at(-1);
    if (value.generation !== generation || value.prev !== (before?.hash ?? null)) {
      return refuse('broken_chain', `${generationPath(kind, generation)} does not follow the one before`);
    }
    if (before && !follows(value, before.signed.value)) {
      return refuse('broken_chain', `${generationPath(kind, generation)} uses an old consent of a team again`);
    }
    chain.push(document.value);
  }
}

/** No section's number falls, and it rises whenever the section changes. */
function consentsFollow(base: ReleaseBase, before: ReleaseBase): boolean {
  if (turnedBack(turnsOf(base), turnsOf(before)) !== null) return false;
  return Object.entries(turnsOf(base)).every(([name, turn]) => turn > (turnsOf(before)[name] ?? 0) || isSameState(base, before, name));
}

/** Every base generation from the first, each signed and following the one before, no consent used twice. Refusals: `map_refused`, `broken_chain`. */
export function readBaseChain(read: ReadFile, keys: KeyRing): Promise<Result<readonly Newest<SignedBase>[], Refusal>> {
  return readChain(read, keys, 'base', readSignedBase, consentsFollow);
}

/** Every generation of the reductions from the first, each signed and following the one before. Refusals: `map_refused`, `broken_chain`. */
export function readOpsChain(read: ReadFile, keys: KeyRing): Promise<Result<readonly Newest<SignedOps>[], Refusal>> {
  return readChain(read, keys, 'ops', readSignedOps);
}

/** Every generation of the run-time file from the first, each signed and following the one before; empty when none was set. Refusals: `map_refused`, `broken_chain`. */
export function readConfigChain(read: ReadFile, keys: KeyRing): Promise<Result<readonly Newest<SignedRunTimeFile>[], Refusal>> {
  return readChain(read, keys, 'config', readSignedConfig);
}
