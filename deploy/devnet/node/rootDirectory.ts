import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The directory of the repository: the nearest ancestor of the working directory that owns the installed packages. */
export function rootDirectory(from: string = process.cwd()): string {
  if (isRoot(from)) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('Run this inside the repository: no package.json with workspaces was found above.');
  return rootDirectory(parent);
}

function isRoot(directory: string): boolean {
  try {
    return readFileSync(join(directory, 'package.json'), 'utf8').includes('"workspaces"');
  } catch {
    return false;
  }
}
