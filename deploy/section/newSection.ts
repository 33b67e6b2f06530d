import { cpSync, existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '../build/apps';

/** A working section, called `sample`: what a new one begins as. */
export const templateFolder = fileURLToPath(new URL('./template', import.meta.url));

const NAME = /^[a-z][a-z0-9]{1,20}$/;
/** Words that the section's identifiers would clash with. */
const TAKEN = ['sample', 'shared', 'shell'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * Makes the folder of a new section, `mf-<name>` below `place` (the repository's root, or a folder inside of it), and gives its path. Changes nothing outside of it.
 * Throws RangeError for a name that is none, or that is taken.
 */
export function newSection(name: string, place: string = repositoryRoot): string {
  if (!NAME.test(name) || TAKEN.includes(name))
    throw new RangeError(
      `"${name}" cannot be a section's name: 2 to 21 small letters and digits, a letter first, and none of ${TAKEN.join(', ')}`,
    );
  const folder = join(place, `mf-${name}`);
  if (existsSync(folder)) throw new RangeError(`${folder} is there already`);
  cpSync(templateFolder, folder, { recursive: true });
  const toRoot = relative(folder, repositoryRoot);
  for (const file of filesBelow(folder)) {
    const text = readFileSync(file, 'utf8').replaceAll('sample', name).replaceAll('Sample', capital(name));
    writeFileSync(file, basename(file) === 'tsconfig.json' ? text.replace('../../..', toRoot) : text);
    renameSync(file, join(dirname(file), basename(file).replace('sample', name).replace('Sample', capital(name))));
  }
  return folder;
}
