import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { artifactFolder } from '../artifact/uploadArtifact';
import { artifactsOf } from '../map/artifactsOf';
import type { ReleaseContext } from '../map/commit';
import { documentsOf, readReleaseState } from '../map/releaseState';
import type { Refusal } from '../refusal';

/** Writes what the newest map needs (all signed generations, its artifacts, page and root files) into a folder that any static host can serve; gives the number of files. */
export async function exportSite(context: ReleaseContext, folder: string): Promise<Result<number, Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  if (!state.ok) return state;
  const documents = documentsOf(state.value);
  if (!documents.ok) return documents;
  const needed = artifactsOf(documents.value.base).map(({ remote, id }) => artifactFolder(remote, id));
  const paths = (await context.store.list('')).filter((path) => !path.startsWith('a/') || needed.some((prefix) => path.startsWith(prefix)));
  for (const path of paths) {
    const bytes = await context.store.read(path);
    if (!bytes) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return ok(paths.length);
}
