import type { Page } from '@playwright/test';
import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { renameTo } from './renameTo';
import { balance, choosePools } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich, poor, third } = seedFacts.accounts;
const { v3 } = seedFacts.contracts;
const ETHER = 10n ** 18n;

const recipient = (page: Page) => page.getByTestId('swap-recipient');
const details = (page: Page) => page.getByTestId('swap-details-open');
const exactText = (raw: bigint, decimals: number) => utils.formatUnits(raw, decimals).replace(/\.0$/, '');

// SWAP-16
test('a link fills the whole form in; each of its parts can be used, and the swap goes to whom the review showed', async ({
  page,
  swap,
  chain,
  wallet,
}) => {
  const link = new URLSearchParams({
    lng: 'en-US',
    use: 'v2',
    inputCurrency: 'ETH',
    outputCurrency: T.USDC.address,
    exactAmount: '12.5',
    exactField: 'output',
    recipient: 'friend.eth',
  });
  await page.goto(`/swap?${link.toString()}`);
  await swap.connect();
  await swap.hasKind('swap');
  await expect(swap.field('to')).toHaveValue('12.5');
  await expect(page.getByTestId('swap-from')).toContainText('From (at most)');
  await expect(page.getByText('Routed through V2')).toBeVisible();
  await expect(recipient(page)).toHaveValue('friend.eth');

  await page.getByTestId('swap-switch-sides').click();
  await expect(swap.field('from')).toHaveValue('12.5');
  await expect(page.getByTestId('swap-from')).toContainText('USDC');
  await expect(page.getByTestId('swap-to')).toContainText('To (at least)');
  await page.getByRole('button', { name: 'Max USDC' }).click();
  await expect(swap.field('from')).toHaveValue(exactText(await balance(chain, T.USDC.address, rich), 6));
  await page.getByTestId('swap-switch-sides').click();
  await swap.type('from', '1');
  await page.getByRole('button', { name: 'Max ETH' }).click();
  await expect(swap.field('from')).toHaveValue(exactText((await balance(chain, 'ETH', rich)) - ETHER / 100n, 18));

  await swap.type('from', '1');
  await choosePools(page, 'auto');
  await expect(page.getByTestId('swap-pools')).toContainText('Best price');
  await expect(page).not.toHaveURL(/use=/);
  const price = page.getByTestId('swap-price');
  await expect(price).toHaveText(/^1 ETH = 1,\d{3}(\.\d)? USDC$/);
  await price.click();
  await expect(price).toHaveText(/^1 USDC = 0\.0005\d* ETH$/);
  await expect(page.getByTestId('swap-details')).toContainText('Liquidity provider fee');
  await expect(details(page)).toContainText(/\$\d/);
  await details(page).press('Enter');
  await expect(page.getByTestId('swap-details')).toBeHidden();

  await swap.review();
  await expect(page.getByTestId('swap-sent-to')).toHaveText(poor);
  await renameTo(chain, 'friend.eth', third);
  const before = await balance(chain, T.USDC.address, third);
  await expect(page.getByTestId('shell-block')).toHaveText(String(await chain.mainnet.getBlockNumber()));
  await expect(page.getByTestId('swap-sent-to')).toHaveText(poor);
  // ORDER-10: the name is asked for once more at the press.
  await swap.confirm();
  await expect(page.getByTestId('order-problem')).toContainText('friend.eth now stands for another address');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  await swap.close();
  await swap.review();
  await expect(page.getByTestId('swap-sent-to')).toHaveText(third);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect(await balance(chain, T.USDC.address, third)).toBeGreaterThan(before);
  expect((await chain.mainnet.getTransaction(hash)).to).toBe(v3.swapRouter02);
});
