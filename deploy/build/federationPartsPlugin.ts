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

/** Keeps one federation runtime in the page, without the parts that need manifests or remotes known at build time (deploy/docs/replaced-federation-parts.md). */
export class FederationPartsPlugin {
  readonly #kind: 'shell' | 'remote';

  constructor(kind: 'shell' | 'remote') {
    this.#kind = kind;
  }

  apply(compiler: Compiler): void {
    const replacements = [...unreachable, ...shared[this.#kind]];
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
