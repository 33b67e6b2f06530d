import { builtinModules } from 'node:module';

/** One workspace: what its package.json lists, and the text of its sources. */
export interface WorkspaceSources {
  readonly listed: readonly string[];
  readonly sources: readonly string[];
  /** What it may use unlisted: the tools of the whole repository. */
  readonly common: readonly string[];
  /** What it lists for the build, which shares it with the other applications by the listed version. */
  readonly forTheBuild: readonly string[];
}

export interface PackageFaults {
  /** Imported, and not listed: installed by chance, and gone or of another version one day. */
  readonly missing: readonly string[];
  /** Listed, and named nowhere: installed, audited and updated for nothing. */
  readonly extra: readonly string[];
}

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?|\brequire\()(['"])((?:@[\w-]+\/)?[\w.-]+)(?:\/[\w./@-]+)?\1/g;

const isPackage = (name: string) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name);

/** Packages are also named for tools: to the resolver, to the bundler, as a path or as parts of one. A package of types stands beside what it describes. */
function isNamedIn(sources: readonly string[], name: string): boolean {
  const [scope = name, inScope] = name.split('/');
  const described = scope === '@types' && inScope !== undefined ? inScope : name;
  const ways = [`'${described}'`, `'${described}/`, `\`${described}/`, `/${described}/`];
  return sources.some((text) => ways.some((way) => text.includes(way)) || (inScope !== undefined && text.includes(`'${scope}', `)));
}

/** What a workspace's package.json leaves out of what its sources use, and what it lists beside. */
export function packageFaults({ listed, sources, common, forTheBuild }: WorkspaceSources): PackageFaults {
  const imported = new Set(sources.flatMap((text) => [...text.matchAll(IMPORT)].map(([, , name = '']) => name).filter(isPackage)));
  return {
    missing: [...imported].filter((name) => !listed.includes(name) && !common.includes(name)).sort(),
    extra: listed.filter((name) => !imported.has(name) && !forTheBuild.includes(name) && !isNamedIn(sources, name)).sort(),
  };
}
