import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { proveSection } from '../../../deploy/kit/proveSection';
import { newSection } from '../../../deploy/section/newSection';
import { BREAKS, BROKEN, breakSection } from '../../fixtures/brokenSection';
import { builtAt, distOf, repositoryRoot, runRelease } from '../../harness/deliverySite';
import { workerIndex } from '../../harness/siteFacts';
import { expect, test } from '../../harness/test';
import { publishProbe } from './publishProbe';

/** Inside the repository, so that packages are found, and in a folder that git ignores. */
const place = join(repositoryRoot, '.build', `kit-sections-${workerIndex()}`);
const folderOf = (name: string) => join(place, `mf-${name}`);

const node = (...words: readonly string[]) => execFileSync(process.execPath, words, { cwd: repositoryRoot, encoding: 'utf8' });

test.describe.configure({ timeout: 300_000 });

/** The sections that this test put on the site. */
let published: string[] = [];

async function publish(store: string, folder: string, name: string): Promise<void> {
  await runRelease(store, ['publish', builtAt(folder)]);
  published.push(name);
}

test.beforeEach(async ({ site }) => {
  await publishProbe(site.store);
  published.push('kitprobe');
});

test.afterEach(async ({ site }) => {
  for (const name of published) await runRelease(site.store, ['retire', name]);
  published = [];
  rmSync(place, { recursive: true, force: true });
});

// DELIVERY-40
for (const [section, mounts] of [
  ['mf-governance', 80],
  ['mf-claim', 10],
] as const)
  test(`${section} keeps the contract through ${mounts} mounts, in every language, theme, network and account`, async ({
    browser,
    site,
  }) => {
    expect(await proveSection({ browser, url: site.url, folder: distOf(section), mounts })).toEqual([]);
  });

// DELIVERY-40
test('a new section keeps the contract, and one that breaks it in five ways is told of each', async ({ browser, site }) => {
  // What a run that was cut short has left.
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const name of ['sound', BROKEN]) newSection(name, place);
  breakSection(folderOf(BROKEN));
  const folders = ['sound', BROKEN].map(folderOf);
  node('deploy/run/build.mjs', ...folders.map((folder) => relative(repositoryRoot, folder)));
  for (const name of ['sound', BROKEN]) await publish(site.store, folderOf(name), name);

  const prove = (name: string) => proveSection({ browser, url: site.url, folder: builtAt(folderOf(name)), mounts: 20 });
  expect(await prove('sound')).toEqual([]);
  expect(await prove(BROKEN)).toEqual(BREAKS.map(({ code, said }) => ({ code, said: expect.stringContaining(said) })));
});
