import { join } from 'node:path';
import type { Compilation, Module, ModuleGraph } from 'webpack';
import { repositoryRoot } from './apps';
import { facades, sharedEntryPoints } from './sharedModules';

/** Names of values by the shared module that gives them (`@dex/mf-shared/ui` → `Button`, …), both in alphabetical order. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** What one module's code names of another. */
interface NamingDependency {
  readonly request: string;
  readonly ids: readonly string[];
}

function isNaming(dependency: object): dependency is NamingDependency {
  return 'request' in dependency && typeof dependency.request === 'string' && 'ids' in dependency && Array.isArray(dependency.ids);
}

/** Every module of a build, those that were put together into one among them. */
function everyModule({ modules }: Pick<Compilation, 'modules'>): Module[] {
  return [...modules].flatMap((module) => [module, ...('modules' in module && Array.isArray(module.modules) ? module.modules : [])]);
}

function sorted(found: ReadonlyMap<string, ReadonlySet<string>>): SharedNames {
  const keys = [...found.keys()].sort();
  return Object.fromEntries(keys.map((key) => [key, [...(found.get(key) ?? [])].sort()]));
}

const isShared = (request: string) =>
  Object.hasOwn(facades, request) || sharedEntryPoints.some((entry) => request === `@dex/mf-shared/${entry}`);

/** The values that a section's own code uses of what the shell shares. */
export function usedSharedNames(compilation: Pick<Compilation, 'modules'>): SharedNames {
  const found = new Map<string, Set<string>>();
  for (const module of everyModule(compilation)) {
    for (const dependency of module.dependencies) {
      if (!isNaming(dependency) || !isShared(dependency.request)) continue;
      const [name] = dependency.ids;
      const names = found.get(dependency.request) ?? new Set();
      found.set(dependency.request, names);
      if (name !== undefined) names.add(name);
    }
  }
  return sorted(found);
}

/** The values that a shell offers to sections. */
export function offeredSharedNames(compilation: Pick<Compilation, 'modules'> & { readonly moduleGraph: ModuleGraph }): SharedNames {
  const keyOf = new Map<string, string>([
    ...Object.entries(facades).map(([key, path]) => [path, key] as const),
    ...sharedEntryPoints.map((entry) => [entryFile(entry), `@dex/mf-shared/${entry}`] as const),
  ]);
  const found = new Map<string, Set<string>>();
  for (const module of everyModule(compilation)) {
    const path = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    const key = keyOf.get(path);
    const provided = key === undefined ? null : compilation.moduleGraph.getProvidedExports(module);
    if (key !== undefined && Array.isArray(provided)) found.set(key, new Set(provided));
  }
  return sorted(found);
}

function entryFile(entry: string): string {
  return join(repositoryRoot, 'mf-shared/src', entry, 'index.ts');
}
