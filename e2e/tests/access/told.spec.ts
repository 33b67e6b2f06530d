import { pressConnect } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

test('a connection, how many tokens a search found, and another network are announced', async ({ page, wallet }) => {
  await page.goto('/swap?lng=en-US');
  await expect(page.getByTestId('shell-network-said')).toHaveText('');
  const typed = page.getByTestId('swap-from').getByRole('textbox');
  await typed.fill('1.5');
  await pressConnect(page, wallet);
  // What the person was about to do stands as it was.
  await expect(typed).toHaveValue('1.5');
  await expect(page.getByTestId('swap-from-token')).toContainText('ETH');
  const connected = page.getByTestId('shell-connection-said');
  await expect(connected).toHaveText('Connected to Development Wallet');
  await expect(connected).toHaveAttribute('role', 'status');
  await page.getByTestId('swap-to').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('shared-token-search').fill('USD');
  await expect(dialog.getByText(/^\d+ tokens? found$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await wallet.setChain(196);
  const network = page.getByTestId('shell-network-said');
  await expect(network).toHaveText(/^Network changed to /);
  await expect(network).toHaveAttribute('role', 'status');
});
