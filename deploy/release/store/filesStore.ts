// link(2) of a finished temporary file decides who was first; a pointer moves by rename under a short lock. Nothing is acknowledged before the
// file's bytes and its folder's entry are on the disk: after a loss of power a name without bytes would stand there.
import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { diskSync, foldersUpTo } from './diskSync';
import type { DiskSync } from './diskSync';
import { hasErrorCode } from './errorCode';
import { withFileLock } from './fileLock';
import type { Bytes, ReleaseStore, StillSo, VersionedFile } from './releaseStore';

const TEMPORARY = '.tmp';

function versionOf(bytes: Bytes): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readOrNull(path: string): Promise<Bytes | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
    throw error;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : Promise.resolve([path]);
  });
  return (await Promise.all(nested)).flat();
}

/** A store in a folder of one machine (or of a file system that keeps link and rename whole); any web server can serve it as it is. */
export function createFilesStore(folder: string, sync: DiskSync = diskSync): ReleaseStore {
  const root = resolve(folder);
  const at = (path: string): string => {
    const full = resolve(root, path);
    if (!full.startsWith(root + sep)) throw new RangeError(`outside the store: ${path}`);
    return full;
  };
  async function temporary(bytes: Bytes): Promise<string> {
    const path = join(root, TEMPORARY, randomUUID());
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    await sync.file(path);
    return path;
  }
  async function syncFolders(paths: Iterable<string>): Promise<void> {
    const folders = new Set([...paths].flatMap((path) => foldersUpTo(root, at(path))));
    await Promise.all([...folders].map((name) => sync.folder(name)));
  }
  async function createOne(path: string, source: string): Promise<boolean> {
    try {
      await mkdir(dirname(at(path)), { recursive: true });
      await link(source, at(path));
      return true;
    } catch (error) {
      if (!hasErrorCode(error, 'EEXIST')) throw error;
      // whoever wrote it may have died before it was on the disk
      await sync.file(at(path));
      return false;
    } finally {
      await rm(source, { force: true });
    }
  }
  async function readVersioned(path: string): Promise<VersionedFile | null> {
    const bytes = await readOrNull(at(path));
    return bytes ? { bytes, version: versionOf(bytes) } : null;
  }
  const withLock = <T>(work: () => Promise<T>) => withFileLock(join(root, TEMPORARY, 'lock'), work);
  /** Links what is written below temporary names; gives the paths that existed. */
  async function linkAll(sources: ReadonlyMap<string, string>): Promise<string[]> {
    const existing: string[] = [];
    for (const [path, source] of sources) if (!(await createOne(path, source))) existing.push(path);
    return existing;
  }
  async function areSo(still: readonly StillSo[]): Promise<boolean> {
    const current = await Promise.all(still.map(({ path }) => readVersioned(path)));
    return still.every(({ version }, index) => (current[index]?.version ?? null) === version);
  }
  return {
    description: `the folder ${root}`,
    read: (path) => readOrNull(at(path)),
    readVersioned,
    async createAll(files, still) {
      const sources = new Map(await Promise.all([...files].map(async ([path, bytes]) => [path, await temporary(bytes)] as const)));
      // all writers that rest on another file hold the one lock: none of them writes between the look and the link of another
      const existing = still ? await withLock(async () => ((await areSo(still)) ? linkAll(sources) : null)) : await linkAll(sources);
      if (existing) await syncFolders(files.keys());
      else await Promise.all([...sources.values()].map((source) => rm(source, { force: true })));
      return existing ?? [...files.keys()];
    },
    async replace(path, bytes, expected, still) {
      const source = await temporary(bytes);
      try {
        return await withLock(async () => {
          const current = await readVersioned(path);
          if ((current?.version ?? null) !== expected || (still && !(await areSo(still)))) return 'conflict';
          await mkdir(dirname(at(path)), { recursive: true });
          await rename(source, at(path));
          await syncFolders([path]);
          return 'replaced';
        });
      } finally {
        await rm(source, { force: true });
      }
    },
    async list(prefix) {
      const folderOfPrefix = resolve(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const paths = (await filesBelow(folderOfPrefix)).map((path) => relative(root, path).split(sep).join('/'));
      return paths.filter((path) => path.startsWith(prefix) && !path.startsWith(`${TEMPORARY}/`)).sort();
    },
    remove: (path) => rm(at(path), { force: true }),
  };
}
