import { readFileSync } from 'node:fs';
import { bucketBetween, startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { buildsRunIn, openVisitor } from '../../harness/visitor';

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterEach(() => site.release('abort', 'swap'));
test.afterAll(() => site.stop());

const swap = () => site.map().base.value.remotes['swap'];
const beacons = () => readFileSync(site.beaconLog, 'utf8');

test('a canary that breaks while it is drawn is reported, and this visit goes on in the stable build with what was typed', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await site.release('publish', await site.build('mf-swap', '0.2.1', { fixture: 'breakingScreen.tsx' }), '--canary', '50');
  const { id = '', container: broken = '' } = swap()?.canary?.release ?? {};
  const visitor = await openVisitor(browser, site.url, bucketBetween(id, 0, 50));
  const page = await visitor.visit('/swap', 'swap');
  expect(await buildsRunIn(page, 'swap')).toEqual([broken]);
  await page.getByRole('button', { name: 'Type 13.5' }).click();
  await expect(page.getByTestId('swap-from').getByRole('textbox')).toHaveValue('13.5');
  expect(await buildsRunIn(page, 'swap')).toContain(swap()?.stable.container);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(beacons).toMatch(new RegExp(`${id}.*mount_throw|mount_throw.*${id}`));
  await visitor.stop();
});

test('a canary whose start throws never stands in the way: the stable build runs, the failure is reported', async ({ browser }) => {
  test.setTimeout(120_000);
  await site.release('publish', await site.build('mf-swap', '0.2.2', { fixture: 'breakingStart.tsx' }), '--canary', '50');
  const { id = '' } = swap()?.canary?.release ?? {};
  const visitor = await openVisitor(browser, site.url, bucketBetween(id, 0, 50));
  const page = await visitor.visit('/swap', 'swap');
  await expect(page.getByTestId('swap-from').getByRole('textbox')).toBeVisible();
  await expect.poll(beacons).toMatch(new RegExp(`${id}.*mount_throw|mount_throw.*${id}`));
  await visitor.stop();
});
