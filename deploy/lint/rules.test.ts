import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const RULES = 'mf-shared/docs/rules';
const TEXT = /\.(?:[cm]?[jt]sx?|md|json|html|css|sol|ya?ml|sh|svg)$/;
const ID = /\b(?:SHELL|WALLET|TOKEN|FIGURE|NET|TX|SWAP|SEND|V3|V2|MIGRATE|MINING|CLAIM|GOV|DELIVERY|ORDER)-\d+\b/g;
/** Ways of citing papers that no reader of the project has. */
const PAPERS = [
  /\bdocuments? [12]\b/i,
  /\bdecisions? \d+/i,
  /\bfacts,? [A-Q](?:\d+)?\b(?!-)/,
  /\bhouse style\b/i,
  /\brequirements? [A-Q]-\d+/i,
  /\bissues? #?\d+/i,
  /(?<![\w./-])\/(?:tmp|work|root|home\/\w+)\/\w/,
];

interface Rule {
  readonly id: string;
  readonly file: string;
  readonly text: string;
}

function trackedFiles(): readonly string[] {
  const run = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return run.stdout.split('\0').filter((name) => TEXT.test(name) && name !== 'package-lock.json');
}

/** The rules of a file: a heading of the third degree each, and the paragraph under it. */
function rulesOf(file: string): Rule[] {
  const [, ...parts] = readFileSync(join(root, RULES, file), 'utf8').split(/^### /m);
  return parts.map((part) => {
    const [head = '', ...lines] = part.split('\n');
    return { id: head.split(' ')[0] ?? '', file, text: lines.join(' ').trim() };
  });
}

/** The words of a rule, without what two different rules may share. */
function wordsOf({ text }: Rule): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []);
}

function likeness(one: Rule, other: Rule): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const both = [...first].filter((word) => second.has(word)).length;
  return both / Math.min(first.size, second.size);
}

function citationsOf(text: string): string[] {
  return text.match(ID) ?? [];
}

const rules = readdirSync(join(root, RULES))
  .filter((name) => name !== 'README.md')
  .flatMap(rulesOf);
const known = new Set(rules.map(({ id }) => id));
const sources = trackedFiles()
  .filter((name) => !name.startsWith(`${RULES}/`))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

describe('the rules of the product', () => {
  test('have an id each, numbered once', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter(({ id }) => citationsOf(id)[0] !== id)).toEqual([]);
    expect(rules.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
  });

  test('have a text, and no two say the same', () => {
    expect(rules.filter(({ text }) => text.length < 20)).toEqual([]);
    const alike = rules.flatMap((one, index) =>
      rules.slice(index + 1).flatMap((other) => (likeness(one, other) > 0.8 ? [`${one.id} and ${other.id}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  test('are each proved by a test that names them', () => {
    const proofs = sources.filter(({ name }) => /\.(?:test|spec)\.tsx?$/.test(name) && name !== 'deploy/lint/rules.test.ts');
    const proved = new Set(proofs.flatMap(({ text }) => citationsOf(text)));
    expect(rules.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
  });

  test('are what every citation leads to', () => {
    const lost = sources.flatMap(({ name, text }) =>
      citationsOf(text).flatMap((id) => (known.has(id) || name === 'deploy/lint/rules.test.ts' ? [] : [`${name}: ${id}`])),
    );
    expect(lost).toEqual([]);
  });
});

describe('a citation', () => {
  test('of a rule that was made up is found', () => {
    expect(citationsOf('as SWAP-9999 says').filter((id) => !known.has(id))).toEqual(['SWAP-9999']);
  });

  test('names no paper outside the project', () => {
    const found = sources.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, index) => (PAPERS.some((paper) => paper.test(line)) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['document', `1 ${String.fromCodePoint(0xa7)}4`],
    ['Decision', '31'],
    ['facts', 'A9'],
    ['facts', 'B'],
    ['house', 'style'],
    ['requirement', 'K-001'],
    ['issue', '11'],
    ['', '/tmp' + '/notes.md'],
  ])('of a paper is found: %s %s', (paper, place) => {
    expect(PAPERS.some((pattern) => pattern.test(`as ${paper} ${place} says`))).toBe(true);
  });
});
