import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, temporaryFolder, valueOf } from '../testing/fixtures';
import { createKeyFolder, readKeyFolder } from './keyFolder';
import { hasDevKeys } from './keyRing';

it('makes one key for each role and team, private ones readable by their owner alone', async () => {
  const folder = temporaryFolder();
  valueOf(await createKeyFolder(folder, ['swap', 'pool']));
  const names = readdirSync(join(folder, 'private')).map((name) => name.replace(/-[0-9a-f]{16}\.json$/, ''));
  expect(names.sort()).toEqual([
    'operator',
    'ops',
    'release',
    'root',
    'team-new-sections',
    'team-pool',
    'team-shell',
    'team-swap',
    'tester',
  ]);
  for (const name of readdirSync(join(folder, 'private'))) expect(statSync(join(folder, 'private', name)).mode & 0o077).toBe(0);
  const ring = valueOf(await readKeyFolder(folder));
  expect(hasDevKeys(ring)).toBe(true);
  expect(codeOf(await createKeyFolder(folder, ['swap']))).toBe('already_initialised');
});

it('works with the public part alone', async () => {
  const folder = temporaryFolder();
  valueOf(await createKeyFolder(folder, ['swap']));
  rmSync(join(folder, 'private'), { recursive: true });
  expect(valueOf(await readKeyFolder(folder)).signers).toEqual([]);
});

it('refuses a trusted set that the root key did not sign, and an empty folder', async () => {
  const folder = temporaryFolder();
  const empty = await readKeyFolder(folder);
  expect(empty).toMatchObject({ error: { code: 'missing_key', detail: expect.stringContaining('from a machine of this site') } });
  valueOf(await createKeyFolder(folder, ['swap']));
  const path = join(folder, 'trust.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"swap"', '"pool"'));
  expect(codeOf(await readKeyFolder(folder))).toBe('untrusted_keys');
  writeFileSync(path, '{}');
  expect(codeOf(await readKeyFolder(folder))).toBe('untrusted_keys');
});

it('refuses a folder that a repository would track, and takes one that it ignores', async () => {
  const repository = temporaryFolder();
  execFileSync('git', ['init', '--quiet', repository]);
  expect(codeOf(await createKeyFolder(join(repository, 'keys'), ['swap']))).toBe('keys_in_repository');
  writeFileSync(join(repository, '.gitignore'), 'keys/\n');
  expect(codeOf(await createKeyFolder(join(repository, 'keys'), ['swap']))).toBe('ok');
});
