import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes, ReleaseStore } from '../store/releaseStore';
import type { BuildTree } from './buildTree';
import { integrityOf } from './buildTree';
import { SIDECAR_FILE, artifactId, encodeSidecar, parseSidecar, sidecarOf } from './sidecar';

/** Folder of an artifact in the store, ending in a slash, without a leading one. */
export function artifactFolder(remote: string, id: string): string {
  return `a/${remote}/${id}/`;
}

/** True for the beginning of a file alone: a write broke off. The folder is named by the hash of the whole, so nobody relies on it. */
function isBeginning(stored: Bytes, bytes: Bytes): boolean {
  return stored.length < bytes.length && Buffer.compare(stored, bytes.subarray(0, stored.length)) === 0;
}

/** That a path which existed holds these bytes: it does, or only their beginning, which is written anew. */
async function isMended(store: ReleaseStore, path: string, bytes: Bytes): Promise<boolean> {
  const stored = await store.readVersioned(path);
  if (!stored) return false;
  if (Buffer.compare(stored.bytes, bytes) === 0) return true;
  return isBeginning(stored.bytes, bytes) && (await store.replace(path, bytes, stored.version)) === 'replaced';
}

/** Checks an artifact in a store against its id: the sidecar's hash, then every file's. Refusal: `artifact_damaged`. */
export async function checkArtifact(store: ReleaseStore, remote: string, id: string): Promise<Result<null, Refusal>> {
  const folder = artifactFolder(remote, id);
  const bytes = await store.read(`${folder}${SIDECAR_FILE}`);
  const sidecar = bytes ? parseSidecar(bytes) : null;
  if (!bytes || !sidecar) return refuse('artifact_damaged', `${folder}${SIDECAR_FILE} is missing or unreadable`);
  if (artifactId(bytes) !== id) return refuse('artifact_damaged', `${folder}${SIDECAR_FILE} does not have the hash that names the folder`);
  for (const [path, integrity] of Object.entries(sidecar.files)) {
    const file = await store.read(`${folder}${path}`);
    if (!file || integrityOf(file) !== integrity) return refuse('artifact_damaged', `${folder}${path} is ${file ? 'changed' : 'missing'}`);
  }
  return ok(null);
}

/** Writes a build's files create-only, those of which only the beginning is there anew, the sidecar last, reads all back; gives the id. The same build again is no error. Refusal: `artifact_damaged`. */
export async function uploadArtifact(store: ReleaseStore, tree: BuildTree, source: string | null): Promise<Result<string, Refusal>> {
  const sidecar = sidecarOf(tree, source);
  const { bytes, id } = encodeSidecar(sidecar);
  const folder = artifactFolder(sidecar.remote, id);
  const files = new Map([...tree.files].map(([path, content]) => [`${folder}${path}`, content]));
  const own = new Map([[`${folder}${SIDECAR_FILE}`, bytes]]);
  for (const part of [files, own]) {
    for (const path of await store.createAll(part)) {
      const content = part.get(path);
      if (!content || !(await isMended(store, path, content))) return refuse('artifact_damaged', `${path} exists with other content`);
    }
  }
  const checked = await checkArtifact(store, sidecar.remote, id);
  return checked.ok ? ok(id) : checked;
}
