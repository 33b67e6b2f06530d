import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { WETH } = seedFacts.tokens[1];

/** The controls of the form whose middle something else lies over, by their names. */
const coveredControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main input')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && hit !== null && !document.querySelector('main')?.contains(hit);
      })
      .map((control) => control.dataset['testid'] ?? control.getAttribute('aria-label') ?? control.innerText),
  );

for (const { name, width, height } of [
  { name: 'a desk', width: 1280, height: 720 },
  { name: 'a tablet', width: 1024, height: 768 },
  { name: 'a phone', width: 375, height: 740 },
]) {
  test(`a notice lies over nothing that is needed, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await connectWallet(page, { path: `/swap?inputCurrency=ETH&outputCurrency=${WETH.address}` });
    await page.getByTestId('swap-from').getByRole('textbox').fill('1');
    await expect(page.getByTestId('swap-button')).toHaveAttribute('data-kind', 'wrap');
    await page.getByTestId('swap-button').click();
    const notice = page.getByTestId('shell-popup');
    await expect(notice).toContainText('Wrap 1 ETH');
    expect(await coveredControls(page)).toEqual([]);

    const theme = page.locator(':root');
    const before = await theme.getAttribute('data-theme');
    await page.getByTestId('shell-menu-button').click();
    // A press waits until nothing lies over what is pressed.
    await page.getByTestId('shell-theme-toggle').click();
    await expect(theme).not.toHaveAttribute('data-theme', before ?? 'none');
    await page.keyboard.press('Escape');

    await page.getByTestId('swap-to').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await notice.getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice).toHaveCount(0);
  });
}
