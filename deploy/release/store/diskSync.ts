import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes what was written survive a loss of power: a file's bytes, and a folder's entries (a file or a name in it that was just made or moved). */
export interface DiskSync {
  file(path: string): Promise<void>;
  folder(path: string): Promise<void>;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** fsync(2) of files and folders. */
export const diskSync: DiskSync = { file: sync, folder: sync };

/** The folder of a path and every one above it, up to and with `root`: any of them may have been made for it. */
export function foldersUpTo(root: string, path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder.startsWith(root); folder = dirname(folder)) {
    folders.push(folder);
    if (folder === root) break;
  }
  return folders;
}
