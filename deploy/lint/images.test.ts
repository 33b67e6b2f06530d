import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*Dockerfile*'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replace(/\\\n/g, ' ');

/** Lines of a Dockerfile that take a base by a name which can mean another image tomorrow, or packages that the lock file does not fix (deploy/docs/images.md). */
function loose(text: string): string[] {
  return text.split('\n').filter((line) => {
    const base = /^FROM\s+(\S+)/.exec(line)?.[1];
    if (base !== undefined) {
      const argument = /^\$\{(\w+)\}$/.exec(base)?.[1];
      const isGiven =
        argument !== undefined && new RegExp(`^ARG ${argument}$`, 'm').test(text) && text.includes(`case "$${argument}" in *@sha256:*)`);
      return !isGiven && !/@sha256:[0-9a-f]{64}$/.test(base);
    }
    return /npm (install|i)\b/.test(line) || /^ARG \w+=\S+:[^@]*$/.test(line);
  });
}

it('there are images to look at', () => expect(files).toEqual(['deploy/edge/Dockerfile', 'deploy/release/Dockerfile']));

it.each(files)('%s: bases by digest, packages by the lock file, no key, no root', (path) => {
  const text = textOf(path);
  expect(loose(text)).toEqual([]);
  expect(text.match(/^USER .*$/gm)?.at(-1)).toMatch(/^USER [1-9]\d*:\d+$/);
  expect(text).not.toMatch(/COPY .*(keys|private)/);
});

/** What a Dockerfile takes from the repository (built from its root), and what another stage or a build gives is not. */
const takenFrom = (text: string) =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources
      .trim()
      .split(/\s+/)
      .filter((part) => !part.startsWith('--')),
  );

it('the image of the release command takes only what is there', () => {
  const taken = takenFrom(textOf('deploy/release/Dockerfile'));
  expect(taken).toContain('tsconfig.base.json');
  expect(taken.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('a tag, a default and an unlocked install are seen', () => {
  expect(loose('FROM node:20-alpine')).toHaveLength(1);
  expect(loose('ARG BASE=node:22\nFROM ${BASE}')).toHaveLength(2);
  expect(loose('RUN npm install --omit=dev')).toHaveLength(1);
  expect(loose(`FROM node:22@sha256:${'a'.repeat(64)}\nRUN npm ci`)).toEqual([]);
});

it('the workflow tests Node 20, 22 and 24, with actions that are named by commit', () => {
  const text = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
  const workflow: unknown = parse(text);
  expect(workflow).toMatchObject({ jobs: { test: { strategy: { matrix: { node: [20, 22, 24] } } } }, permissions: { contents: 'read' } });
  for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
});
