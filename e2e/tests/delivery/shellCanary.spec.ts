import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { bucketBetween, startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { expectSection, openVisitor } from '../../harness/visitor';

let site: DeliverySite;
let stable = '';
let canary = '';
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startDeliverySite();
  stable = site.map().base.value.shells[0]?.id ?? '';
  await site.release('publish', await site.build('shell', '0.9.0'), '--staged');
  canary = site.map().base.value.shells[1]?.id ?? '';
  await site.renewEdge();
  await site.release('page', canary, '--canary', '50');
});
test.afterAll(() => site.stop());

/** What the panel says of the page that runs, once the key is proved by which its shell was signed. */
async function pageEntry(page: Page) {
  await page.getByTestId('shell-menu-button').click();
  await page.getByTestId('shell-this-build').click();
  const entry = page.getByTestId('shell-build-page');
  await expect(entry).toContainText(/key [0-9a-f]{16}/);
  return entry;
}

/** The folders of the shells whose scripts the page runs. */
const shellsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src^="/a/shell/"]')].map((script) => script.getAttribute('src')?.split('/')[3]),
  );

// DELIVERY-47
test('inside the share the page is the canary of the shell, outside of it the other one, each with its signature proved', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  for (const [from, to, id, version] of [
    [0, 50, canary, '0.9.0'],
    [50, 100, stable, ''],
  ] as const) {
    const visitor = await openVisitor(browser, site.url, bucketBetween(canary, from, to));
    const page = await visitor.visit('/swap', 'swap');
    const entry = await pageEntry(page);
    await expect(entry).toContainText(id);
    await expect(entry).toContainText(version);
    expect(new Set(await shellsOf(page))).toEqual(new Set([id]));
    await expect(page.locator('#root')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(() => shellsOf(page).then((ids) => ids[0])).toBe(id);
    await expectSection(page, 'swap');
    // what listens for violations went with the page that gave way: the console tells of them too
    expect([visitor.violations, visitor.errors.filter((text) => /policy|integrity/i.test(text))]).toEqual([[], []]);
    await visitor.stop();
  }
});

/** What the edge was told of a shell, by how it ended; that visits began with it is no end. */
const told = (id: string) =>
  readFileSync(site.beaconLog, 'utf8')
    .split('\n')
    .filter((line) => line.includes(id) && !line.includes('outcome=begun'));

type Answer = (route: Route) => Promise<void>;
const changed =
  (more: string): Answer =>
  async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}${more}` });
  };

// DELIVERY-51
for (const [what, file, answer] of [
  ['whose HTML was changed', 'index.html', changed("<script>document.title = 'run'</script>")],
  ['whose script was changed', 'main.js', changed('\n')],
  ['whose script is not there', 'main.js', (route) => route.fulfill({ status: 404 })],
  ['whose script is blocked', 'main.js', (route) => route.abort('blockedbyclient')],
] as const satisfies readonly (readonly [string, string, Answer])[]) {
  test(`a canary ${what} is not run: the visitor gets the other page in the same visit, and the edge is told`, async ({ browser }) => {
    const before = told(canary).length;
    const visitor = await openVisitor(browser, site.url, bucketBetween(canary, 0, 50));
    await visitor.context.route(`**/a/shell/${canary}/${file}`, answer);
    const page = await visitor.visit('/swap', 'swap');
    expect(new Set(await shellsOf(page))).toEqual(new Set([stable]));
    await expect.poll(() => told(canary).slice(before)).toEqual([expect.stringMatching(/arm=canary&outcome=load_fail$/)]);
    await visitor.stop();
  });
}

// DELIVERY-18
test('a canary that is aborted is nobody’s: an open tab offers the other page', async ({ browser }) => {
  test.setTimeout(180_000);
  const visitor = await openVisitor(browser, site.url, bucketBetween(canary, 0, 50));
  const page = await visitor.visit('/swap', 'swap');
  expect(new Set(await shellsOf(page))).toEqual(new Set([canary]));
  await site.release('abort', 'shell');
  await expect(page.getByText('A new version of this page is there.')).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect.poll(() => shellsOf(page).then((ids) => ids[0])).toBe(stable);
  await visitor.stop();
});

// DELIVERY-16
test('a canary of the shell that breaks as it begins gives the page back, and is taken back by itself after a few visits', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  await site.release('publish', await site.build('shell', '0.9.1', { fixture: 'breakingShell.ts' }), '--staged');
  const broken =
    site
      .map()
      .base.value.shells.map(({ id }) => id)
      .find((id) => ![stable, canary].includes(id)) ?? '';
  await site.renewEdge();
  // The one of the tests before goes first, where it was not aborted in them.
  if (site.map().ops.value.canariesOff.length === 0) await site.release('abort', 'shell');
  await site.release('page', broken, '--canary', '50');
  for (let visits = 1; visits <= 10; visits += 1) {
    const visitor = await openVisitor(browser, site.url, bucketBetween(broken, 0, 50));
    const page = await visitor.visit('/swap', 'swap');
    expect(new Set(await shellsOf(page))).toEqual(new Set([stable]));
    await expect.poll(() => told(broken).length).toBe(visits);
    await visitor.stop();
  }
  for (const line of told(broken)) expect(line).toMatch(/ \/b\?remote=shell&id=[0-9a-f]{32}&arm=canary&outcome=mount_throw$/);
  expect(await site.release('watch', '--beacons', site.beaconLog, '--site', site.url, '--once')).toBe('1 alarms\n');
  expect(site.map().ops.value.canariesOff).toContainEqual({ remote: 'shell', id: broken });
  const visitor = await openVisitor(browser, site.url, bucketBetween(broken, 0, 50));
  const page = await visitor.visit('/swap', 'swap');
  expect(new Set(await shellsOf(page))).toEqual(new Set([stable]));
  expect(told(broken)).toHaveLength(10);
  await visitor.stop();
});

// DELIVERY-51
test('where the page of everybody breaks as it begins, it says so and what to do', async ({ browser }) => {
  test.setTimeout(300_000);
  await site.release('publish', await site.build('shell', '0.9.2', { fixture: 'breakingShell.ts' }));
  await site.renewEdge();
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.context.newPage();
  await page.goto('/swap?lng=en-US');
  await expect(page.getByRole('alert')).toContainText('could not start');
  await expect(page.getByRole('link', { name: /Reload/ })).toBeVisible();
  await site.release('page', stable);
  await page.getByRole('link', { name: /Reload/ }).click();
  await expectSection(page, 'swap');
  await visitor.stop();
});
