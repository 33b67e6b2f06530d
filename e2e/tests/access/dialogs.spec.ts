import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';
import { findings } from './axe';
import { CONFIRMATIONS } from './confirmations';
import { approach, DIALOGS } from './dialogs';
import { holdsFocus, walk } from './dialogWalk';
import { faultsOnPhone } from './onPhone';
import { IN_DIALOG, smallTargets } from './targets';

test.describe.configure({ timeout: 240_000 });

for (const dialog of DIALOGS) {
  test(`the dialog of ${dialog.name} is opened, walked and closed by keyboard, and has nothing that axe finds`, async ({ page }) => {
    const opener = await approach(page, dialog);
    await opener.focus();
    await page.keyboard.press('Enter');
    const open = page.getByRole('dialog');
    await expect(open).toBeVisible();
    await expect.poll(() => holdsFocus(page), { message: 'takes the focus' }).toBe(true);
    await walk(page, 'Tab', dialog.name);
    await walk(page, 'Shift+Tab', dialog.name);
    expect(await findings(page, dialog.name)).toEqual([]);
    expect(await smallTargets(page, 23.5, IN_DIALOG), 'targets of a pointer').toEqual([]);
    expect(await faultsOnPhone(page), 'on a phone').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(dialog.openerGoes ? page.locator('#main') : opener, 'the focus returns').toBeFocused();
  });
}

/** Walks the topmost dialog both ways, and leaves it. */
async function walkAndLeave(page: Page, testId: string): Promise<void> {
  const dialog = page.getByTestId(testId);
  await expect(dialog).toBeVisible();
  await expect.poll(() => holdsFocus(page), { message: 'takes the focus' }).toBe(true);
  await walk(page, 'Tab', testId);
  await walk(page, 'Shift+Tab', testId);
  expect(await smallTargets(page, 23.5, IN_DIALOG), 'targets of a pointer').toEqual([]);
  expect(await faultsOnPhone(page), `${testId} on a phone`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('every control is reached in the dialogs of wallets, of expert mode, of an unlisted token and of an airdrop', async ({ page }) => {
  await page.goto('/swap?lng=en-US');
  await page.getByTestId('shell-connect').click();
  await walkAndLeave(page, 'shell-wallet');
  await page.getByTestId('swap-settings').click();
  await page.getByTestId('shared-expert').click();
  await walkAndLeave(page, 'shared-confirm-by-typing');
  await expect.poll(() => holdsFocus(page), { message: 'the dialog below takes the focus back' }).toBe(true);
  await page.goto(`/swap?lng=en-US&outputCurrency=${seedFacts.tokens[1].BURN.address}`);
  await walkAndLeave(page, 'shared-import-warning');
  await connectWallet(page, { account: seedFacts.accounts.all.indexOf(seedFacts.accounts.third), path: '/vote' });
  await walkAndLeave(page, 'claim-popup');
});

test('the token dialog by keyboard: a search, its lists and tokens, and a choice', async ({ page }) => {
  await connectWallet(page);
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

test('an explanation, a copied figure and a menu that vanish as the focus goes on keep nothing from being reached', async ({ page }) => {
  const review = CONFIRMATIONS.find(({ kind }) => kind === 'swap of version 3');
  if (!review) throw new Error('There is no swap review');
  await (await approach(page, review)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('swap-confirm')).toBeEnabled();
  const figures = dialog.getByRole('button', { name: /[Cc]opy/ });
  if ((await figures.count()) > 0) {
    await figures.first().focus();
    await page.keyboard.press('Enter');
  }
  await walk(page, 'Tab', 'review after a copy');
  await walk(page, 'Shift+Tab', 'review after a copy');
  await page.keyboard.press('Escape');

  await page.getByTestId('swap-settings').click();
  const explanations = dialog.getByRole('button', { name: /slippage|deadline/i });
  await explanations.first().click();
  const field = dialog.getByRole('textbox').first();
  await field.click();
  await page.keyboard.type('1');
  await expect(field).toHaveValue(/1/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByTestId('swap-to').getByRole('button', { name: /USDC/ }).click();
  await dialog.getByRole('button', { name: 'Manage' }).click();
  const row = dialog.getByTestId('shared-list-row').first();
  await row.getByRole('button').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await walk(page, 'Tab', 'lists with an open menu');
});

test('a list that is removed leaves the focus in the dialog', async ({ page }) => {
  await connectWallet(page);
  await page.getByTestId('swap-to').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Manage' }).click();
  const rows = dialog.getByTestId('shared-list-row');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  await rows.last().getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Remove list' }).click();
  await page.getByTestId('shared-confirm-by-typing').getByRole('textbox').fill('REMOVE');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count - 1);
  await expect.poll(() => holdsFocus(page)).toBe(true);
});
