import { trustedKeysSchema } from '@dex/mf-shared/release';
import type { TrustedKeys } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { parseJsonBytes } from '../map/parseJson';
import type { ReadFile } from '../map/readChain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { integrityOf } from './buildTree';
import { SIDECAR_FILE, artifactId, parseSidecar } from './sidecar';
import { artifactFolder } from './uploadArtifact';

/** The file of a shell's build with the public keys that are compiled into it: what its pages judge by for as long as it is live. */
export const SHELL_KEYS_FILE = 'trusted-keys.json';

/**
 * The keys that a shell's build says it was made with, read by the hashes of its artifact; null for a build of a former time, which does not say.
 * Refusal: `artifact_damaged`.
 */
export async function shellKeysOf(read: ReadFile, id: string): Promise<Result<TrustedKeys | null, Refusal>> {
  const folder = artifactFolder('shell', id);
  const sidecarBytes = await read(`${folder}${SIDECAR_FILE}`);
  const sidecar = sidecarBytes && artifactId(sidecarBytes) === id ? parseSidecar(sidecarBytes) : null;
  if (!sidecar) return refuse('artifact_damaged', `${folder}${SIDECAR_FILE} is missing or changed; "doctor"`);
  const integrity = Object.hasOwn(sidecar.files, SHELL_KEYS_FILE) ? sidecar.files[SHELL_KEYS_FILE] : undefined;
  if (integrity === undefined) return ok(null);
  const bytes = await read(`${folder}${SHELL_KEYS_FILE}`);
  const keys = bytes && integrityOf(bytes) === integrity ? v.safeParse(trustedKeysSchema, parseJsonBytes(bytes)) : null;
  return keys?.success ? ok(keys.output) : refuse('artifact_damaged', `${folder}${SHELL_KEYS_FILE} is missing, changed or no key set`);
}
