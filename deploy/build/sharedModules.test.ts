/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { repositoryRoot } from './apps';
import { consumedModules, providedModules } from './sharedModules';

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });
}

const shellText = sourcesBelow(join(repositoryRoot, 'shell/src'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const served = Object.entries(providedModules()).flatMap(([key, { shareKey }]) => (isAbsolute(key) ? [shareKey] : []));
const wanted = Object.keys(consumedModules()).filter((key) => key.startsWith('@dex/mf-shared/'));

// A build shares a name only where it meets it: a part that the shell neither imports nor serves by its path is missing in every section.
it.each(wanted)('the shell serves %s to its sections', (name) => {
  const isMet = new RegExp(`(?:from |import\\()'${name}'`).test(shellText);
  expect(isMet || served.includes(name)).toBe(true);
});
