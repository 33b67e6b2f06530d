import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';

const { DAI, WETH } = seedFacts.tokens[1];
/** What the shell brings after its first script, but for the code that reads the chains. */
const LATE = /\/a\/shell\/[^/]+\/(?!main|chain)[^/]+\.js$/;

test('a menu and a dialog whose code does not come say so in sight, and open once it is back', async ({ page, guard }) => {
  guard.allow(/a\/shell\/|chunk|could not be started|did not load/);
  await page.route(LATE, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/swap?lng=en-US');
  await page.getByTestId('shell-network').click();
  const sheet = page.getByTestId('shell-arbitrumOptions');
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeInViewport();
  await page.getByTestId('shell-network').press('Escape');
  await expect(sheet).toHaveCount(0);
  const ofCard = page.getByTestId('shell-outlet-swap').getByRole('button', { name: 'Try again' });
  await page.getByTestId('swap-menu').click();
  await expect(ofCard).toBeInViewport();
  await page.getByTestId('shell-connect').click();
  const again = page.getByRole('button', { name: 'Try again' }).last();
  await expect(again).toBeInViewport();
  await page.unroute(LATE);
  await again.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // What a section takes of the shell is asked for anew as well.
  await ofCard.click();
  await expect(page.getByRole('menuitem', { name: 'Send without a swap' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('swap-menu')).toBeFocused();
  await page.getByTestId('shell-network').click();
  await expect(page.getByTestId('shell-network-196')).toBeVisible();
});

test("the menus of the card's head come with the first press on one, and open unless the person has gone on by then", async ({ page }) => {
  const typed = page.getByTestId('swap-from').locator('input');
  const opener = page.getByTestId('swap-version');
  /** Opens the swap, holds back all that it asks for from its first price on, presses, and hands back what lets it come. */
  const pressEarly = async () => {
    await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${DAI.address}&exactAmount=1&exactField=input&lng=en-US`);
    await expect(page.getByTestId('swap-details-open')).toBeVisible();
    await page.waitForLoadState('networkidle');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/a/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    return async () => {
      release();
      await expect(opener).not.toHaveAttribute('aria-busy', 'true');
      await page.unroute('**/a/**/*.js');
    };
  };

  const comeTooLate = await pressEarly();
  await typed.fill('2');
  await comeTooLate();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(typed).toBeFocused();

  const come = await pressEarly();
  await come();
  await expect(page.getByTestId('swap-use-auto')).toBeFocused();
});

test('what is pressed before the code for transactions is there is asked of the wallet once it is', async ({ page, wallet }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/a/swap/**/engine.js', async (route) => {
    await held;
    await route.continue();
  });
  await rememberWallet(page);
  // A page whose script is held back has not loaded whole.
  await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${WETH.address}&exactAmount=1&exactField=input&lng=en-US`, {
    waitUntil: 'commit',
  });
  await expect(page.getByTestId('swap-button')).toHaveText('Wrap');
  await page.getByTestId('swap-button').click();
  expect(await wallet.requested('eth_sendTransaction')).toHaveLength(0);
  release();
  await expect.poll(async () => (await wallet.requested('eth_sendTransaction')).length).toBe(1);
});
