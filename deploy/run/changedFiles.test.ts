import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, linted, sourceFiles } from './changedFiles.mjs';

let folder = '';
const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
const write = (name: string) => writeFileSync(join(folder, name), name);
const commit = () => (git('add', '--all'), git('commit', '--quiet', '--message', 'x'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['kept.ts', 'edited.ts', 'removed.ts']) write(name);
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('are those of the branch, of the work tree, and new ones; not those that others changed meanwhile', () => {
  git('checkout', '--quiet', '-b', 'work');
  write('committed.ts');
  rmSync(join(folder, 'removed.ts'));
  commit();
  git('checkout', '--quiet', 'main');
  write('theirs.ts');
  commit();
  git('checkout', '--quiet', 'work');
  writeFileSync(join(folder, 'edited.ts'), 'other');
  write('new.ts');
  expect(changedFiles(git, 'main')).toEqual(['committed.ts', 'edited.ts', 'new.ts', 'removed.ts']);
});

it('are none where nothing was done', () => {
  expect(changedFiles(git, 'main')).toEqual([]);
});

it('are told apart by who reads them', () => {
  const files = ['a.ts', 'b.tsx', 'c.mjs', 'd.json', 'e.md', 'package-lock.json'];
  expect(sourceFiles(files)).toEqual(['a.ts', 'b.tsx', 'c.mjs', 'd.json']);
  expect(linted(files)).toEqual(['a.ts', 'b.tsx']);
});
