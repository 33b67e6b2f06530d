import type { ReleaseStore } from '../store/releaseStore';
import type { Installation } from './fixtures';

/** The site as one sees it who is overtaken: just before a document of this kind is written (or, with `replace`, put in the place of a torn one), somebody else does `act`, once. */
export function overtaken(
  site: Installation,
  folder: 'r/' | 'o/' | 'c/',
  act: () => Promise<unknown>,
  at: 'createAll' | 'replace' = 'createAll',
): Installation {
  let isDone = false;
  const before = async (paths: readonly string[]) => {
    if (isDone || !paths.some((path) => path.startsWith(folder))) return;
    isDone = true;
    await act();
  };
  const store: ReleaseStore = {
    ...site.store,
    async createAll(files, still) {
      if (at === 'createAll') await before([...files.keys()]);
      return site.store.createAll(files, still);
    },
    async replace(path, bytes, expected, still) {
      if (at === 'replace') await before([path]);
      return site.store.replace(path, bytes, expected, still);
    },
  };
  return { ...site, store };
}
