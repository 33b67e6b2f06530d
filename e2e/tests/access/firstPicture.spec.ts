import type { Page, Route } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';

/** Holds the page's own script back until it is let go. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/main.js', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const picture = (page: Page) => page.locator('#first-picture');
const section = (page: Page, name: string) => page.locator(`[data-testid="shell-outlet-${name}"] > :not(:empty)`);

/** By path: whose screen it is, and what its drawing says; outlines alone where that section has none. */
const SCREENS = [
  { name: 'swap', path: '/swap?lng=en-US', words: 'Select a token' },
  { name: 'swap', path: '/swap?lng=zh-CN', words: '选择代币' },
  { name: 'claim', path: '/claim?lng=en-US', words: 'Claim UNI' },
  { name: 'governance', path: '/vote?lng=en-US', words: 'Uniswap Governance' },
  { name: 'pool', path: '/pool?lng=en-US', words: 'Your V3 liquidity positions will appear here.' },
  { name: 'pool', path: '/pool/v2?lng=en-US', words: null },
];

const outlines = (page: Page) => picture(page).getByRole('main').getByRole('status', { name: 'Loading' });
const drawing = (page: Page, name: string) => picture(page).locator(`[data-picture="${name}"]`);

/** Where each named part stands, and in which colours. */
const places = (page: Page, attribute: string) =>
  page.evaluate((name) => {
    const told: Record<string, string> = {};
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      const what = element.getAttribute(name) ?? '';
      // What is only heard follows the height of what is seen, of which outlines know nothing.
      if (width > 1)
        told[what] =
          [x, y, width, height].map((value) => value.toFixed(1)).join(' ') + [color, backgroundColor, fontSize, fontWeight].join();
    }
    return told;
  }, attribute);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, path, words } of SCREENS) {
    // DELIVERY-46
    test(`${path} stands before the page's script has come, and its section in the same place, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const letGo = await holdScript(page);
      await open(page, path);
      await expect(words === null ? outlines(page) : drawing(page, name).getByText(words).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page, 'data-part');
      await letGo();
      await expect(section(page, name)).toBeVisible();
      await expect(picture(page)).toHaveCount(0);
      const after = await places(page, 'data-testid');
      // The number of the block, and what follows from it, is no part of what is known at first.
      const kept = Object.keys(before).filter((part) => part in after);
      expect(kept).toContain('shell-connect');
      expect(Object.fromEntries(kept.map((part) => [part, after[part]]))).toEqual(
        Object.fromEntries(kept.map((part) => [part, before[part]])),
      );
    });
  }
}

test('what was typed and pressed before the scripts came is taken over', async ({ page }) => {
  const letGo = await holdScript(page);
  await open(page, '/swap?lng=en-US');
  await picture(page).getByRole('textbox').first().fill('1.5');
  await picture(page).getByRole('button', { name: 'Connect to a wallet' }).click();
  await letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByTestId('swap-from').locator('input')).toHaveValue('1.5');
});

/** Notes from the very beginning of a page on, frame by frame, which buttons invite to connect for all to see. */
const watchInvitations = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(globalThis, 'invitations', seen);
    const look = () => {
      for (const button of document.querySelectorAll('button'))
        if (/^Connect/.test(button.innerText) && getComputedStyle(button).color !== 'rgba(0, 0, 0, 0)') seen.add(button.outerHTML);
      requestAnimationFrame(look);
    };
    look();
  });

// SHELL-26
for (const path of ['/swap', '/send', '/claim', '/create-proposal', '/add/v2/ETH', '/pool', '/allowances']) {
  test(`${path} invites nobody to connect whose wallet is asked, and its button stays where it is`, async ({ page }) => {
    await rememberWallet(page);
    await watchInvitations(page);
    const letGo = await holdScript(page);
    await open(page, `${path}?lng=en-US`);
    const button = picture(page).locator('[data-part="shell-connect"]');
    await expect(button).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => document.fonts.ready);
    const before = await button.boundingBox();
    await letGo();
    const account = page.getByTestId('shell-connect');
    await expect(account).toHaveText('trader.eth');
    expect(await account.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => [...Reflect.get(globalThis, 'invitations')])).toEqual([]);
  });
}

test('the links of the first picture lead on without the scripts', async ({ page }) => {
  await holdScript(page);
  await open(page, '/swap?lng=en-US');
  await picture(page).getByRole('link', { name: 'Pool' }).click();
  await expect(page).toHaveURL(/\/pool$/);
  await expect(drawing(page, 'pool').getByText('Pools Overview')).toBeVisible();
});
