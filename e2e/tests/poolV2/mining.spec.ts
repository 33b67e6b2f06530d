import { connectWallet } from '../../harness/connectWallet';
import { amountField, closeSent, contracts, expect, holding, pairs, readAmount, rich, stakingPools, test, tokens } from './poolV2Test';

const { UNI, USDC, DAI } = tokens[1];
const usdcPool = `/uni/ETH/${USDC.address}`;

test('the list shows four pools with figures and the countdown; other networks have none', async ({ page, wallet }) => {
  await page.goto(`${usdcPool}?lng=en-US`);
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByTestId('shell-wallet')).toBeVisible();
  await connectWallet(page, { path: '/uni' });
  await expect(page.locator('[data-testid^="pool-mining-card-"]')).toHaveCount(4);
  await expect(page.getByTestId('pool-mining-countdown')).toContainText('rewards end in');
  const card = page.getByTestId(`pool-mining-card-${pairs.wethUsdc}`);
  await expect(card.getByTestId('pool-mining-total')).toHaveText(/^\$49,7/);
  await expect(card.getByTestId('pool-mining-rate')).toHaveText('583,333.33 UNI / week');
  await card.getByTestId('pool-mining-open').click();
  await expect(page).toHaveURL(new RegExp(`/uni/${USDC.address}/ETH$`));
  await wallet.setChain(196);
  await page.goto('/uni');
  await expect(page.getByTestId('shared-not-available')).toContainText('Not available on X Layer');
});

test('shares are staked with a signature, rewards claimed, and everything withdrawn', async ({ page, chain }) => {
  const staking = stakingPools.wethUsdc;
  await connectWallet(page, { path: usdcPool });
  const [free, staked] = [await holding(chain, pairs.wethUsdc), await holding(chain, staking)];

  await page.getByTestId('pool-mining-deposit').click();
  await page.getByRole('dialog').getByRole('button', { name: /Max/ }).click();
  await page.getByTestId('pool-mining-deposit-permit').click();
  await expect(page.getByTestId('pool-mining-deposit-signed')).toBeVisible();
  await page.getByTestId('pool-mining-confirm-deposit').click();
  await page.getByTestId('pool-mining-deposit-confirm').click();
  await closeSent(page, 'pool-mining-deposit');
  await expect.poll(() => holding(chain, staking)).toBe(staked + free);
  expect(await holding(chain, pairs.wethUsdc)).toBe(0n);

  await chain.mainnet.send('evm_increaseTime', [3600]);
  await chain.mine();
  await expect(page.getByTestId('pool-mining-earned')).toHaveText(/^[1-9][0-9,]*\.[0-9]{4}$/);
  const uni = await holding(chain, UNI.address);
  await page.getByTestId('pool-mining-claim').click();
  await page.getByTestId('pool-mining-confirm-claim').click();
  await page.getByTestId('pool-mining-claim-confirm').click();
  await closeSent(page, 'pool-mining-claim');
  await expect.poll(() => holding(chain, UNI.address)).toBeGreaterThan(uni);

  await page.getByTestId('pool-mining-withdraw').click();
  await page.getByTestId('pool-mining-confirm-withdraw').click();
  await page.getByTestId('pool-mining-withdraw-confirm').click();
  await closeSent(page, 'pool-mining-withdraw');
  await expect.poll(() => holding(chain, staking)).toBe(0n);
  expect(await holding(chain, pairs.wethUsdc)).toBe(staked + free);
});

test('shares are staked after an approval, with its fixed gas', async ({ page, chain }) => {
  await connectWallet(page, { path: `/uni/ETH/${DAI.address}` });
  await page.getByTestId('pool-mining-deposit').click();
  const confirm = page.getByTestId('pool-mining-confirm-deposit');
  await expect(confirm).toHaveText('Enter an amount');
  await amountField(page, 'pool-mining-amount').fill('1000000');
  await expect(confirm).toHaveText('Insufficient DYOR-V2 balance');
  await amountField(page, 'pool-mining-amount').fill('1');
  await page.getByRole('button', { name: 'Approve DYOR-V2' }).click();
  await expect(confirm).toBeEnabled();
  const before = await holding(chain, stakingPools.wethDai);
  await confirm.click();
  await page.getByTestId('pool-mining-deposit-confirm').click();
  await closeSent(page, 'pool-mining-deposit');
  await expect.poll(() => holding(chain, stakingPools.wethDai)).toBe(before + 10n ** 18n);
  const block = await chain.mainnet.getBlockWithTransactions('latest');
  expect(block.transactions.at(-1)?.gasLimit.toNumber()).toBe(350_000);
  expect(await readAmount(chain, stakingPools.wethDai, 'earned', [rich])).toBeGreaterThanOrEqual(0n);
});

// MINING-7
test('a failing wallet returns to each form with its reason, and the same press goes through afterwards', async ({
  page,
  wallet,
  chain,
  guard,
}) => {
  guard.allow(/The wallet did not send an order/);
  await connectWallet(page, { path: `/uni/ETH/${DAI.address}` });
  const logged = () => page.waitForEvent('console', (message) => message.text().startsWith('The wallet did not send an order'));
  const fail = async (name: 'deposit' | 'withdraw' | 'claim') => {
    const [press, confirm] = [page.getByTestId(`pool-mining-confirm-${name}`), page.getByTestId(`pool-mining-${name}-confirm`)];
    await press.click();
    await wallet.rejectNext();
    await confirm.click();
    await expect(confirm).toBeEnabled();
    await expect(page.getByTestId(`pool-mining-${name}-error`)).toHaveCount(0);
    await wallet.failNext(-32003, 'the ledger is locked');
    const log = logged();
    await confirm.click();
    await expect(page.getByTestId(`pool-mining-${name}-error`)).toContainText('the ledger is locked');
    expect((await log).text()).toContain('the ledger is locked');
    await page.getByTestId(`pool-mining-${name}-error`).getByRole('button').first().click();
    await press.click();
    await confirm.click();
    await closeSent(page, `pool-mining-${name}`);
  };
  const staked = await holding(chain, stakingPools.wethDai);
  await page.getByTestId('pool-mining-deposit').click();
  await amountField(page, 'pool-mining-amount').fill('1');
  await page.getByRole('button', { name: 'Approve DYOR-V2' }).click();
  await expect(page.getByTestId('pool-mining-confirm-deposit')).toBeEnabled();
  await fail('deposit');
  await expect.poll(() => holding(chain, stakingPools.wethDai)).toBe(staked + 10n ** 18n);

  await chain.mainnet.send('evm_increaseTime', [3600]);
  await chain.mine();
  const uni = await holding(chain, UNI.address);
  await expect(page.getByTestId('pool-mining-claim')).toBeEnabled();
  await page.getByTestId('pool-mining-claim').click();
  await fail('claim');
  await expect.poll(() => holding(chain, UNI.address)).toBeGreaterThan(uni);

  await page.getByTestId('pool-mining-withdraw').click();
  await fail('withdraw');
  await expect.poll(() => holding(chain, stakingPools.wethDai)).toBe(0n);
});

test('without a price of the coin all deposits are valued in the coin', async ({ page, chain }) => {
  // Neither version can be asked for a price.
  for (const address of [contracts.v2[1].router, contracts.v3.quoter]) await chain.mainnet.send('anvil_setCode', [address, '0xfe']);
  await connectWallet(page, { path: '/uni' });
  const total = page.getByTestId(`pool-mining-card-${pairs.wethUsdc}`).getByTestId('pool-mining-total');
  await expect(total).toHaveText(/^[\d,.]+ ETH$/);
  const [supply, staked] = [
    await readAmount(chain, pairs.wethUsdc, 'totalSupply'),
    await holding(chain, pairs.wethUsdc, stakingPools.wethUsdc),
  ];
  const reserve = await holding(chain, tokens[1].WETH.address, pairs.wethUsdc);
  const shown = Number(((await total.textContent()) ?? '').replace(/[^\d.]/g, ''));
  expect(shown).toBeCloseTo(Number((2n * reserve * staked) / supply) / 1e18, 1);
});
