import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApp, repositoryRoot, sectionFolders, sectionName } from '../build/apps';
import { readSectionManifest } from '../build/sectionManifest';

const sources = execFileSync('git', ['ls-files', '--', 'shell/src'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|fixtures/.test(file));

/** Texts of code that name a section or the beginning of one of its paths. A kind of transaction may be called as a section is. */
function namesIn(text: string, sections: readonly string[], beginnings: readonly string[]): string[] {
  const literal = new RegExp(`['"\`](?:(?:${sections.join('|')})['"\`]|/(?:${beginnings.join('|')})(?![\\w-]))`);
  return text
    .split('\n')
    .filter((line) => literal.test(line) && !/\bcase '|\bkind [!=]==/.test(line) && !/^import |from '/.test(line.trim()));
}

async function beginningsOf(folders: readonly string[]): Promise<string[]> {
  const manifests = await Promise.all(folders.map((folder) => readSectionManifest(readApp(folder))));
  return [...new Set(manifests.flatMap(({ routes }) => routes.map(({ pattern }) => pattern.split('/')[1] ?? '')))];
}

// DELIVERY-25
test('the shell names no section and no path of one: the release map says which there are', async () => {
  const folders = sectionFolders();
  const beginnings = await beginningsOf(folders);
  expect(beginnings).toEqual(expect.arrayContaining(['swap', 'pool', 'vote', 'claim']));
  const found = sources.flatMap((file) =>
    namesIn(readFileSync(join(repositoryRoot, file), 'utf8'), folders.map(sectionName), beginnings).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

test('one that does is found', () => {
  const text = ["const CLAIM = 'claim';", 'to="/uni"', "case 'swap':", "import { a } from './claim';", '`/vote/${id}`', "'/poolside'"].join(
    '\n',
  );
  expect(namesIn(text, ['claim', 'swap'], ['uni', 'vote', 'pool'])).toEqual(["const CLAIM = 'claim';", 'to="/uni"', '`/vote/${id}`']);
});
