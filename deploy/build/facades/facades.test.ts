/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, repositoryRoot } from '../apps';
import { facades } from '../sharedModules';

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(path) && !/\.(test|fixtures?)\.tsx?$|fake/i.test(path) ? [path] : [];
  });
}

/** Names of values that a source imports from a package. */
function importedFrom(source: string, packageName: string): string[] {
  const imports = source.matchAll(/import (?!type)\{([^}]*)\} from '([^']+)'/g);
  return [...imports]
    .filter(([, , from]) => from === packageName)
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name && !name.startsWith('type '));
}

const sections = appNames.filter((name) => name !== 'shell').map((name) => join(repositoryRoot, name, 'src'));
const shared = ['chain', 'ui'].map((part) => join(repositoryRoot, 'mf-shared/src', part));

it.each(Object.entries(facades))('what sections import from %s is in the part that the shell shares', (packageName, path) => {
  const offered = new Set(Array.from(readFileSync(path, 'utf8').matchAll(/\b\w+\b(?=,|\s*\})/g), ([name]) => name));
  const used = [...sections, ...shared].flatMap(sourcesBelow).flatMap((file) => importedFrom(readFileSync(file, 'utf8'), packageName));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !offered.has(name))).toEqual([]);
});
