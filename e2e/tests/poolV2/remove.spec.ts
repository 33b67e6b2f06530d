import { connectWallet } from '../../harness/connectWallet';
import { amountField, closeSent, contracts, expect, holding, pairs, rich, test, tokens } from './poolV2Test';

const { USDC, WETH, DAI } = tokens[1];

test('half of the shares is removed with a signature, as native coin', async ({ page, chain }) => {
  await connectWallet(page, { path: `/remove/v2/ETH/${USDC.address}` });
  const [shares, usdc, eth] = [
    await holding(chain, pairs.wethUsdc),
    await holding(chain, USDC.address),
    await chain.mainnet.getBalance(rich),
  ];
  await page.getByTestId('pool-v2-percent-50').click();
  await expect(page.getByTestId('pool-v2-percent')).toHaveText('50%');
  await page.getByTestId('pool-v2-remove-permit').click();
  await expect(page.getByTestId('pool-v2-remove-signed')).toBeVisible();
  await page.getByTestId('pool-v2-remove').click();
  await expect(page.getByRole('dialog')).toContainText('You will receive');
  await page.getByTestId('pool-v2-remove-confirm').click();
  await closeSent(page, 'pool-v2-remove');
  await expect.poll(() => holding(chain, pairs.wethUsdc)).toBe(shares - shares / 2n);
  expect(await holding(chain, USDC.address)).toBeGreaterThan(usdc);
  expect((await chain.mainnet.getBalance(rich)).gt(eth)).toBe(true);
});

test('all shares are removed after an approval, as wrapped coin', async ({ page, chain }) => {
  await connectWallet(page, { path: `/remove/v2/ETH/${DAI.address}` });
  await page.getByTestId('pool-v2-receive').click();
  await expect(page).toHaveURL(new RegExp(`/remove/v2/${WETH.address}/${DAI.address}$`));
  await expect(page.getByTestId('pool-v2-receive')).toHaveText('Receive ETH');
  const weth = await holding(chain, WETH.address);
  await page.getByTestId('pool-v2-percent-100').click();
  await page.getByRole('button', { name: 'Approve DYOR-V2' }).click();
  await expect(page.getByTestId('pool-v2-approved')).toHaveText('Approved');
  await expect(page.getByTestId('pool-v2-remove')).toBeEnabled();
  await page.getByTestId('pool-v2-remove').click();
  await page.getByTestId('pool-v2-remove-confirm').click();
  await closeSent(page, 'pool-v2-remove');
  await expect.poll(() => holding(chain, pairs.wethDai)).toBe(0n);
  expect(await holding(chain, WETH.address)).toBeGreaterThan(weth);
});

test('the detailed form takes shares or an output, and takes nothing for more than there is', async ({ page }) => {
  await connectWallet(page, { path: `/remove/v2/ETH/${USDC.address}` });
  await page.getByRole('radio', { name: 'Detailed' }).click();
  await amountField(page, 'pool-v2-remove-b').fill('1000');
  await expect(amountField(page, 'pool-v2-remove-a')).toHaveValue('0.5');
  await amountField(page, 'pool-v2-remove-a').fill('1000');
  await expect(amountField(page, 'pool-v2-remove-b')).toHaveValue('');
  await expect(page.getByTestId('pool-v2-remove')).toHaveText('More than you have');
  await page.getByRole('radio', { name: 'Simple' }).click();
  await expect(page.getByTestId('pool-v2-percent')).toHaveText('0%');
});

test('a wallet that cannot sign says so, and an approval is offered', async ({ page, wallet, guard }) => {
  guard.allow(/The wallet did not give an allowance: permit/);
  await connectWallet(page, { path: `/remove/v2/ETH/${USDC.address}` });
  await wallet.setSignsTypedData(false);
  await page.getByTestId('pool-v2-percent-25').click();
  await page.getByTestId('pool-v2-remove-permit').click();
  await expect(page.getByTestId('pool-v2-remove-approval').getByRole('alert')).toBeVisible();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  await page.getByRole('button', { name: 'Approve DYOR-V2' }).click();
  await expect(page.getByTestId('pool-v2-remove')).toBeEnabled();
});

test('a removal that no variant can carry out says so, without asking the wallet', async ({ page, wallet, chain }) => {
  await connectWallet(page, { path: `/remove/v2/ETH/${USDC.address}` });
  await page.getByTestId('pool-v2-percent-100').click();
  await page.getByTestId('pool-v2-remove-permit').click();
  await expect(page.getByTestId('pool-v2-remove-signed')).toBeVisible();
  // The pair's shares cannot move any more: its code is gone.
  await chain.mainnet.send('anvil_setCode', [pairs.wethUsdc, '0xfe']);
  await page.getByTestId('pool-v2-remove').click();
  await expect(page.getByTestId('order-problem')).toBeVisible();
  await expect(page.getByTestId('pool-v2-remove-confirm')).toBeDisabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});

test.describe('without pictures', () => {
  test.use({ pictures: 'lost' });

  test('a removal that fails in the wallet says why and is logged; neither pictures nor prices are needed for it', async ({
    page,
    wallet,
    chain,
    guard,
  }) => {
    guard.allow(/The wallet did not send an order/);
    // No picture comes, and what the coin is priced by is broken: its pair of version 2 and the quoter of version 3.
    await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()));
    for (const address of [pairs.wethUsdc, contracts.v3.quoter]) await chain.mainnet.send('anvil_setCode', [address, '0xfe']);
    await connectWallet(page, { path: `/remove/v2/ETH/${DAI.address}` });
    await page.getByTestId('pool-v2-percent-100').click();
    await page.getByTestId('pool-v2-remove-permit').click();
    await page.getByTestId('pool-v2-remove').click();
    await wallet.failNext(-32003, 'the ledger is locked');
    const log = page.waitForEvent('console', (message) => message.text().startsWith('The wallet did not send an order'));
    await page.getByTestId('pool-v2-remove-confirm').click();
    await expect(page.getByTestId('pool-v2-remove-error')).toContainText('the ledger is locked');
    expect((await log).text()).toContain('the ledger is locked');
    await page.getByTestId('pool-v2-remove-error').getByRole('button').first().click();
    const dai = await holding(chain, DAI.address);
    await page.getByTestId('pool-v2-remove').click();
    await page.getByTestId('pool-v2-remove-confirm').click();
    await closeSent(page, 'pool-v2-remove');
    await expect.poll(() => holding(chain, pairs.wethDai)).toBe(0n);
    expect(await holding(chain, DAI.address)).toBeGreaterThan(dai);
  });
});
