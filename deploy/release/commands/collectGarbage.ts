import { signedPreviewSchema } from '@dex/mf-shared/release';
import type { Preview } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { SIDECAR_FILE } from '../artifact/sidecar';
import { artifactFolder } from '../artifact/uploadArtifact';
import { artifactsOf } from '../map/artifactsOf';
import type { ReleaseContext } from '../map/commit';
import { readBaseChain } from '../map/readChain';
import { parseJsonBytes } from '../map/parseJson';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

const DAY_SECONDS = 24 * 3600;

/** An artifact folder, or a preview's document, that nobody can need any more, and its files. */
export interface Garbage {
  readonly folder: string;
  readonly files: readonly string[];
}

/** Until when (seconds) each artifact folder was in a map: the time at which the first generation without it was issued, or forever. */
function lastNeeded(chain: readonly { readonly signed: { readonly value: Parameters<typeof artifactsOf>[0] } }[]): Map<string, number> {
  const until = new Map<string, number>();
  chain.forEach(({ signed }, index) => {
    const end = chain[index + 1]?.signed.value.issued ?? Number.POSITIVE_INFINITY;
    for (const { remote, id } of artifactsOf(signed.value)) until.set(artifactFolder(remote, id), end);
  });
  return until;
}

/** The previews of a store by their paths; what is none is left where it is. */
async function previewsIn({ list, read }: ReleaseContext['store']): Promise<Map<string, Preview>> {
  const previews = new Map<string, Preview>();
  for (const path of await list('p/')) {
    const bytes = await read(path);
    const parsed = v.safeParse(signedPreviewSchema, bytes && parseJsonBytes(bytes));
    if (parsed.success) previews.set(path, parsed.output.value);
  }
  return previews;
}

/**
 * Folders that left the map, and previews that ended, more than `keepDays` ago: a tab that was open that long is asked to reload. A folder that no map ever named is kept
 * (it may be an upload under way) and reported by the caller. Signed generations are never removed.
 */
export async function findGarbage(context: ReleaseContext, keepDays: number): Promise<Result<readonly Garbage[], Refusal>> {
  if (!(keepDays >= 1)) return refuse('usage', 'artifacts are kept for at least one day: open tabs load from them');
  const chain = await readBaseChain(context.store.read, context.keys);
  if (!chain.ok) return chain;
  const until = lastNeeded(chain.value);
  const previews = await previewsIn(context.store);
  for (const { builds, expires } of previews.values())
    for (const { remote, release } of builds) {
      const folder = artifactFolder(remote, release.id);
      until.set(folder, Math.max(until.get(folder) ?? 0, expires));
    }
  const limit = context.now() - keepDays * DAY_SECONDS;
  const folders = new Map<string, string[]>();
  for (const path of await context.store.list('a/')) {
    const folder = path.split('/').slice(0, 3).join('/') + '/';
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  const unneeded = [...folders].filter(([folder]) => (until.get(folder) ?? Number.POSITIVE_INFINITY) < limit);
  const over = [...previews].filter(([, { expires }]) => expires < limit);
  // Documents last: without its document nothing would tell that the folder of a preview is one.
  return ok([...unneeded.map(([folder, files]) => ({ folder, files })), ...over.map(([path]) => ({ folder: path, files: [path] }))]);
}

/** Removes garbage, the sidecar first: a half-removed folder is never taken for a whole one. */
export async function removeGarbage(context: ReleaseContext, garbage: readonly Garbage[]): Promise<void> {
  for (const { folder, files } of garbage) {
    const isSidecar = (path: string) => path === `${folder}${SIDECAR_FILE}`;
    for (const path of [...files.filter(isSidecar), ...files.filter((path) => !isSidecar(path))]) await context.store.remove(path);
  }
}
