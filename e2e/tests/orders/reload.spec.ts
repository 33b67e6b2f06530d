// Approved, not yet carried out, loaded anew: the order stands where it stood, for its own account alone (ORDER-9, ORDER-11).
import { connectWallet } from '../../harness/connectWallet';
import type { Wallet } from '../../harness/wallet';
import { amountField, approve, closeSent, contracts, expect, holding, pairs, stakingPools, test, tokens } from '../poolV2/poolV2Test';

const { USDC, DAI } = tokens[1];

/** What the wallet was asked to send since the page was loaded, by its contract and the first word of its call. */
async function sent(wallet: Wallet): Promise<string[]> {
  const requests = (await wallet.requested('eth_sendTransaction')).flat();
  return requests.map(
    (request) => `${String(Reflect.get(Object(request), 'to'))} ${String(Reflect.get(Object(request), 'data')).slice(0, 10)}`,
  );
}

test('adding liquidity: amounts and step are there, figures are read anew, another account begins at the start', async ({
  page,
  wallet,
  chain,
}) => {
  await connectWallet(page, { path: `/add/v2/ETH/${USDC.address}` });
  await amountField(page, 'pool-v2-amount-a').fill('1');
  await approve(page, 'USDC');
  await page.reload();
  await expect(amountField(page, 'pool-v2-amount-a')).toHaveValue('1');
  await expect(amountField(page, 'pool-v2-amount-b')).toHaveValue('2000');
  await expect(page.getByTestId('pool-v2-supply')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Approve USDC' })).toHaveCount(0);
  const kept = await page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('dex.form.')));
  expect(kept.map(([, text]) => text)).toEqual(['{"independentField":"CURRENCY_A","typedValue":"1","otherTypedValue":""}']);
  const shares = await holding(chain, pairs.wethUsdc);
  await page.getByTestId('pool-v2-supply').click();
  await page.getByTestId('pool-v2-add-confirm').click();
  await closeSent(page, 'pool-v2-add');
  await expect.poll(() => holding(chain, pairs.wethUsdc)).toBeGreaterThan(shares);
  // What was sent is not there to be sent again; what one account typed is not shown to another.
  await page.reload();
  await expect(amountField(page, 'pool-v2-amount-a')).toHaveValue('');
  await amountField(page, 'pool-v2-amount-a').fill('2');
  await wallet.setAccountSilently(1);
  await page.reload();
  await expect(page.getByTestId('shell-connect')).toHaveAttribute('data-kind', 'account');
  await expect(page.getByTestId('pool-v2-supply')).toHaveText('Enter an amount');
  await expect(amountField(page, 'pool-v2-amount-a')).toHaveValue('');
});

test('a deposit: its dialog is open with the amount, one press from the end', async ({ page, chain }) => {
  await connectWallet(page, { path: `/uni/ETH/${DAI.address}` });
  const staked = await holding(chain, stakingPools.wethDai);
  await page.getByTestId('pool-mining-deposit').click();
  await amountField(page, 'pool-mining-amount').fill('0.5');
  const confirm = page.getByTestId('pool-mining-confirm-deposit');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(confirm).toBeEnabled();
  await page.reload();
  await expect(page.getByTestId('pool-mining-deposit-form')).toBeVisible();
  await expect(amountField(page, 'pool-mining-amount')).toHaveValue('0.5');
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await page.getByTestId('pool-mining-deposit-confirm').click();
  await closeSent(page, 'pool-mining-deposit');
  await expect.poll(() => holding(chain, stakingPools.wethDai)).toBe(staked + 5n * 10n ** 17n);
});

test('a position: range and amounts are there, and what was allowed is not asked for again', async ({ page, wallet, chain }) => {
  await connectWallet(page, { path: `/add/ETH/${USDC.address}/3000` });
  await page.getByTestId('pool-v3-min-price').fill('1500');
  await page.getByTestId('pool-v3-max-price').fill('2500');
  await page.getByTestId('pool-v3-max-price').blur();
  await amountField(page, 'pool-v3-deposit-a').fill('1');
  await approve(page, 'USDC');
  const button = page.getByTestId('pool-v3-add-button');
  await expect(button).toHaveAttribute('data-kind', 'preview');
  const prices = async () => [
    await page.getByTestId('pool-v3-min-price').inputValue(),
    await page.getByTestId('pool-v3-max-price').inputValue(),
  ];
  const chosen = await prices();
  await page.reload();
  await expect(amountField(page, 'pool-v3-deposit-a')).toHaveValue('1');
  await expect.poll(prices).toEqual(chosen);
  await expect(button).toHaveAttribute('data-kind', 'preview');
  await expect(page.getByRole('button', { name: 'Approve USDC' })).toHaveCount(0);
  const positions = await holding(chain, contracts.v3.positionManager);
  await button.click();
  await page.getByTestId('pool-v3-confirm').click();
  await closeSent(page, 'pool-v3-add');
  await expect.poll(() => holding(chain, contracts.v3.positionManager)).toBe(positions + 1n);
  const asked = await sent(wallet);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(new RegExp(`^${contracts.v3.positionManager} `, 'i'));
});

test('a migration: its range is there, and what was allowed is not asked for again', async ({ page, wallet, chain }) => {
  await connectWallet(page, { path: `/migrate/v2/${pairs.wethUsdc}` });
  await page.getByTestId('pool-migrate-turn').click();
  const range = async (min: string, max: string) => {
    await page.getByTestId('pool-migrate-min').fill(min);
    await page.getByTestId('pool-migrate-max').fill(max);
    await page.getByTestId('pool-migrate-max').blur();
  };
  await range('1500', '2100');
  await page.getByRole('button', { name: 'Approve DYOR-V2' }).click();
  await expect(page.getByText('LP token migration is allowed.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('LP token migration is allowed.')).toBeVisible();
  await expect(page.getByTestId('pool-migrate-min')).toHaveValue(/^1,?[45]\d\d/);
  const positions = await holding(chain, contracts.v3.positionManager);
  await page.getByTestId('pool-migrate-confirm').click();
  await page.getByTestId('pool-migrate-order-confirm').click();
  await closeSent(page, 'pool-migrate');
  await expect.poll(() => holding(chain, contracts.v3.positionManager)).toBe(positions + 1n);
  expect(await sent(wallet)).toHaveLength(1);
});
