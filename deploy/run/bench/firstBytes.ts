import type { BuildFacts } from '../../build/buildFacts';

type FirstFacts = Pick<BuildFacts, 'app' | 'entry' | 'exposeChunks' | 'files'>;

/**
 * Bytes (brotli) of the scripts that an application needs before it can draw its first screen. A section's stand beside the shell's, which
 * come first for every section; what a screen loads when it is asked for something is not among them.
 */
export function firstBytes({ entry, exposeChunks, files }: FirstFacts): number {
  // Where a section's `remote.ts` names a chunk for what it draws first.
  const screens = Object.keys(files).filter((path) => /^[a-z]+-screen\.js$/.test(path));
  return [...new Set([entry, ...exposeChunks, ...screens])].reduce((sum, path) => sum + (files[path]?.brotliBytes ?? Number.NaN), 0);
}

/**
 * What the first scripts of each application may weigh, in bytes (brotli). A little above what they weigh: a change that adds more
 * raises a number here, and is seen.
 */
export const firstBytesBudgets: Readonly<Record<string, number>> = {
  shell: 126_650,
  'mf-swap': 16_400,
  'mf-pool': 24_800,
  'mf-claim': 11_150,
  'mf-governance': 15_400,
};

/** What those of a section may weigh that is not named above. */
export const newSectionBudget = 20_000;

/** An application over its budget, in bytes; also one that has no budget or whose first scripts are unknown. */
export function overBudget(builds: readonly FirstFacts[], budgets: Readonly<Record<string, number>> = firstBytesBudgets): string[] {
  return builds.flatMap((facts) => {
    const bytes = firstBytes(facts);
    const budget = budgets[facts.app] ?? 0;
    return bytes <= budget ? [] : [`${facts.app}: ${bytes} bytes, budget ${budget}`];
  });
}
