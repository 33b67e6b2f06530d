import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';

const card = (page: Page) => page.getByTestId('shell-remote-error');

/** The rest of the page: the header stands and another section opens. */
async function expectRestAlive(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true }).click();
  await expect(page.getByTestId('shell-outlet-swap')).not.toBeEmpty();
  await expect(card(page)).toHaveCount(0);
}

async function expectSection(page: Page, remote: string): Promise<void> {
  await expect(page.getByTestId(`shell-outlet-${remote}`).locator(':scope > * > *').first()).toBeAttached();
  await expect(card(page)).toHaveCount(0);
}

test.describe('a section that does not come', () => {
  test('missing: says so, tries again when asked, and shows the section once it is back', async ({ page, guard }) => {
    guard.allow(/a\/pool\/|Section pool failed/);
    await page.route('**/a/pool/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/pool?lng=en-US');
    await expect(card(page)).toHaveAttribute('data-code', 'missing');
    await expect(card(page)).toContainText('Pool');
    // DELIVERY-43
    await expect(card(page).getByTestId('shell-way-out')).toHaveAttribute('href', '/exit.html');
    const again = page.waitForRequest('**/a/pool/**/remoteEntry.js');
    await page.unroute('**/a/pool/**');
    await card(page).getByRole('button').first().click();
    await again;
    await expectSection(page, 'pool');
  });

  test('a part of the shell that it needs is missing: says so, and comes once that part is back', async ({ page, guard }) => {
    guard.allow(/a\/shell\/|Section pool failed|chunk/);
    const late = /\/a\/shell\/[^/]+\/(?!main)[^/]+\.js$/;
    await page.route(late, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/pool?lng=en-US');
    await expect(card(page)).toContainText('Pool');
    await page.unroute(late);
    await card(page).getByRole('button').first().click();
    await expectSection(page, 'pool');
  });

  test('slow: gives up after its time, the rest is alive', async ({ page, guard }) => {
    guard.allow(/a\/pool\/|Section pool failed|preload/);
    await page.route('**/a/pool/**/remoteEntry.js', () => undefined);
    await page.goto('/pool?lng=en-US');
    await expect(card(page)).toHaveAttribute('data-code', 'timeout');
    await expectRestAlive(page);
  });

  test('changed on the way: refused, never run, the rest is alive', async ({ page, guard }) => {
    guard.allow(/integrity|a\/pool\/|Section pool failed/);
    await page.route('**/a/pool/**/remoteEntry.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `window.changedScriptRan = true;${await answer.text()}` });
    });
    await page.goto('/pool?lng=en-US');
    await expect(card(page)).toHaveAttribute('data-code', 'corrupt');
    // DELIVERY-43: nothing else of a site in doubt is recommended.
    await expect(card(page).getByTestId('shell-way-out')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'changedScriptRan'))).toBeUndefined();
    await expectRestAlive(page);
  });

  test('a changed later chunk is refused too', async ({ page, guard }) => {
    guard.allow(/integrity|a\/pool\/|Section pool failed|chunk/);
    await page.route(/\/a\/pool\/[^/]+\/(?!remoteEntry).*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `window.changedScriptRan = true;${await answer.text()}` });
    });
    await page.goto('/pool?lng=en-US');
    await expect(card(page)).toHaveAttribute('data-code', 'corrupt');
    expect(await page.evaluate(() => Reflect.get(window, 'changedScriptRan'))).toBeUndefined();
    await expectRestAlive(page);
  });
});

test.describe('a section that fails by itself', () => {
  test.use({ baseURL: async ({ site }, use) => use(site.faultUrl) });

  test('throws while mounting: its card, the rest is alive', async ({ page, guard }) => {
    guard.allow(/throws while it is mounted|Section claim failed/);
    await page.goto('/claim?lng=en-US');
    await expect(card(page)).toHaveAttribute('data-code', 'threw');
    await expect(card(page)).toContainText('Claim');
    await expectRestAlive(page);
  });

  test('needs another mf-shared: its card, the rest is alive', async ({ page, guard }) => {
    guard.allow(/Unsatisfied version|Section governance failed/);
    await page.goto('/vote?lng=en-US');
    await expect(card(page)).toHaveAttribute('data-code', 'incompatible');
    await expectRestAlive(page);
  });
});
