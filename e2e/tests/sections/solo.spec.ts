import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../harness/deliverySite';
import { freePort } from '../../harness/nginx';
import { workerIndex } from '../../harness/siteFacts';
import { expect, test } from '../../harness/test';

/** A copy of the section, so that no other test sees what this one changes; inside the repository, where its packages are found. */
const place = join(repositoryRoot, '.build', `solo-${workerIndex()}`);
const folder = join(place, 'mf-swap');
const TEXTS = join(folder, 'src/ui/swap.messages.ts');

let server: ChildProcess | undefined;

/** Serves the copy into the shell of a site; resolves with the address to open. */
async function serve(shell: string): Promise<string> {
  const environment = { ...process.env, PORT: String(await freePort()) };
  const words = ['deploy/run/dev.mjs', relative(repositoryRoot, folder), '--shell', shell];
  const child = spawn(process.execPath, words, { cwd: repositoryRoot, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Open (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The development server ended with code ${code}`)));
  });
}

test.afterEach(() => {
  server?.kill();
  rmSync(place, { recursive: true, force: true });
});

// DELIVERY-41
test('one section is served from its sources into a released shell, and a change to it is seen without losing what was typed', async ({
  page,
  site,
}) => {
  cpSync(join(repositoryRoot, 'mf-swap'), folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  const url = await serve(site.url);
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
});
