import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';

test.describe.configure({ timeout: 240_000 });

const said = (page: Page) => page.getByTestId('shell-page-said');
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const arrivalsFollowed = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');
const screen = (name: string) => {
  const found = SCREENS.find((each) => each.name === name);
  if (!found) throw new Error(`There is no screen ${name}`);
  return found;
};

/** All that the page says of where one is, in the order in which it is said. */
const keepSaid = (page: Page) =>
  said(page).evaluate((region) => {
    const words: string[] = [];
    Reflect.set(globalThis, 'said', words);
    new MutationObserver(() => words.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const wordsSaid = (page: Page) => page.evaluate((): string[] => Reflect.get(globalThis, 'said'));

// SHELL-25
test('another screen begins at its top with the focus on its heading and its title said once; Back leads to where one was', async ({
  page,
}) => {
  await rememberWallet(page);
  await page.setViewportSize({ width: 1280, height: 480 });
  await visit(page, screen('pool'));
  await arrivalsFollowed(page);
  await keepSaid(page);
  const row = page.getByTestId('pool-v3-position-11');
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await top(page);
  expect(before).toBeGreaterThan(0);
  // A press of the keyboard: a pointer would scroll to the row first.
  await row.focus();
  const left = await top(page);
  expect(left).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pool\/11/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveCount(1);
  expect(await top(page)).toBe(0);
  await expect.poll(() => wordsSaid(page)).toEqual([await page.title()]);
  await page.goBack();
  await expect(row).toBeVisible();
  await expect.poll(() => top(page)).toBe(left);
  await expect(heading(page)).toBeFocused();
  await expect.poll(async () => (await wordsSaid(page)).at(-1)).toBe(await page.title());
  await page.getByRole('navigation').first().getByRole('link', { name: 'Swap' }).click();
  await expect(heading(page)).toHaveText('Swap');
  await expect(heading(page)).toBeFocused();
  await expect.poll(async () => (await wordsSaid(page)).at(-1)).toMatch(/^Swap/);
  expect(await wordsSaid(page)).toHaveLength(3);
  // A heading is no stop of the keyboard.
  await page.keyboard.press('Tab');
  await expect(heading(page)).not.toBeFocused();
  await expect(heading(page)).not.toHaveAttribute('tabindex');
});

test('a form that changes its own address, and a person who goes on meanwhile, keep their focus', async ({ page }) => {
  await visit(page, screen('swap'), { connected: false });
  await arrivalsFollowed(page);
  const settings = page.getByTestId('swap-settings');
  await settings.focus();
  await page.getByRole('button', { name: 'Switch the two sides' }).press('Enter');
  await expect(page).toHaveURL(/inputCurrency=0x/);
  await expect(page.getByRole('button', { name: 'Switch the two sides' })).toBeFocused();
  await expect(said(page)).toHaveText('');
});

test('an address that nobody knows has one heading of the first level', async ({ page, guard }) => {
  guard.allow(/404|Invalid pair address/);
  await rememberWallet(page);
  for (const path of ['/pool/999999', '/vote/2/999', '/vote/9/1', '/uni/ETH/0x1', '/migrate/v2/0x1', '/remove/999999', '/pool/abc']) {
    await page.goto(`${path}?lng=en-US`);
    await expect(page.getByTestId('shell-block')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
});

// SHELL-25
test('a page that comes back whole out of the browser’s cache still leads to where one was itself', async ({ page }) => {
  await page.goto('/pool?lng=en-US');
  await arrivalsFollowed(page);
  const passes = (kind: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      return history.scrollRestoration;
    }, kind);
  expect(await passes('pagehide')).toBe('auto');
  expect(await passes('pageshow')).toBe('manual');
});
