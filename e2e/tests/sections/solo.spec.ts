import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packagesFolder } from '../../../deploy/build/apps';
import { spawnSolo, type SoloServer } from '../../../deploy/run/solo/spawnSolo';
import { repositoryRoot } from '../../harness/deliverySite';
import { freePort } from '../../harness/nginx';
import { workerIndex } from '../../harness/siteFacts';
import { expect, test } from '../../harness/test';

/** A copy of the section, so that no other test sees what this one changes; inside the repository, where its packages are found. */
const place = join(repositoryRoot, '.build', `solo-${workerIndex()}`);
const folder = join(place, 'mf-swap');
const TEXTS = join(folder, 'src/ui/swap.messages.ts');

let server: SoloServer | undefined;

test.afterEach(async () => {
  await server?.stop();
  rmSync(place, { recursive: true, force: true });
});

// DELIVERY-41
test('one section is served from its sources into a released shell, and a change to it is seen without losing what was typed', async ({
  page,
  site,
}) => {
  cpSync(join(repositoryRoot, 'mf-swap'), folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  const begun = Date.now();
  server = await spawnSolo(relative(repositoryRoot, folder), site.url, await freePort());
  const { url } = server;
  await page.goto(`${url}/swap?lng=en-US`);
  await expect(page.getByTestId('shell-site-notice-sectionOverride')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible();
  const amount = page.getByTestId('swap-from').getByRole('textbox');
  await amount.fill('1.5');
  // A part that comes late is waited for: a change on its way would have it asked for by a screen that is gone.
  await expect(page.getByTestId('swap-heard')).toBeAttached();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

  const texts = readFileSync(TEXTS, 'utf8');
  writeFileSync(TEXTS, texts.replace("defaultMessage: 'Swap' }", "defaultMessage: 'Trade' }"));
  await expect(page.getByRole('heading', { name: 'Trade', exact: true })).toBeVisible();
  await expect(amount).toHaveValue('1.5');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

  // The site itself draws what was released, and says nothing.
  await page.goto(`${site.url}/swap?lng=en-US`);
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible();
  await expect(page.getByTestId('shell-site-notice-sectionOverride')).toHaveCount(0);

  // What was built is kept for the next run, which then begins in a third of the time.
  await server.stop();
  expect(statSync(join(packagesFolder, '.cache/webpack/mf-swap-solo/index.pack')).mtimeMs).toBeGreaterThan(begun);
});
