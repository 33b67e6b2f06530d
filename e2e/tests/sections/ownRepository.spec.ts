import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { proveSection } from '../../../deploy/kit/proveSection';
import { createOwnRepository, type OwnRepository } from '../../fixtures/ownRepository';
import { pressConnect } from '../../harness/connectWallet';
import { repositoryRoot, runRelease } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { publishProbe } from './publishProbe';
import { useSection } from './useSection';

let own: OwnRepository;

test.beforeEach(() => {
  own = createOwnRepository();
});

test.afterEach(async ({ site }) => {
  for (const name of ['rates', 'kitprobe']) await runRelease(site.store, ['retire', name]).catch(() => undefined);
  own.remove();
});

// DELIVERY-48
test('a section in a repository of its own, built with packed packages, keeps the contract, is published and used', async ({
  page,
  browser,
  site,
  wallet,
  chain,
}) => {
  test.setTimeout(400_000);
  expect(own.folder.startsWith(repositoryRoot)).toBe(false);
  own.run('dex-section', 'new', 'rates');
  own.run('tsc', '--noEmit', '-p', 'mf-rates/tsconfig.json');
  expect(existsSync(join(own.folder, 'node_modules/@dex/mf-shared/docs/orders.md'))).toBe(true);
  own.run('dex-section', 'build', 'mf-rates');
  const built = join(own.folder, 'mf-rates/dist');

  await publishProbe(site.store);
  await runRelease(site.store, ['publish', built]);
  expect(await proveSection({ browser, url: site.url, folder: built, mounts: 10 })).toEqual([]);
  await page.goto('/swap?lng=en-US');
  await pressConnect(page, wallet);
  await useSection(page, chain);
});
