import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { App } from './apps';
import { lockFile, repositoryRoot } from './apps';

function filesBelow(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** sha256 (hex) over names and contents of every file below the given paths, in a fixed order; tests and documents are left out. */
export function hashOfFiles(paths: readonly string[], root: string = repositoryRoot): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    if (/\.(test\.tsx?|md)$/.test(file)) continue;
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** A short id (8 hex digits) of all that a build of this application is made from, constants included: equal sources, equal id. */
export function sourceId(app: App, defines: Readonly<Record<string, string>> = {}, root: string = repositoryRoot): string {
  // The shell brings the way out, which is made of other sources than its own: what counts is whether its bytes changed.
  const brought = app.name === 'shell' ? ['deploy/exit/dist/exit.html'] : [];
  const within = (paths: readonly string[]) => paths.map((path) => join(root, path));
  const around = [...within(['mf-shared/src', 'deploy/build']), lockFile(root), ...within(brought)];
  // Of the section by its own folder's name: it is the same wherever it stands.
  const hash = createHash('sha256')
    .update(hashOfFiles([app.folder], dirname(app.folder)))
    .update(hashOfFiles(around, root))
    .update(JSON.stringify(defines));
  return hash.digest('hex').slice(0, 8);
}

/** A short id of the build itself and of the packages it reads: what a cache made with another one must not be used. */
export function buildId(): string {
  return hashOfFiles([join(repositoryRoot, 'deploy/build'), lockFile()]).slice(0, 8);
}

/** The name of a remote's container: application, version and source id, so that two releases never meet in one global. */
export function containerName(app: App, id: string): string {
  return `${app.name}_${app.version}_${id}`.replace(/[^A-Za-z0-9_]/g, '_');
}
