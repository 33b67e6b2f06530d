import { join } from 'node:path';
import { repositoryRoot, workspaceVersion } from './apps';

/** Libraries that carry identity (contexts, stores, themes): one copy, the shell's. A trailing slash covers the sub-paths. */
const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'react-redux', 'styled-components', 'react-intl'] as const;

/** Their packages. */
export const identityPackages: readonly string[] = libraries.filter((name) => !name.endsWith('/'));

/** Entry points of mf-shared that all applications share. `chain` is not one: each build tree-shakes its own copy. */
export const sharedEntryPoints = ['contract', 'domain', 'state', 'ui', 'ui/controls', 'orders', 'i18n'] as const;
/** Of those, what no first screen needs: chunks of the shell. */
const lateEntryPoints: readonly string[] = ['ui/controls', 'orders'];
/**
 * Of those, what the shell itself imports nowhere. A build shares a name only where it meets it, and a path always: without the path no
 * section would find the entry point.
 */
const servedByPath: Readonly<Record<string, string>> = { orders: join(repositoryRoot, 'mf-shared/src/orders/index.ts') };

/**
 * Libraries of which the shell shares a part: a module that names what sections use. Sharing the whole library would keep all of it in the
 * shell. A name that a section needs is added there, with a new version of mf-shared (deploy/docs/shared-parts.md).
 */
export const facades: Readonly<Record<string, string>> = {
  rxjs: join(repositoryRoot, 'deploy/build/facades/rxjs.ts'),
  '@reduxjs/toolkit': join(repositoryRoot, 'deploy/build/facades/toolkit.ts'),
  '@noble/hashes/sha3': join(repositoryRoot, 'deploy/build/facades/keccak.ts'),
};

/** Facades of which the shell's first bytes hold nearly all anyway. Of the others the sections' part is a chunk, fetched with the first who needs it. */
const heldByShell: readonly string[] = ['@reduxjs/toolkit', '@noble/hashes/sha3'];

interface SharedRule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly eager?: true;
  readonly import?: false;
  readonly version?: string;
  readonly shareKey?: string;
}

function versionOf(packageName: string): string {
  return workspaceVersion(join('node_modules', packageName));
}

function majorRange(packageName: string): string {
  return `^${versionOf(packageName).split('.')[0]}.0.0`;
}

/** The range of mf-shared that a build made now can live with: same major, or same minor below 1.0.0. */
export function sharedRange(): string {
  return `^${workspaceVersion('mf-shared')}`;
}

/**
 * The `shared` table of the federation plugin. The shell provides each module eagerly; a remote never carries a copy
 * (`import: false`) and refuses a version outside its range (`strictVersion`).
 */
export function sharedModules(kind: 'shell' | 'remote', range: string = sharedRange()): Record<string, SharedRule> {
  const table: Record<string, SharedRule> = {};
  const own = kind === 'shell' ? { eager: true as const } : { import: false as const };
  for (const key of libraries) {
    const packageName = key.replace(/\/$/, '');
    table[key] = { singleton: true, strictVersion: true, requiredVersion: majorRange(packageName), ...own };
  }
  for (const [key, path] of Object.entries(facades)) {
    const packageName = key
      .split('/')
      .slice(0, key.startsWith('@') ? 2 : 1)
      .join('/');
    const rule = { singleton: true, strictVersion: true, requiredVersion: majorRange(packageName) } as const;
    if (kind === 'shell')
      table[path] = { ...rule, ...(heldByShell.includes(key) ? own : {}), shareKey: key, version: versionOf(packageName) };
    else table[key] = { ...rule, import: false };
  }
  for (const entry of sharedEntryPoints) {
    const version = kind === 'shell' ? { version: workspaceVersion('mf-shared') } : {};
    const place = kind === 'shell' && lateEntryPoints.includes(entry) ? {} : own;
    const rule = { singleton: true, strictVersion: true, requiredVersion: range, ...place, ...version } as const;
    const shareKey = `@dex/mf-shared/${entry}`;
    const path = kind === 'shell' ? servedByPath[entry] : undefined;
    table[path ?? shareKey] = path === undefined ? rule : { ...rule, shareKey };
  }
  return table;
}
