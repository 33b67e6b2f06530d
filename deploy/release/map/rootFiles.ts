import type { ReleaseStore } from '../store/releaseStore';

/** The folder of a shell's build whose files are served at the site's root; its sidecar lists them with their hashes. */
export const ROOT_FOLDER = 'root/';

/** Paths at the site's root that a shell brings, its compressed copies too. `folder` ends in a slash. */
export async function rootPathsOf(store: ReleaseStore, folder: string): Promise<readonly string[]> {
  const prefix = `${folder}${ROOT_FOLDER}`;
  return (await store.list(prefix)).map((path) => path.slice(prefix.length));
}

/** What lies at a store's root beside builds and signed documents: the store's own copies are named by the caller. */
const SIGNED_FOLDERS = /^[aropc]\//;

/**
 * Files of the store that no release brings: a static host would serve them from the site's own origin. `own` are the paths that the release
 * command writes itself.
 */
export async function unlistedFiles(store: ReleaseStore, own: ReadonlySet<string>): Promise<readonly string[]> {
  const paths = await store.list('');
  return paths.filter((path) => !SIGNED_FOLDERS.test(path) && !own.has(path));
}
