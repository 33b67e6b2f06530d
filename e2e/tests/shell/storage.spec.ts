import type { Page } from '@playwright/test';
import { connectByHand } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const NOTICE = 'This browser keeps nothing for this page';
const FULL = "This browser's storage is full. What was kept before stays";
const notice = (page: Page, text = NOTICE) => page.getByTestId('shell-popup').filter({ hasText: text });

// SHELL-17
test('full storage is said once, as it is, and the visit goes on in memory', async ({ page, wallet }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('dex.user') === null)
      localStorage.setItem('dex.user', JSON.stringify({ userExpertMode: true, userDeadline: 600 }));
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.startsWith('dex.')) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await connectByHand(page, wallet);
  await expect(notice(page, FULL)).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
  await notice(page, FULL).getByRole('button', { name: 'Close this notice' }).click();
  await page.getByTestId('shell-menu-button').click();
  await page.getByTestId('shell-theme-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(notice(page, FULL)).toHaveCount(0);
  // The notice is true: what was kept before is there after a reload.
  await page.reload();
  await page.getByTestId('swap-settings').click();
  await expect(page.getByLabel('Transaction deadline in minutes')).toHaveValue('10');
});

test('blocked storage is said once, and wallet and form work', async ({ page, wallet }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await connectByHand(page, wallet);
  await expect(notice(page)).toHaveCount(1);
  await expect(page.getByTestId('swap-from')).toContainText(/Balance: \d/);
});

test('a broken part of what was stored is dropped alone', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('dex.lists') !== null) return;
    localStorage.setItem('dex.lists', '{"byUrl": [1, 2');
    localStorage.setItem('dex.transactions', '"nothing"');
    localStorage.setItem(
      'dex.user',
      JSON.stringify({ userDarkMode: true, userSlippageTolerance: 9000, userDeadline: 600, userLocale: 'xx' }),
    );
  });
  await page.goto('/swap');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByTestId('swap-settings').click();
  await expect(page.getByLabel('Slippage tolerance in percent')).toHaveValue('');
  await expect(page.getByLabel('Transaction deadline in minutes')).toHaveValue('10');
});

const GARBAGE: readonly Readonly<Record<string, unknown>>[] = [
  { 'dex.transactions': { 1: { a: { hash: 5 } } }, 'dex.lists': { urls: 5, byUrl: { a: { current: 5 } }, activeListUrls: [5] } },
  {
    'dex.user': {
      tokens: { 1: { a: { address: 5 } } },
      pairs: { 1: { a: { token0: { address: 5 } } } },
      userLocale: 5,
      selectedWallet: {},
    },
  },
  { 'dex.user': [], 'dex.transactions': [5], 'dex.lists': 'x' },
];

for (const [index, garbage] of GARBAGE.entries()) {
  test(`the page starts whatever was stored (${index + 1})`, async ({ page }) => {
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    }, garbage);
    await page.goto('/swap?lng=en-US');
    await expect(page.getByTestId('swap-from')).toBeVisible();
  });
}

test('a fault at the start shows a way to start without what was stored', async ({ page, guard }) => {
  guard.allow(/forced fault|The page could not be started/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded') === null) {
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('dex.user', '{"userExpertMode":true}');
    }
    if (localStorage.getItem('dex.user') === null) return;
    window.matchMedia = () => {
      throw new Error('forced fault');
    };
  });
  await page.goto('/swap?lng=en-US');
  await expect(page.getByRole('alert')).toContainText('forced fault');
  await page.getByRole('button', { name: 'Start without what was stored' }).click();
  await expect(page.getByTestId('swap-from')).toBeVisible();
});

// TX-25
test('settings that two tabs choose at the same time are kept in both, and after a reload', async ({ page, context, guard }) => {
  const other = await context.newPage();
  guard.watch(other);
  const tabs = [page, other] as const;
  const slippage = (tab: Page) => tab.getByLabel('Slippage tolerance in percent');
  const deadline = (tab: Page) => tab.getByLabel('Transaction deadline in minutes');
  for (const tab of tabs) {
    await tab.goto('/swap?lng=en-US');
    await tab.getByTestId('swap-settings').click();
  }
  await Promise.all([slippage(page).fill('2.5'), deadline(other).fill('12')]);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('dex.user') ?? '{}'));
  await expect.poll(kept).toMatchObject({ userSlippageTolerance: 250, userDeadline: 720 });
  for (const tab of tabs) {
    await tab.reload();
    await tab.getByTestId('swap-settings').click();
    await expect(slippage(tab)).toHaveValue(/^2\.50?$/);
    await expect(deadline(tab)).toHaveValue('12');
  }
});
