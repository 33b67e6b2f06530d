import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bucketBetween, startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { expectSection, openVisitor } from '../../harness/visitor';

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

const swap = () => site.map().base.value.remotes['swap'];
const pictureOf = (page: Page) => page.locator('[data-picture="swap"]');

/** Changes the page that is served; gives what puts it back. */
function changePage(edit: (html: string) => string): () => void {
  const file = join(site.store, 'index.html');
  const html = readFileSync(file, 'utf8');
  expect(edit(html)).not.toBe(html);
  writeFileSync(file, edit(html));
  return () => writeFileSync(file, html);
}

/** Opens the swap while its own scripts are held back, so that the shell stands and its section does not yet. */
async function openHeld(browser: Parameters<typeof openVisitor>[0], bucket?: string) {
  const visitor = await openVisitor(browser, site.url, bucket);
  const page = await visitor.context.newPage();
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/a/swap/**', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto('/swap?lng=en-US', { waitUntil: 'commit' });
  await expect(page.getByTestId('shell-connect')).toBeVisible();
  const stands = async () => {
    letGo();
    await expectSection(page, 'swap');
    await expect(pictureOf(page)).toHaveCount(0);
    return { errors: visitor.errors, violations: visitor.violations };
  };
  return { page, stands, stop: visitor.stop };
}

const CLEAN = { errors: [], violations: [] };

// DELIVERY-46
test('the drawing of a section stays until the section stands', async ({ browser }) => {
  const { page, stands, stop } = await openHeld(browser);
  await expect(pictureOf(page).getByText('Select a token')).toBeVisible();
  await expect(pictureOf(page)).toHaveAttribute('data-release', swap()?.stable.id ?? '');
  expect(await stands()).toEqual(CLEAN);
  await stop();
});

test('one that is not the one of the map is taken away, and the section comes all the same', async ({ browser }) => {
  const restore = changePage((html) => html.replace('Select a token', 'Select a taken'));
  const { page, stands, stop } = await openHeld(browser);
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(pictureOf(page)).toHaveCount(0);
  expect(await stands()).toEqual(CLEAN);
  restore();
  await stop();
});

for (const [what, edit] of [
  ['is missing', (html: string) => html.replace(/<script type="application\/json" id="picture-[0-9a-f]{32}">.*?<\/script>/gs, '')],
  ['is no drawing', (html: string) => html.replace(/(id="picture-[0-9a-f]{32}">).*?(<\/script>)/gs, '$1{"css$2')],
] as const) {
  test(`a page whose drawing ${what} works`, async ({ browser }) => {
    const restore = changePage(edit);
    const { page, stands, stop } = await openHeld(browser);
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await stands()).toEqual(CLEAN);
    restore();
    await stop();
  });
}

test('a browser in the canary sees that of the canary, another one that of the stable build', async ({ browser }) => {
  test.setTimeout(240_000);
  await site.release('publish', await site.build('mf-swap', '0.2.0'), '--canary', '5');
  const { id = '' } = swap()?.canary?.release ?? {};
  for (const [bucket, shown] of [
    [bucketBetween(id, 0, 5), id],
    [bucketBetween(id, 5, 100), swap()?.stable.id ?? ''],
  ] as const) {
    const { page, stands, stop } = await openHeld(browser, bucket);
    await expect(pictureOf(page)).toHaveAttribute('data-release', shown);
    await expect(pictureOf(page).getByText('Select a token')).toBeVisible();
    expect(await stands()).toEqual(CLEAN);
    await stop();
  }
});
