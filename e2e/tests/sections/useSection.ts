import type { Page } from '@playwright/test';
import { Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { expect } from '../../harness/test';

const { tokens, accounts } = seedFacts;

/** Uses a new section, called `rates`, on a page with a connected wallet: by its link in the header, its one read, its one order. */
export async function useSection(page: Page, chain: Chain): Promise<void> {
  const link = page.getByTestId('shell-nav-rates');
  await expect(link).toHaveText('Rates');
  await link.click();
  await expect(page).toHaveTitle('Rates – Tarn');
  await expect(page.getByTestId('rates-supply')).toHaveText(/^[\d,.]+ WETH exist$/);
  await expect(link).toHaveAttribute('aria-current', 'page');

  const weth = new Contract(tokens[1].WETH.address, ['function balanceOf(address) view returns (uint256)'], chain.mainnet);
  const owned = BigInt(String(await weth.balanceOf(accounts.rich)));
  await page.getByTestId('rates-wrap').click();
  await page.getByTestId('rates-review-confirm').click();
  await expect.poll(async () => BigInt(String(await weth.balanceOf(accounts.rich)))).toBe(owned + 10n ** 16n);
}
