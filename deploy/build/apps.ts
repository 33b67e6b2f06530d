import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this folder and of mf-shared, absolute: the repository's root, or where both were installed from their packages. */
export const repositoryRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)));

const packagesOf = (root: string) => (basename(dirname(root)) === 'node_modules' ? dirname(root) : join(root, 'node_modules'));

/** Where the packages of others are, absolute. */
export const packagesFolder = packagesOf(repositoryRoot);

/** Says which versions of them are installed: a file of the repository that a section stands in. */
export const lockFile = (root: string = repositoryRoot) => join(dirname(packagesOf(root)), 'package-lock.json');

/** The sections below `root`: folders `mf-<name>` with a module to expose, by name. */
export function sectionFolders(root: string = repositoryRoot): readonly string[] {
  return readdirSync(root)
    .filter((name) => /^mf-[a-z][a-z0-9-]*$/.test(name) && existsSync(join(root, name, 'src/remote.ts')))
    .sort();
}

/** Every application that is built, the shell first; the rest are sections. */
export const appNames: readonly string[] = ['shell', ...sectionFolders()];

/** The name of a section in the release map, from that of its workspace. */
export function sectionName(app: string): string {
  return app.replace(/^mf-/, '');
}

/** An application as the build sees it: its name, folder and the version in its package.json. */
export interface App {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
}

/** The version in the package.json of a workspace. */
export function workspaceVersion(workspace: string, root: string = repositoryRoot): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest && typeof manifest.version === 'string') {
    return manifest.version;
  }
  throw new Error(`${workspace}/package.json has no version`);
}

/** The application in that folder below `root`: its workspace, or a path. */
export function readApp(folder: string, root: string = repositoryRoot): App {
  return { name: basename(folder), folder: join(root, folder), version: workspaceVersion(folder, root) };
}

/** Where a build is written: `$BUILD_DIR/<app>` when set, else `<app>/dist`. */
export function outputFolder(app: App, buildDir: string | undefined = process.env['BUILD_DIR']): string {
  return buildDir ? join(resolve(buildDir), app.name) : join(app.folder, 'dist');
}
