import type { Page } from '@playwright/test';
import type { EarlierVisit } from './rememberWallet';
import { rememberWallet } from './rememberWallet';
import { expect } from './test';
import type { Wallet } from './wallet';

interface Visit extends EarlierVisit {
  readonly path?: string;
}

const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lng=en-US`;

const isConnected = (page: Page) => expect(page.getByTestId('shell-connect')).toHaveAttribute('data-kind', /account|pending/);

/** Opens a page in English with the development wallet connected by an earlier visit, everything approved. */
export async function connectWallet(page: Page, { path = '/swap', ...visit }: Visit = {}): Promise<void> {
  await rememberWallet(page, visit);
  await page.goto(inEnglish(path));
  await isConnected(page);
}

/** Connects the development wallet on the page as it stands, as a person would; everything is approved from then on. */
export async function pressConnect(page: Page, wallet: Wallet, account = 0): Promise<void> {
  await wallet.autoApprove();
  await wallet.setAccount(account);
  await page.getByRole('button', { name: 'Connect to a wallet' }).first().click();
  await page.getByRole('button', { name: 'Development Wallet' }).click();
  await isConnected(page);
  await expect(page.getByTestId('shell-wallet')).toBeHidden();
}

/** Opens a page in English and connects there as a person would: where that is a part of what is proven. */
export async function connectByHand(
  page: Page,
  wallet: Wallet,
  { account = 0, path = '/swap' }: Pick<Visit, 'account' | 'path'> = {},
): Promise<void> {
  await page.goto(inEnglish(path));
  await pressConnect(page, wallet, account);
}
