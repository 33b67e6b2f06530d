import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFacts } from '../../build/buildFacts';
import { noticesFile, packagesInNotices } from '../../build/notices';
import { identityPackages } from '../../build/sharedModules';
import { firstBytes, firstBytesBudgets, newSectionBudget } from '../../run/bench/firstBytes';
import type { Finding } from '../finding';
import { finding } from '../finding';

/** Libraries that carry identity are the shell's alone: a second react has contexts of its own, and nothing of the page reaches them. */
export function copiesIn(notices: string): Finding[] {
  return packagesInNotices(notices)
    .filter((name) => identityPackages.includes(name))
    .map((name) => finding('shared_copy', `the build carries ${name} of its own: import it by its name, and the shell's is used`));
}

/** What stands before the first screen, against the budget of the section. */
export function bytesOver(facts: BuildFacts): Finding[] {
  const bytes = firstBytes(facts);
  const budget = firstBytesBudgets[facts.app] ?? newSectionBudget;
  return bytes <= budget ? [] : [finding('over_budget', `${bytes} bytes (brotli) until the first screen, budget ${budget}`)];
}

/** The ids of a section's own texts, as its scripts name them. */
export function textIdsIn(scripts: readonly string[], section: string): readonly string[] {
  const pattern = new RegExp(`\\bid:\\s*["'\`](${section}\\.[^"'\`]+)["'\`]`, 'g');
  const ids = scripts.flatMap((script) => [...script.matchAll(pattern)].map(([, id = '']) => id));
  return [...new Set(ids)].sort();
}

/** The texts that a language lacks, or has as nothing. */
export function textsMissing(ids: readonly string[], messages: Readonly<Record<string, string>>, locale: string): Finding[] {
  return ids.filter((id) => !messages[id]?.trim()).map((id) => finding('text_missing', `${id} has no text in ${locale}`));
}

/** The scripts of a build, as text. */
export function scriptsOf(folder: string, { files }: Pick<BuildFacts, 'files'>): string[] {
  return Object.keys(files)
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/** What can be seen of a build without running it. */
export function findingsOfFiles(folder: string, facts: BuildFacts): Finding[] {
  return [...copiesIn(readFileSync(join(folder, noticesFile), 'utf8')), ...bytesOver(facts)];
}
