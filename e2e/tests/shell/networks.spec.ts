import type { Page } from '@playwright/test';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const dialog = (page: Page) => page.getByTestId('shell-wallet');
const status = (page: Page) => page.getByTestId('shell-connect');
const network = (page: Page) => page.getByTestId('shell-network');
const NOT_SERVED = 137;

async function chooseNetwork(page: Page, chainId: number): Promise<void> {
  await network(page).click();
  await page.getByTestId(`shell-network-${chainId}`).click();
}

test('a wallet on a network that is not served is told so, and switches with one press', async ({ page, wallet }) => {
  await page.goto('/swap?lng=en-US');
  await wallet.autoApprove();
  await wallet.setChain(NOT_SERVED);
  await page.getByRole('button', { name: 'Connect to a wallet' }).first().click();
  await dialog(page).getByRole('button', { name: 'Development Wallet' }).click();
  await expect(dialog(page)).toContainText('Wrong Network');
  await expect(dialog(page)).toContainText('Please connect to the appropriate Ethereum network.');
  await expect(status(page)).toHaveText('Wrong Network');
  await dialog(page).getByRole('button', { name: 'Switch to Mainnet' }).click();
  await expect(status(page)).toHaveAttribute('data-kind', 'account');
  await expect(dialog(page)).toBeHidden();
});

test('a wallet that leaves the served networks takes its account off the page, also under an open dialog', async ({ page, wallet }) => {
  await connectWallet(page);
  await expect(page.getByTestId('swap-from')).toContainText(/Balance: [\d,.]+/);
  await status(page).click();
  await expect(page.getByTestId('shell-account')).toBeVisible();
  await wallet.setChain(NOT_SERVED);
  await expect(dialog(page)).toContainText('Wrong Network');
  await expect(page.getByTestId('shell-account')).toHaveCount(0);
  await expect(page.getByTestId('swap-from')).not.toContainText(/Balance: \d/);
  await page.keyboard.press('Escape');
  await wallet.setChain(42161);
  await expect(status(page)).toHaveAttribute('data-kind', 'account');
  await expect(network(page)).toContainText('Arbitrum');
});

test('a network that the wallet does not know is added first; a refusal is quiet', async ({ page, wallet }) => {
  await connectWallet(page);
  await wallet.setKnowsChain(196, false);
  await wallet.autoApprove(false);
  await wallet.rejectNext();
  await chooseNetwork(page, 196);
  await expect(page.getByTestId('shell-arbitrumOptions')).toBeHidden();
  await expect(network(page)).toContainText('Mainnet');

  await wallet.autoApprove();
  await chooseNetwork(page, 196);
  await expect(network(page)).toContainText('X Layer');
  const asked = await wallet.requested('wallet_addEthereumChain');
  expect(asked.at(-1)).toMatchObject([
    { chainId: '0xc4', chainName: 'X Layer', nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 } },
  ]);
  await expect(status(page)).toHaveAttribute('data-kind', 'account');
});

test('a wallet that fails to switch says so in the menu, and the network stays', async ({ page, wallet }) => {
  await connectWallet(page);
  await wallet.autoApprove(false);
  await wallet.failNext(-32603, 'out of order');
  await chooseNetwork(page, 42161);
  await expect(page.getByTestId('shell-arbitrumOptions')).toContainText('The wallet did not switch');
  await expect(network(page)).toContainText('Mainnet');
  // Once the wallet is there by another way that is no longer true.
  await wallet.setChain(42161);
  await expect(network(page)).not.toContainText('Mainnet');
  await expect(page.getByTestId('shared-switch-refused')).toHaveCount(0);
});

test('five account changes in a row end at the last one, on the form, in the header and in the open dialog', async ({
  page,
  wallet,
  chain,
}) => {
  await connectWallet(page);
  await status(page).click();
  const poor = chain.accounts[9] ?? '';
  await page.evaluate(() => {
    for (const index of [1, 2, 0, 4, 9]) globalThis.__devWallet.setAccount(index);
  });
  await expect(page.getByTestId('shell-account')).toHaveAttribute('title', poor);
  const held = (await chain.mainnet.getBalance(poor)).toBigInt();
  // Four digits, rounded down: a shown balance is never more than there is (FIGURE-5).
  const digits = String(held);
  const kept = BigInt(digits.slice(0, 4).padEnd(digits.length, '0'));
  const shown = String(Number(kept / 10n ** 12n) / 1e6);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('swap-from')).toContainText(`Balance: ${shown}`);
  await wallet.setAccount(1);
  await wallet.setAccount(9);
  await expect(page.getByTestId('swap-from')).toContainText(`Balance: ${shown}`);
});
