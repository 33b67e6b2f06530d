import type { Page } from '@playwright/test';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const NOTICE = 'This browser keeps nothing for this page';
const notice = (page: Page) => page.getByTestId('shell-popup').filter({ hasText: NOTICE });

// SHELL-17
test('full storage is said once, and the visit goes on in memory', async ({ page, wallet }) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.startsWith('dex.')) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await connectWallet(page, wallet);
  await expect(notice(page)).toHaveCount(1);
  await notice(page).getByRole('button', { name: 'Close this notice' }).click();
  await page.getByTestId('shell-menu-button').click();
  await page.getByTestId('shell-theme-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(notice(page)).toHaveCount(0);
});

test('blocked storage is said once, and wallet and form work', async ({ page, wallet }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await connectWallet(page, wallet);
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
