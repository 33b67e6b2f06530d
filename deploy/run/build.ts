import type { BuildFacts } from '../build/buildFacts'
import { buildAll } from '../build/buildAll'
import { ensureKeys } from './localRelease'

function report(facts: BuildFacts, seconds: number): void {
  const scripts = Object.entries(facts.files).filter(([path]) => path.endsWith('.js'))
  const total = scripts.reduce((sum, [, file]) => sum + file.brotliBytes, 0)
  console.log(`  ${facts.app} ${facts.version}: ${scripts.length} scripts, ${(total / 1024).toFixed(1)} KB brotli, ${seconds.toFixed(1)} s`)
}

/** Builds every application whose sources changed, and says so; gives the names of those that were built. */
export async function build({ force = false, quiet = false }: { force?: boolean; quiet?: boolean } = {}): Promise<readonly string[]> {
  const trustedKeys = await ensureKeys()
  return buildAll({
    trustedKeys,
    force,
    onBuilt: quiet ? undefined : report,
    onKept: quiet ? undefined : (app) => console.log(`  ${app}: nothing changed`),
  })
}
