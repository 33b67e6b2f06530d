import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;

test('ETH is wrapped and unwrapped one to one', async ({ swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.WETH.address });
  await swap.hasKind('enterWrapAmount');
  await expect(swap.button).toHaveText('Enter ETH amount');
  await swap.type('from', '999999999');
  await expect(swap.button).toHaveText('Insufficient ETH balance');
  const before = await balance(chain, T.WETH.address, rich);
  await swap.type('from', '2.5');
  await expect(swap.field('to')).toHaveValue('2.5');
  await swap.hasKind('wrap');
  await swap.button.click();
  await expect.poll(() => balance(chain, T.WETH.address, rich)).toBe(before + 25n * 10n ** 17n);
});

test('WETH is unwrapped; more than there is cannot be', async ({ page, swap, chain }) => {
  await swap.open({ from: T.WETH.address, to: 'ETH' });
  await expect(swap.button).toHaveText('Enter WETH amount');
  await swap.type('from', '999999999');
  await expect(swap.button).toHaveText('Insufficient WETH balance');
  const before = await balance(chain, T.WETH.address, rich);
  await swap.type('from', '1');
  await swap.hasKind('unwrap');
  await swap.button.click();
  await expect.poll(() => balance(chain, T.WETH.address, rich)).toBe(before - 10n ** 18n);
  await expect(page.getByTestId('swap-wrap-failed')).toBeHidden();
});

test('a failed wrap says why under the form and frees the button', async ({ page, swap, wallet, guard }) => {
  guard.allow(/The wallet did not send an order/);
  await swap.open({ from: 'ETH', to: T.WETH.address });
  await swap.type('from', '1');
  await swap.hasKind('wrap');
  await wallet.failNext(-32000, 'the signer is out of order');
  await swap.button.click();
  await expect(page.getByTestId('swap-wrap-failed')).toContainText('the signer is out of order');
  await swap.hasKind('wrap');
  // One press, one request: whoever comes back finds the reason, and the wallet is not asked again.
  const asked = async () => (await wallet.methods()).filter((method) => method === 'eth_sendTransaction').length;
  const before = await asked();
  await page.getByRole('link', { name: 'Pool', exact: true }).first().click();
  await expect(swap.button).toBeHidden();
  await page.goBack();
  await expect(page.getByTestId('swap-wrap-failed')).toContainText('the signer is out of order');
  await swap.hasKind('wrap');
  expect(await asked()).toBe(before);
});

test('a wallet that does not answer can be given up, and the next press is warned of it', async ({ page, swap, wallet }) => {
  await swap.open({ from: 'ETH', to: T.WETH.address });
  await swap.type('from', '1');
  await swap.hasKind('wrap');
  await wallet.nextHabit('eth_sendTransaction', { kind: 'hang' });
  await swap.button.click();
  await page.getByTestId('swap-wrap-waiting').getByRole('button', { name: 'Stop waiting' }).click();
  await swap.hasKind('wrap');
  await swap.button.click();
  await expect(page.getByTestId('swap-wrap-earlier')).toBeVisible();
});
