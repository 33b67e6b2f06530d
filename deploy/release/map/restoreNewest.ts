import type { ReleaseStore } from '../store/releaseStore';
import type { ReleaseState } from './releaseState';
import { generationPath, storedBytes } from './signedDocuments';
import { isTorn } from './tornFiles';

/**
 * Writes the newest generation of each chain anew where only a part of its file is left and the browsers' copy of it is whole: once the next one is
 * committed that copy is gone, and the chain would have a hole for good.
 */
export async function restoreNewest(
  store: ReleaseStore,
  { base, ops, config }: Pick<ReleaseState, 'base' | 'ops' | 'config'>,
): Promise<void> {
  for (const [kind, newest] of [
    ['base', base],
    ['ops', ops],
    ['config', config],
  ] as const) {
    const path = newest && generationPath(kind, newest.signed.value.generation);
    const there = path && (await store.readVersioned(path));
    if (there && isTorn(there.bytes)) await store.replace(path, storedBytes(newest.signed), there.version);
  }
}
