import { appNames, readApp } from './apps';
import type { BuildFacts } from './buildFacts';
import { isBuilt } from './isBuilt';
import { shellDefines } from './shellDefines';

export interface BuildAllOptions {
  /** JSON text of the public keys that the shell trusts. */
  readonly trustedKeys: string;
  readonly only?: readonly string[];
  /** Builds also what has not changed. */
  readonly force?: boolean;
  readonly onBuilt?: (facts: BuildFacts, seconds: number) => void;
  readonly onKept?: (app: string) => void;
}

/** Builds the applications one after the other in this process, those whose sources changed; gives the names of the built ones. */
export async function buildAll(options: BuildAllOptions): Promise<string[]> {
  const built: string[] = [];
  const names = options.only ?? appNames;
  // Before it is asked whether the shell, which brings it, has changed.
  if (names.includes('shell')) await (await import('./exitPage')).buildExitPage();
  for (const name of names) {
    const defines = name === 'shell' ? shellDefines({ trustedKeys: options.trustedKeys }) : undefined;
    const build = { app: readApp(name), mode: 'production', defines } as const;
    if (!options.force && isBuilt(build)) {
      options.onKept?.(name);
      continue;
    }
    const start = Date.now();
    // Late: where nothing has changed, the builder itself is most of what would be loaded.
    const { buildApp } = await import('./buildApp');
    const facts = await buildApp(build);
    options.onBuilt?.(facts, (Date.now() - start) / 1000);
    built.push(name);
  }
  return built;
}
