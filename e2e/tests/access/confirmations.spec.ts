import type { Locator, Page } from '@playwright/test';
import { BigNumber, utils } from 'ethers';
import { shownNumber } from '../../harness/shownNumber';
import { expect, test } from '../../harness/test';
import { findings } from './axe';
import { CONFIRMATIONS, type Confirmation } from './confirmations';
import { approach } from './dialogs';
import { holdsFocus, silentCalls, walk } from './dialogWalk';
import { createKeyboardHand } from './keyboardHand';
import { faultsOnPhone } from './onPhone';
import { IN_DIALOG, smallTargets } from './targets';

test.describe.configure({ timeout: 240_000 });

// What the wallet is asked for: a call, or several as one.
const SENDING = ['eth_sendTransaction', 'wallet_sendCalls'];

/** A confirmation that is checked and can be pressed; what has to be allowed first is allowed by keyboard. */
async function open(page: Page, { testId, parts = testId }: Confirmation, opener: Locator): Promise<Locator> {
  const hand = createKeyboardHand(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByTestId(`${testId}-confirmation`);
  await expect(dialog).toBeVisible();
  await expect.poll(() => holdsFocus(page), { message: 'takes the focus' }).toBe(true);
  const confirm = dialog.getByTestId(`${parts}-confirm`);
  await expect(confirm).toHaveAttribute('data-kind', /^(confirm|approveFirst)$/);
  const steps = dialog.locator('[data-testid^="shared-approve-"]');
  if ((await confirm.getAttribute('data-kind')) === 'approveFirst') await expect(steps.first()).toBeVisible();
  for (let left = await steps.count(); left > 0; left -= 1) {
    await hand.press(steps.first().getByRole('button', { name: /^Approve / }));
    await expect(steps).toHaveCount(left - 1);
  }
  await expect(confirm).toBeEnabled();
  return dialog;
}

for (const confirmation of CONFIRMATIONS) {
  test(`the confirmation of ${confirmation.kind} by keyboard: opened, read, walked, left, opened again, confirmed; axe finds nothing, and on a phone nothing is small, torn or cut`, async ({
    page,
    wallet,
    chain,
  }) => {
    const { kind, testId, parts = testId, seed, backTo } = confirmation;
    const hand = createKeyboardHand(page);
    await seed?.(chain);
    const opener = await approach(page, confirmation);
    const dialog = await open(page, confirmation, opener);

    const unfold = dialog.getByRole('button', { name: /^Show the address of/ });
    for (let left = await unfold.count(); left > 0; left -= 1) {
      await hand.press(unfold.first());
      await expect(unfold).toHaveCount(left - 1);
      await expect.poll(() => holdsFocus(page), { message: 'keeps the focus' }).toBe(true);
    }
    await expect(dialog.getByTestId(`${parts}-asked`)).toContainText(/0x[0-9a-fA-F]{40}/);
    expect(await silentCalls(page), 'every call says what it does').toEqual([]);
    await walk(page, 'Tab', kind);
    await walk(page, 'Shift+Tab', kind);
    expect(await findings(page, kind)).toEqual([]);
    expect(await smallTargets(page, 23.5, IN_DIALOG), 'targets of a pointer').toEqual([]);
    expect(await faultsOnPhone(page), 'on a phone').toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    if (backTo === 'dialog') await expect.poll(() => holdsFocus(page), { message: 'the form has the focus' }).toBe(true);
    else await expect(opener, 'the focus returns').toBeFocused();

    const again = await open(page, confirmation, opener);
    const asked = async () => (await wallet.methods()).filter((method) => SENDING.includes(method)).length;
    const before = await asked();
    const block = await chain.mainnet.getBlockNumber();
    await hand.press(again.getByTestId(`${parts}-confirm`));
    await expect(again).toHaveCount(0);
    await expect.poll(asked).toBe(before + 1);
    await expect.poll(() => chain.mainnet.getBlockNumber()).toBeGreaterThan(block);
    const mined = await chain.mainnet.getBlockWithTransactions('latest');
    const receipts = await Promise.all(mined.transactions.map(({ hash }) => chain.mainnet.getTransactionReceipt(hash)));
    expect(receipts.map(({ status }) => status)).toEqual(receipts.map(() => 1));
    // The wallet's answer may reach the page after the block that it made; until then the dialog waits for it, and may then be gone.
    await expect(page.getByTestId(`${testId}-waiting`)).toHaveCount(0);
    const end = page.getByRole('dialog');
    if ((await end.count()) > 0) {
      await expect.poll(() => holdsFocus(page), { message: 'the end has the focus' }).toBe(true);
      await page.keyboard.press('Escape');
      await expect(end).toHaveCount(0);
    }
    // Where the opener is gone or cannot be pressed now, the focus is at the content's beginning, never lost.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { message: 'not lost' }).not.toBe('BODY');
  });
}

const router = new utils.Interface([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable',
]);

// ORDER-1, SWAP-17
test('limits are changed by keyboard: the confirmation is left, slippage and deadline are written, and the next one and its call hold them', async ({
  page,
  chain,
}) => {
  const confirmation = CONFIRMATIONS.find(({ kind }) => kind === 'swap of version 3');
  if (!confirmation) throw new Error('No swap is among the confirmations');
  const hand = createKeyboardHand(page);
  const opener = await approach(page, confirmation);
  const shown = async (dialog: Locator) => ({
    least: shownNumber(await dialog.getByTestId('swap-receive-at-least').innerText()),
    until: Date.parse(await dialog.locator('dt', { hasText: 'Valid until' }).locator('xpath=following-sibling::dd').innerText()) / 1000,
  });
  const first = await open(page, confirmation, opener);
  const before = await shown(first);
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);

  await hand.press(page.getByTestId('swap-settings'));
  const settings = page.getByTestId('shared-settings');
  await hand.write(settings.getByRole('textbox').first(), '5');
  await hand.write(settings.getByTestId('shared-deadline'), '120');
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);

  const again = await open(page, confirmation, opener);
  const after = await shown(again);
  // From a half percent to five.
  expect(after.least / before.least).toBeCloseTo(0.95 / 0.995, 2);
  // From thirty minutes to two hours, shown to the minute.
  expect(after.until - before.until).toBeGreaterThanOrEqual(89 * 60);
  const block = await chain.mainnet.getBlockNumber();
  await hand.press(again.getByTestId('swap-confirm'));
  await expect.poll(() => chain.mainnet.getBlockNumber()).toBeGreaterThan(block);
  const [sent] = (await chain.mainnet.getBlockWithTransactions('latest')).transactions;
  const [params] = router.decodeFunctionData('exactInputSingle', sent?.data ?? '');
  const deadline = BigNumber.from(params.deadline).toNumber();
  expect(BigNumber.from(params.amountOutMinimum).toNumber() / 1e6).toBeCloseTo(after.least, 5);
  expect(deadline - after.until).toBeLessThan(60);
  expect(deadline - after.until).toBeGreaterThanOrEqual(0);
});
