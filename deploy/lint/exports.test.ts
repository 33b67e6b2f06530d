import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** What stands for the sake of tests, and says so: test data, and the pairs of colours that the palette's test checks. */
const FOR_TESTS = /\.fixtures?\.|\/fixtures\.|\/testing\/|\/fake[A-Z]\w*\.|\/ui\/theme\/(?:contrast|palette)\./;
const TEST = /\.test\.tsx?$/;

/** The TypeScript below some places, as git lists it; a star in a path also stands for what is in its folders. */
const listed = (...places: readonly string[]) =>
  execFileSync('git', ['ls-files', '--', ...places], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(join(root, file)));

/** Whose exports are looked at. */
const sources = listed('shell/src/*', 'mf-*/src/*');
/** The commands use what the page and they have in common. */
const commands = listed('deploy/*');

/** The words of code; comments and the addresses of modules use nothing. */
const wordsOf = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|(?:from|import|import\() ?'[^']*'/gm, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Name of an exported value → the file that exports it; types cost nothing and document what they stand beside. */
function exportedValues(file: string, text: string): { readonly file: string; readonly name: string }[] {
  if (TEST.test(file) || FOR_TESTS.test(file)) return [];
  return [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) ([A-Za-z_$][\w$]*)/gm)].map(([, name = '']) => ({ file, name }));
}

/** Exported values that no code of the product uses, neither their own file nor another; entry points only pass on. */
function unused(texts: ReadonlyMap<string, string>): string[] {
  const product = [...texts].filter(([file]) => !TEST.test(file) && !FOR_TESTS.test(file) && !file.endsWith('/index.ts'));
  const counts = new Map<string, number>();
  for (const [, text] of product) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return product
    .filter(([file]) => !file.startsWith('deploy/'))
    .flatMap(([file, text]) => exportedValues(file, text))
    .filter(({ name }) => (counts.get(name) ?? 0) < 2)
    .map(({ file, name }) => `${file}: ${name}`);
}

test('every exported value is used by the product, not by tests alone', () => {
  const texts = new Map([...sources, ...commands].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  expect(unused(texts)).toEqual([]);
});

test('every workspace of the page is looked at', () => {
  const places = new Set(sources.map((file) => file.split('/')[0]));
  expect([...places].sort()).toEqual(['mf-claim', 'mf-governance', 'mf-pool', 'mf-shared', 'mf-swap', 'shell']);
});

test('one that only tests use is found', () => {
  const texts = new Map([
    ['a/src/rule.ts', 'export function rule() {}\nexport const used = 1;'],
    ['a/src/other.ts', "import { used } from './rule';"],
    ['a/src/index.ts', "export { rule } from './rule';"],
    ['a/src/rule.test.ts', 'rule();'],
    ['deploy/command.ts', 'export const own = 1;'],
  ]);
  expect(unused(texts)).toEqual(['a/src/rule.ts: rule']);
});
