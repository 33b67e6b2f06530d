import type { Page } from '@playwright/test';
import { expect } from './test';
import type { Wallet } from './wallet';

interface Visit {
  /** Index of the wallet's account; 0, the rich one, by default. */
  readonly account?: number;
  readonly path?: string;
}

/** Opens a page in English with the development wallet connected as a person would, everything approved from then on. */
export async function connectWallet(page: Page, wallet: Wallet, { account = 0, path = '/swap' }: Visit = {}): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=en-US`);
  await wallet.autoApprove();
  await wallet.setAccount(account);
  await page.getByRole('button', { name: 'Connect to a wallet' }).first().click();
  await page.getByRole('button', { name: 'Development Wallet' }).click();
  await expect(page.getByTestId('shell-connect')).toHaveAttribute('data-kind', /account|pending/);
  await expect(page.getByTestId('shell-wallet')).toBeHidden();
}
