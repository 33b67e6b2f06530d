import { join } from 'node:path';
import { packagesFolder, repositoryRoot, workspaceVersion } from './apps';

/** Libraries that carry identity (contexts, stores, themes) and are shared whole: one copy, the shell's. A trailing slash covers the sub-paths. */
const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'react-intl'] as const;

/** Those that carry identity and of which a part is shared: what a section may use in a page. */
const identityFacades = ['react-redux', 'styled-components'] as const;

/** Packages of which the page has one copy, for what they carry. */
export const identityPackages: readonly string[] = [...libraries.filter((name) => !name.endsWith('/')), ...identityFacades];

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
 * shell. A name that many need is added there; until then a section brings its own (deploy/docs/shared-parts.md).
 */
export const facades: Readonly<Record<string, string>> = {
  'react-redux': join(repositoryRoot, 'deploy/build/facades/reactRedux.ts'),
  'styled-components': join(repositoryRoot, 'deploy/build/facades/styledComponents.ts'),
  rxjs: join(repositoryRoot, 'deploy/build/facades/rxjs.ts'),
  '@reduxjs/toolkit': join(repositoryRoot, 'deploy/build/facades/toolkit.ts'),
  '@noble/hashes/sha3': join(repositoryRoot, 'deploy/build/facades/keccak.ts'),
};

/** Facades of which the shell's first bytes hold nearly all anyway. Of the others the sections' part is a chunk, fetched with the first who needs it. */
const heldByShell: readonly string[] = [...identityFacades, '@reduxjs/toolkit', '@noble/hashes/sha3'];

interface ConsumedRule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly import: false;
}

interface ProvidedRule {
  readonly shareKey: string;
  readonly version?: string;
  readonly eager: boolean;
}

function versionOf(packageName: string): string {
  return workspaceVersion(packageName, packagesFolder);
}

function majorRange(packageName: string): string {
  return `^${versionOf(packageName).split('.')[0]}.0.0`;
}

/** The range of mf-shared that a build made now can live with: same major, or same minor below 1.0.0. */
export function sharedRange(): string {
  return `^${workspaceVersion('mf-shared')}`;
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What a section asks of the shell. It never carries a copy, and refuses a version outside its range. */
export function consumedModules(range: string = sharedRange()): Record<string, ConsumedRule> {
  const rule = (requiredVersion: string) => ({ singleton: true, strictVersion: true, requiredVersion, import: false }) as const;
  const ofPackages = [...libraries, ...Object.keys(facades)].map((key) => [key, rule(majorRange(packageOf(key)))] as const);
  const ofShared = sharedEntryPoints.map((entry) => [`@dex/mf-shared/${entry}`, rule(range)] as const);
  return Object.fromEntries([...ofPackages, ...ofShared]);
}

/** What the shell serves: with its first script, or as a chunk of its own where no first screen needs it. A package's version is read from the package. */
export function providedModules(): Record<string, ProvidedRule> {
  const version = workspaceVersion('mf-shared');
  const ofLibraries = libraries.map((key) => [key, { shareKey: key, eager: true }] as const);
  const ofFacades = Object.entries(facades).map(
    ([key, path]) => [path, { shareKey: key, version: versionOf(packageOf(key)), eager: heldByShell.includes(key) }] as const,
  );
  const ofShared = sharedEntryPoints.map((entry) => {
    const shareKey = `@dex/mf-shared/${entry}`;
    return [servedByPath[entry] ?? shareKey, { shareKey, version, eager: !lateEntryPoints.includes(entry) }] as const;
  });
  return Object.fromEntries([...ofLibraries, ...ofFacades, ...ofShared]);
}
