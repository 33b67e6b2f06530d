import type { ShellRelease } from '@dex/mf-shared/release';
import type { Bytes, ReleaseStore } from '../store/releaseStore';

/** The folder of a shell's build whose files are served at the site's root, where no shell before it in the map has them; its sidecar lists them with their hashes. */
export const ROOT_FOLDER = 'root/';

type Shells = readonly Pick<ShellRelease, 'dir'>[];

const rootOf = ({ dir }: Shells[number]) => `${dir.slice(1)}${ROOT_FOLDER}`;

/** Paths at the site's root that the live shells bring, compressed copies too, each once. */
export async function rootPathsOf(store: ReleaseStore, shells: Shells): Promise<readonly string[]> {
  const paths = await Promise.all(
    shells.map(async (shell) => (await store.list(rootOf(shell))).map((path) => path.slice(rootOf(shell).length))),
  );
  return [...new Set(paths.flat())];
}

/** What stands at a path of the site's root: of the first of the live shells that brings the file; a compressed copy is never another shell's than the file is. Null for none. */
export async function rootFileOf(store: ReleaseStore, shells: Shells, path: string): Promise<Bytes | null> {
  const file = path.replace(/\.(?:br|gz)$/, '');
  for (const shell of shells) {
    const own = await store.read(`${rootOf(shell)}${path}`);
    if (own ?? (await store.read(`${rootOf(shell)}${file}`))) return own;
  }
  return null;
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
