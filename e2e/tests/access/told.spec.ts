import { pressConnect } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

test('a connection, another network and how many tokens a search found are announced', async ({ page, wallet }) => {
  await page.goto('/swap?lng=en-US');
  await expect(page.getByTestId('shell-network-said')).toHaveText('');
  await pressConnect(page, wallet);
  await expect(page.getByTestId('shell-connection-said')).toHaveText('Connected to Development Wallet');
  await expect(page.getByTestId('shell-connection-said')).toHaveAttribute('role', 'status');
  await wallet.setChain(10);
  await expect(page.getByTestId('shell-network-said')).toHaveText(/Optimism/);
  await expect(page.getByTestId('shell-network-said')).toHaveAttribute('role', 'status');
  await page.getByTestId('swap-to').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('shared-token-search').fill('USD');
  await expect(dialog.getByRole('status').filter({ hasText: /^\d+ tokens? found$/ })).toBeAttached();
  await dialog.getByTestId('shared-token-search').fill('no such token');
  await expect(dialog.getByRole('status').filter({ hasText: /0 tokens found|No/ })).toBeAttached();
});
