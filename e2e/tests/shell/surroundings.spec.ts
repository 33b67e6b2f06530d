import type { Page } from '@playwright/test';
import { BigNumber, Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { serveSettings } from '../../harness/serveSettings';
import { expect, test } from '../../harness/test';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const banner = (page: Page) => page.getByTestId('shell-rollup-banner');
const backgroundOf = (page: Page) => page.getByTestId('shell-background').evaluate((sky) => getComputedStyle(sky).backgroundImage);

test('a rollup has its own light and a notice, which stays closed for an account that has coins there', async ({ page, wallet }) => {
  await connectWallet(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.getByTestId('shell-background').evaluate(({ style }) => [style.width, style.height, style.left, style.top])).toEqual([
    '200vw',
    '200vh',
    '-50vw',
    '-100vh',
  ]);
  await wallet.setChain(42161);
  await expect(banner(page)).toContainText('early (alpha) version of Tarn on Arbitrum');
  await expect(banner(page).getByRole('link', { name: 'Read more' })).toHaveAttribute('href', /5538618/);
  await expect(banner(page).getByRole('link', { name: 'Deposit to Arbitrum' })).toHaveAttribute('href', /^https:\/\/bridge\.arbitrum\.io/);
  const size = await banner(page).boundingBox();
  expect(size?.width).toBeLessThanOrEqual(480);
  expect(size?.height).toBeGreaterThanOrEqual(174);
  expect(await backgroundOf(page)).toContain('rgb(205, 232, 251) 0%, rgb(252, 243, 249) 50%, rgb(255, 255, 255) 100%');
  await page.getByTestId('shell-menu-button').click();
  await page.getByTestId('shell-theme-toggle').click();
  await expect.poll(() => backgroundOf(page)).toContain('rgb(10, 41, 75) 0%');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('swap-from')).toContainText(/Balance: \d/);
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dex.user') ?? '')).toContain('"arbitrumAlphaAcknowledged":true');
});

test('who has no coins on a rollup closes its notice for this visit only', async ({ page, wallet, chain }) => {
  await chain.node(42161).send('anvil_setBalance', [rich, '0x0']);
  await connectWallet(page);
  await wallet.setChain(42161);
  await expect(page.getByTestId('swap-from')).toContainText(/Balance: 0$/);
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByTestId('shell-nav-pool').click();
  await expect(page.getByRole('main')).toContainText('Pools Overview');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dex.user') ?? '')).not.toContain('"arbitrumAlphaAcknowledged":true');
});

// NET-10
test('the announced downtime of Optimism is said there and nowhere else', async ({ page, guard }) => {
  guard.allow(/Failed to|net::ERR_|CORS/);
  await serveSettings(page, { notices: { optimismDowntime: {} } });
  await page.goto('/swap?lng=en-US');
  await page.getByTestId('shell-network').click();
  await expect(page.getByTestId('shell-downtime')).toHaveCount(0);
  await page.getByTestId('shell-network-10').click();
  await expect(page.getByTestId('shell-downtime')).toContainText('Optimism Planned Downtime');
  await expect(page.getByTestId('shell-downtime')).toContainText('no fees are generated and liquidity cannot be removed');
});

test('the amount of the governance token opens its figures, as the chain has them', async ({ page, chain }) => {
  await connectWallet(page);
  const token = new Contract(
    T.UNI.address,
    ['function balanceOf(address) view returns (uint256)', 'function totalSupply() view returns (uint256)'],
    chain.mainnet,
  );
  const held = BigNumber.from(await token['balanceOf']?.(rich)).toBigInt();
  const whole = (amount: bigint) => (amount / 10n ** 18n).toLocaleString('en-US');
  await page.getByTestId('shell-governance-amount').click();
  const dialog = page.getByTestId('shell-governance-balance');
  await expect(dialog).toContainText(`Balance${whole(held)}.`);
  await expect(dialog).toContainText(`Total supply${whole(BigNumber.from(await token['totalSupply']?.()).toBigInt())}`);
  await expect(dialog.getByTestId('shell-governance-total')).toHaveText(/^[\d,]+\.\d{2}$/);
  await expect(dialog).toContainText(/UNI price\$\d/);
  await expect(dialog).toContainText(/UNI in circulation\d/);
  await expect(dialog.getByRole('link', { name: /analytics/ })).toBeVisible();
});

test('a transaction counts while it is pending, is told of when it is mined, and is listed until cleared', async ({ page, chain }) => {
  await connectWallet(page, { path: `/swap?inputCurrency=ETH&outputCurrency=${T.WETH.address}` });
  const status = page.getByTestId('shell-connect');
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await expect(page.getByTestId('swap-button')).toHaveAttribute('data-kind', 'wrap');
    await page.getByTestId('swap-button').click();
    await expect(status).toHaveText('1 Pending');
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  await chain.mine();
  const popup = page.getByTestId('shell-popup');
  await expect(popup).toContainText('Done');
  await expect(popup).toContainText('Wrap 1 ETH');
  await expect(popup.getByRole('link', { name: 'View on Explorer' })).toHaveAttribute('href', /^https:\/\/etherscan\.io\/tx\/0x/);
  await expect(status).toHaveAttribute('data-kind', 'account');
  await status.click();
  const recent = page.getByTestId('shell-recent');
  await expect(recent).toContainText('Wrap 1 ETH');
  await recent.getByRole('button', { name: '(clear all)' }).click();
  await expect(page.getByTestId('shell-wallet')).toContainText('Your transactions will appear here...');
});
