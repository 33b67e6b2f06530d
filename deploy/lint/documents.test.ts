import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).stdout.split('\0');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = tracked.filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
const packageJson: unknown = JSON.parse(read('package.json'));

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const scripts = isRecord(packageJson) && isRecord(packageJson['scripts']) ? Object.keys(packageJson['scripts']) : [];

/** Code spans and code blocks, as one text a piece. */
function codeOf(text: string): string[] {
  // A line that only names the file of an example is no claim that it is there.
  const blocks = [...text.matchAll(/^```[a-z]*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code.replace(/^\/\/ \S+$/gm, ''));
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...spans];
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
}

/** Whether a heading of the document makes that anchor. */
function hasAnchor(text: string, anchor: string): boolean {
  const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replace(/ /g, '-'),
  );
  return anchors.includes(anchor);
}

function brokenLinks(file: string): string[] {
  return linksOf(read(file)).filter((target) => {
    const [path = '', anchor] = target.split('#');
    const goal = path === '' ? file : relative(root, resolve(root, dirname(file), path));
    if (!existsSync(join(root, goal))) return true;
    return anchor !== undefined && !hasAnchor(read(goal), anchor);
  });
}

const NAME = /[A-Za-z_][A-Za-z0-9_]*/g;
const TOP = /^(?:shell|mf-(?:swap|pool|claim|governance|shared)|deploy|e2e)\/[\w./-]*$|^\.[a-z][\w-]+(?:\.[\w.-]+|\/[\w./-]+)$/;
const INSIDE =
  /^(?:src|docs|scripts|domain|chain|state|ui|remotes|contract|i18n|tests|harness|fixtures|seed|facts|wallet|services|run|build|release|edge|devnet|lint|v3|v2)\/[\w./-]*$/;

function wordsOf(file: string): string[] {
  return codeOf(read(file)).flatMap((code) => code.split(/[\s"'()=,;]+/));
}

/** Paths that begin at the root; what only a command makes (`dist`, `.build`) is not there before it ran. */
function pathsOf(file: string): string[] {
  return wordsOf(file).filter((word) => TOP.test(word) && !/^\.build\/|\/dist\b/.test(word));
}

/** Paths in a workspace's README that begin inside the workspace or its sources. */
function lostInside(file: string): string[] {
  const places = [dirname(file), join(dirname(file), 'src'), join(dirname(file), 'src/ui')];
  return wordsOf(file).filter((word) => INSIDE.test(word) && !places.some((place) => existsSync(join(root, place, word))));
}

function scriptsOf(file: string): string[] {
  return codeOf(read(file)).flatMap((code) =>
    [...code.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(([, name, short]) => name ?? short ?? ''),
  );
}

const sources = tracked.filter((file) => /\.(?:tsx?|mjs|cjs|sol)$/.test(file) && existsSync(join(root, file)));
const sourceNames = new Set(sources.flatMap((file) => read(file).match(NAME) ?? []));

/** Names in camel case and with underscores, in code spans, that no source has; names of files are looked at as paths. */
function unknownNames(text: string): string[] {
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const names = spans.flatMap((code) => code.replace(/[\w./…-]*[/…][\w./-]*|[\w.]+\.tsx?\b/g, '').match(NAME) ?? []);
  return names.filter((name) => /[a-z][A-Z]|_/.test(name) && !sourceNames.has(name));
}

const releaseHelp = new Set(read('deploy/release/cli/help.ts').match(/(?<=name: ')[a-z-]+|--[a-z-]+/g));

/** The command after the word `release` in code, and the options of that line. */
function releaseWordsOf(text: string): string[] {
  return codeOf(text).flatMap((code) =>
    code.split('\n').flatMap((line) => {
      const [, command, rest = ''] = /(?:^|[\s(])release ([a-z-]+)(?:$|[\s…)](.*))/.exec(line) ?? [];
      return command === undefined ? [] : [command, ...(rest.match(/--[a-z-]+/g) ?? [])];
    }),
  );
}

describe.each(documents.map((file) => [file] as const))('%s', (file) => {
  test('leads only to what is there', () => {
    expect(brokenLinks(file)).toEqual([]);
  });

  test('names only paths that are there', () => {
    const lost = pathsOf(file).filter((path) => !existsSync(join(root, path)));
    expect([...lost, ...(file.endsWith('README.md') ? lostInside(file) : [])]).toEqual([]);
  });

  test('names only commands that are there', () => {
    expect(scriptsOf(file).filter((name) => !scripts.includes(name))).toEqual([]);
    expect(releaseWordsOf(read(file)).filter((word) => !releaseHelp.has(word))).toEqual([]);
  });

  test('names only what the sources name', () => {
    expect(unknownNames(read(file))).toEqual([]);
  });
});

test('paths, links and commands are found where they stand', () => {
  // In one piece the name would stand in a source: this one.
  const madeUp = ['made', 'Up', 'Anywhere'].join('');
  expect(unknownNames(`\`isPermitUsable\` and \`${madeUp}\` of \`a/${madeUp}.ts\``)).toEqual([madeUp]);
  expect(releaseWordsOf('`release publish shell/dist --staged`')).toEqual(['publish', '--staged']);
  expect(pathsOf('README.md')).toContain('mf-swap/src/domain/swapButton.ts');
  expect(scriptsOf('README.md')).toEqual(expect.arrayContaining(['start', 'messages']));
  expect(linksOf('see [a](b.md#c) and [d](https://e)')).toEqual(['b.md#c']);
  expect(hasAnchor('## A new section', 'a-new-section')).toBe(true);
});

test('pictures beside the documents are small', () => {
  const pictures = tracked.filter((file) => /\/docs\/.*\.(?:png|svg)$/.test(file) && existsSync(join(root, file)));
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  expect(pictures.filter((file) => statSync(join(root, file)).size > 150_000)).toEqual([]);
});

describe('where things are decided', () => {
  const rows = [...read('README.md').matchAll(/^\| ([^|]+\?) \| `([^`]+)` \| `([^`]+)` \| ([A-Z0-9]+-\d+) \|$/gm)];

  test('is said for ten questions or more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(10);
  });

  test.each(rows.map(([, question = '', file = '', name = '', rule = '']) => [question, file, name, rule] as const))(
    '%s',
    (_question, file, name, rule) => {
      expect(read(file)).toMatch(
        new RegExp(`export (?:async )?(?:function|const|interface|type) ${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`),
      );
      const rules = documents.filter((document) => document.startsWith('mf-shared/docs/rules/')).map(read);
      expect(rules.filter((text) => text.includes(`### ${rule} · `))).toHaveLength(1);
    },
  );
});

describe('a decision that may surprise', () => {
  const pages = documents.filter((file) => read(file).includes('**Decision.**'));

  test('has pages, each linked from the README of the whole', () => {
    const linked = linksOf(read('README.md'));
    expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(20);
  });

  test.each(pages.map((page) => [page] as const))(
    '%s is short, says when to take it back, and is linked from its workspace and from the code',
    (page) => {
      expect(read(page)).toContain('\n**When to take it back.** ');
      expect(read(page).split(/\s+/).length).toBeLessThanOrEqual(400);
      const [workspace = ''] = page.split('/');
      const linked = linksOf(read(`${workspace}/README.md`)).map((target) => join(workspace, target));
      expect(linked).toContain(page);
      expect(sources.filter((file) => read(file).includes(page)).length).toBeGreaterThanOrEqual(1);
    },
  );
});
