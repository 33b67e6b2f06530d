import type { BuildFacts } from '../build/buildFacts';
import { buildAll } from '../build/buildAll';
import { ensureKeys } from './localRelease';

function report(facts: BuildFacts, seconds: number): void {
  const scripts = Object.entries(facts.files).filter(([path]) => path.endsWith('.js'));
  const total = scripts.reduce((sum, [, file]) => sum + file.brotliBytes, 0);
  console.log(
    `  ${facts.app} ${facts.version}: ${scripts.length} scripts, ${(total / 1000).toFixed(1)} KB brotli, ${seconds.toFixed(1)} s`,
  );
}

export interface BuildChoices {
  readonly force?: boolean;
  readonly quiet?: boolean;
  /** Folders of the applications to build; every one when left out or empty. */
  readonly only?: readonly string[];
  /** JSON text of the keys that the shell shall trust; those of this machine's local release when left out. */
  readonly trustedKeys?: string;
}

/** Builds every application whose sources changed, and says so; gives the names of those that were built. */
export async function build({ force = false, quiet = false, trustedKeys, only = [] }: BuildChoices = {}): Promise<readonly string[]> {
  return buildAll({
    trustedKeys: trustedKeys ?? (await ensureKeys()),
    force,
    ...(only.length > 0 ? { only } : {}),
    onBuilt: quiet ? undefined : report,
    onKept: quiet ? undefined : (app) => console.log(`  ${app}: nothing changed`),
  });
}
