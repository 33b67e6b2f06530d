import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { proveSection } from '../../../deploy/kit/proveSection';
import { builtAt, distOf, repositoryRoot, runRelease } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';

const PROBE = 'deploy/kit/mf-kitprobe';

test.beforeEach(async ({ site }) => {
  execFileSync(process.execPath, ['deploy/run/build.mjs', PROBE], { cwd: repositoryRoot });
  await runRelease(site.store, ['publish', builtAt(join(repositoryRoot, PROBE))]);
});

test.afterEach(async ({ site }) => {
  await runRelease(site.store, ['retire', 'kitprobe']);
});

// DELIVERY-40
test('a section keeps the contract through 80 mounts, in every language, theme, network and account', async ({ browser, site }) => {
  test.setTimeout(300_000);
  expect(await proveSection({ browser, url: site.url, folder: distOf('mf-governance'), mounts: 80 })).toEqual([]);
});
