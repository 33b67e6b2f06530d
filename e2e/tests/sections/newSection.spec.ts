import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pressConnect } from '../../harness/connectWallet';
import { builtAt, repositoryRoot, runRelease } from '../../harness/deliverySite';
import { workerIndex } from '../../harness/siteFacts';
import { expect, test } from '../../harness/test';
import { useSection } from './useSection';

/** Where the section is made: inside the repository, so that its packages are found, and in a folder that git ignores. */
const place = join(repositoryRoot, '.build', `new-section-${workerIndex()}`);

const node = (...words: string[]) => execFileSync(process.execPath, words, { cwd: repositoryRoot, encoding: 'utf8' });

/** What git sees of the repository: changed and new files. */
const seenByGit = () => execFileSync('git', ['status', '--porcelain'], { cwd: repositoryRoot, encoding: 'utf8' });

/** Where operators are that no shell offers: the section's package, not this one's. */
const OWN_OPERATORS = 'rxjs/operators';

/** Lets the section use an operator that no shell offers. */
function useOwnOperator(folder: string): void {
  const path = join(folder, 'src/remote.ts');
  const changed = readFileSync(path, 'utf8')
    .replace('import { supplyRead }', `import { scan } from '${OWN_OPERATORS}';\nimport { supplyRead }`)
    .replace(
      /( *)\.\.\.supplyRead\(services\),\n/,
      '$&$1watch: (wish) => supplyRead(services).watch(wish).pipe(scan((_, next) => next)),\n',
    );
  expect(changed).toContain('scan((_, next)');
  expect(changed).toContain(OWN_OPERATORS);
  writeFileSync(path, changed);
}

test.afterEach(async ({ site }) => {
  await runRelease(site.store, ['retire', 'rates']).catch(() => undefined);
  rmSync(place, { recursive: true, force: true });
});

// DELIVERY-25
test('a new section is made, built, published, used and taken down, and nothing else is touched', async ({ page, site, wallet, chain }) => {
  test.setTimeout(300_000);
  const before = seenByGit();
  node('deploy/section/newSection.mjs', 'rates', place, '--without-kit');
  const folder = join(place, 'mf-rates');
  useOwnOperator(folder);
  node('deploy/run/build.mjs', relative(repositoryRoot, folder));
  const built = builtAt(folder);
  expect(seenByGit()).toBe(before);

  await page.goto('/rates?lng=en-US');
  await expect(page).toHaveURL(/\/send/);
  await expect(page.getByTestId('shell-nav-vote')).toBeVisible();
  const link = page.getByTestId('shell-nav-rates');
  await expect(link).toHaveCount(0);

  await runRelease(site.store, ['publish', built]);
  await page.goto('/swap?lng=en-US');
  await pressConnect(page, wallet);
  await useSection(page, chain);

  // What it sent is told in the language in force, also once the section is gone.
  await page.goto('/swap?lng=zh-CN');
  await expect(link).toHaveText('示例 Rates');
  await runRelease(site.store, ['retire', 'rates']);
  await page.goto('/rates');
  await expect(page).toHaveURL(/\/send/);
  await expect(page.getByTestId('shell-nav-vote')).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByTestId('shell-connect').click();
  await expect(page.getByTestId('shell-wallet')).toContainText('在示例 Rates 中包装 0.01 ETH');
});
