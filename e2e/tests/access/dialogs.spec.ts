import type { Page } from '@playwright/test';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';
import { findings } from './axe';
import { approach, DIALOGS } from './dialogs';

test.describe.configure({ timeout: 240_000 });

const holdsFocus = (page: Page) => page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement));

/** More presses than any dialog has stops, so that the way round is walked once at least. */
async function tabsStayInside(page: Page, key: 'Tab' | 'Shift+Tab', name: string): Promise<void> {
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press(key);
    expect(await holdsFocus(page), `${name}: ${key} stays inside`).toBe(true);
  }
}

test('every dialog is opened, walked and closed by keyboard, and has nothing that axe finds', async ({ page, wallet }) => {
  await connectWallet(page, wallet);
  const found: string[] = [];
  for (const dialog of DIALOGS) {
    const opener = await approach(page, wallet, dialog);
    await opener.focus();
    await page.keyboard.press('Enter');
    const open = page.getByRole('dialog');
    await expect(open, dialog.name).toBeVisible();
    await expect.poll(() => holdsFocus(page), { message: `${dialog.name}: takes the focus` }).toBe(true);
    await tabsStayInside(page, 'Tab', dialog.name);
    await tabsStayInside(page, 'Shift+Tab', dialog.name);
    found.push(...(await findings(page, dialog.name)));
    await page.keyboard.press('Escape');
    await expect(open, `${dialog.name}: Escape`).toHaveCount(0);
    const home = dialog.openerGoes ? page.locator('#main') : opener;
    await expect(home, `${dialog.name}: the focus returns`).toBeFocused();
  }
  expect(found).toEqual([]);
});

test('the token dialog by keyboard: a search, its lists and tokens, and a choice', async ({ page, wallet }) => {
  await connectWallet(page, wallet);
  await page.goto('/swap?lng=en-US');
  const opener = page.getByTestId('swap-to').getByRole('button').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('shared-token-search')).toBeFocused();
  const manage = dialog.getByRole('button', { name: 'Manage' });
  await manage.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByTestId('shared-list-row').first()).toBeVisible();
  const found = await findings(page, 'lists');
  await dialog
    .getByRole('radio', { name: 'Tokens' })
    .or(dialog.getByRole('tab', { name: 'Tokens' }))
    .click();
  found.push(...(await findings(page, 'own tokens')));
  expect(found).toEqual([]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByTestId('shared-token-search').fill('USDC');
  // The list follows the typing a moment later.
  await expect(dialog.getByText('USD Coin').first()).toBeVisible();
  await expect(dialog.getByText('Ampleforth')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toContainText('USDC');
});

test('the menus of the header by keyboard, and the wallets of a visitor', async ({ page }) => {
  await page.goto('/swap?lng=en-US');
  const found: string[] = [];
  for (const testId of ['shell-menu-button', 'shell-network']) {
    const button = page.getByTestId(testId);
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.locator('[role^=menuitem]').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.locator('[role^=menuitem]').nth(1)).toBeFocused();
    found.push(...(await findings(page, testId)));
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.getByTestId('shell-connect').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Development Wallet' })).toBeVisible();
  found.push(...(await findings(page, 'wallets')));
  expect(found).toEqual([]);
});
