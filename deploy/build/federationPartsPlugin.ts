import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { repositoryRoot } from './apps';

const name = 'FederationPartsPlugin';
const folder = join(repositoryRoot, 'deploy/build/shims/federation');

type Replacement = readonly [path: RegExp, standIn: string];

/** Of the federation runtime, what no page of ours can reach. */
const unreachable: readonly Replacement[] = [
  [/runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'noManifests.ts'],
  [/runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'noPreloads.ts'],
  [/webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, 'noBuildTimeRemotes.ts'],
  [/error-codes[\\/]dist[\\/]desc\.mjs$/, 'errorTexts.ts'],
];

/** The shell carries the federation runtime and publishes it; a section's container uses the shell's. */
const shared: Readonly<Record<'shell' | 'remote', readonly Replacement[]>> = {
  shell: [[/webpack-bundler-runtime[\\/]dist[\\/]init\.js$/, 'hostInit.ts']],
  remote: [[/webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/, 'remoteRuntime.ts']],
};

/** The files below a folder of packages that a build can meet. */
function scriptsBelow(packages: string): readonly string[] {
  if (!existsSync(packages)) return [];
  return readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?js$/.test(path))
    .map((path) => join(packages, path));
}

/** Throws for a part that no installed file is any more: after an upgrade it would come back without a word. */
export function requireParts(replacements: readonly Replacement[], packages: string): void {
  const files = scriptsBelow(packages);
  const gone = replacements.filter(([pattern]) => !files.some((file) => pattern.test(file)));
  if (gone.length === 0) return;
  throw new Error(
    `Nothing in ${packages} is replaced by ${gone.map(([, standIn]) => standIn).join(', ')}: the package has other files now`,
  );
}

/** Keeps one federation runtime in the page, without the parts that need manifests or remotes known at build time (deploy/docs/replaced-federation-parts.md). */
export class FederationPartsPlugin {
  readonly #kind: 'shell' | 'remote';

  constructor(kind: 'shell' | 'remote') {
    this.#kind = kind;
  }

  apply(compiler: Compiler): void {
    const replacements = [...unreachable, ...shared[this.#kind]];
    requireParts(replacements, join(repositoryRoot, 'node_modules/@module-federation'));
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      // Before the rules for the file's kind are chosen: the stand-ins are TypeScript.
      factory.hooks.beforeResolve.tap(name, (data) => {
        const path = data.request.startsWith('.') ? join(data.context, data.request) : data.request;
        const standIn = replacements.find(([pattern]) => pattern.test(path))?.[1];
        if (standIn) data.request = join(folder, standIn);
      });
    });
  }
}
