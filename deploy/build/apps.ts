import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute. */
export const repositoryRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Every application that is built, the shell first; the rest are remotes. */
export const appNames = ['shell', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance'] as const;

export type AppName = (typeof appNames)[number];

/** An application as the build sees it: its name, folder and the version in its package.json. */
export interface App {
  readonly name: AppName;
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

/** The application of that name below `root`. */
export function readApp(name: AppName, root: string = repositoryRoot): App {
  return { name, folder: join(root, name), version: workspaceVersion(name, root) };
}

/** Where a build is written: `$BUILD_DIR/<app>` when set, else `<app>/dist`. */
export function outputFolder(app: App, buildDir: string | undefined = process.env['BUILD_DIR']): string {
  return buildDir ? join(resolve(buildDir), app.name) : join(app.folder, 'dist');
}
