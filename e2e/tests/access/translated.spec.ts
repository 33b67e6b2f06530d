import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';

const { DAI } = seedFacts.tokens[1];

/** Does what a browser's translator does: every text, now and as the page changes, is replaced by nested elements that hold it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      if (!text.parentElement || text.data.trim() === '' || text.parentElement.closest('font, script, style, textarea')) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node);
      if (root instanceof Text) found.push(root);
      found.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(wrapAll))).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });

// The console guard fails the test on any exception, NotFoundError among them.
test('a page whose texts a translator has replaced loses nothing: typing, approving, dialogs, another network', async ({ page, chain }) => {
  await rememberWallet(page);
  await page.goto(`/swap?inputCurrency=${DAI.address}&outputCurrency=ETH&lng=en-US`);
  const amount = page.getByTestId('swap-from').getByRole('textbox');
  await amount.fill('1');
  await expect(page.getByTestId('swap-price')).toBeVisible();
  await translate(page);
  await amount.fill('1.5');
  await page.getByTestId('swap-approval').getByRole('button').last().click();
  await expect(page.getByTestId('swap-button')).toHaveAttribute('data-kind', /swap/);
  const price = await page.getByTestId('swap-price').innerText();
  await page.getByTestId('swap-price').click();
  await expect(page.getByTestId('swap-price')).not.toHaveText(price);
  await page.getByTestId('swap-settings').click();
  // Its code comes with the first press; an Escape before that would find nothing to close.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chain.mine();
  await page.getByTestId('shell-network').click();
  await page.getByTestId('shell-network-42161').click();
  await expect(page.getByTestId('shell-network')).toContainText('Arbitrum');
  await expect(page.getByTestId('shell-remote-error')).toHaveCount(0);
  await expect(amount).toHaveValue('1.5');
});
