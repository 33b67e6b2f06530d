import type { Page } from '@playwright/test';
import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const TRANSFER = utils.id('Transfer(address,address,uint256)');

/** Switches multi-hop trades off or on, as a person does it. */
async function setDirectOnly(page: Page, on: boolean): Promise<void> {
  await page.getByTestId('swap-settings').click();
  const settings = page.getByTestId('shared-settings');
  await settings.getByRole('switch', { name: /multi/i }).setChecked(on);
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(settings).toBeHidden();
}

test('two tokens are found by typing and taken with Enter; without multi-hop there is no way between them, with it one over a hub', async ({
  page,
  swap,
  chain,
}) => {
  await swap.open({ from: 'ETH' });
  await setDirectOnly(page, true);
  const choice = page.getByTestId('shared-token-select-search');
  const open = (side: 'from' | 'to') => page.getByTestId(`swap-${side}-token`).click();
  const enter = async (text: string) => {
    await page.getByTestId('shared-token-search').fill(text);
    await page.keyboard.press('Enter');
  };
  await open('from');
  await enter('wbtc');
  await expect(choice).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`inputCurrency=${T.WBTC.address}`));
  await open('to');
  await enter('us');
  await expect(choice.locator('[data-row]').nth(1)).toBeVisible();
  await expect(choice).toBeVisible();
  await enter('unisw');
  await expect(choice).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`inputCurrency=${T.WBTC.address}.*outputCurrency=${T.UNI.address}`));
  await expect(page.getByTestId('swap-from')).toContainText('WBTC');

  await swap.type('from', '0.01');
  await swap.hasKind('noRouteSingleHop');
  await expect(swap.button).toHaveText('Insufficient liquidity for this trade. Try enabling multi-hop trades.');
  await expect(swap.button).toBeDisabled();
  await expect(swap.field('to')).toHaveValue('');
  await setDirectOnly(page, false);
  await expect(swap.field('to')).toHaveValue(/^7\d\.\d/);
  await expect(page).toHaveURL(/exactAmount=0\.01/);
  await swap.approve('WBTC');
  await swap.review();
  await expect(page.getByRole('dialog').getByTestId('swap-details')).toContainText(/WBTC.*WETH.*UNI/);
  const before = await balance(chain, T.UNI.address, rich);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, T.UNI.address, rich)) - before).toBeGreaterThan(78n * 10n ** 18n);
  const { logs } = await chain.mainnet.getTransactionReceipt(hash);
  const moved = logs.filter(({ topics }) => topics[0] === TRANSFER).map(({ address }) => address);
  expect(moved).toContain(T.WETH.address);
});
