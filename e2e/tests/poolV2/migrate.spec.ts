import type { Page } from '@playwright/test';
import { BigNumber, utils } from 'ethers';
import { connectWallet } from '../../harness/connectWallet';
import type { Chain } from '../../harness/chain';
import { closeSent, contracts, expect, holding, pairs, readAmount, readChain, rich, test, tokens } from './poolV2Test';

const { positionManager, factory } = contracts.v3;
const { USDC, WETH, DAI } = tokens[1];

async function setRange(page: Page, min: string, max: string): Promise<void> {
  await page.getByTestId('pool-migrate-min').fill(min);
  await page.getByTestId('pool-migrate-max').fill(max);
}

async function newestPosition(
  chain: Chain,
): Promise<{ readonly fee: number; readonly tickLower: number; readonly tickUpper: number; readonly liquidity: bigint }> {
  const count = await holding(chain, positionManager);
  const id = await readAmount(chain, positionManager, 'tokenOfOwnerByIndex', [rich, count - 1n]);
  const words = await readChain(chain, positionManager, 'positions', [id]);
  if (!Array.isArray(words)) throw new Error('The manager knows no such position');
  return {
    fee: Number(words[4]),
    tickLower: Number(words[5]),
    tickUpper: Number(words[6]),
    liquidity: BigNumber.from(words[7]).toBigInt(),
  };
}

/** Pays coins into a pair for its token, so that its price moves. */
async function buyTokens(chain: Chain, token: string, ether: string): Promise<void> {
  const router = new utils.Interface(['function swapExactETHForTokens(uint256, address[], address, uint256) payable']);
  const data = router.encodeFunctionData('swapExactETHForTokens', [0, [WETH.address, token], rich, 2 ** 40]);
  const value = utils.hexValue(utils.parseEther(ether));
  const hash: unknown = await chain.mainnet.send('eth_sendTransaction', [
    { from: rich, to: contracts.v2[1].router, data, value, gas: '0x493e0' },
  ]);
  await chain.mainnet.waitForTransaction(String(hash));
}

async function sign(page: Page): Promise<void> {
  await page.getByTestId('pool-migrate-permit').click();
  await expect(page.getByTestId('pool-migrate-signed')).toBeVisible();
}

async function migrate(page: Page): Promise<void> {
  const button = page.getByTestId('pool-migrate-confirm');
  await expect(button).toHaveText('Migrate');
  await button.click();
  await page.getByTestId('pool-migrate-order-confirm').click();
  await closeSent(page, 'pool-migrate');
  await expect(button).toHaveText('Success!', { timeout: 30_000 });
}

test('shares move into a position in range by signature; the rest comes back', async ({ page, chain }) => {
  await connectWallet(page, { path: '/migrate/v2' });
  await page.getByTestId(`pool-migrate-row-${pairs.wethUsdc}`).getByRole('link', { name: 'Migrate' }).click();
  const positions = await holding(chain, positionManager);
  const usdc = await holding(chain, USDC.address);
  await page.getByTestId('pool-migrate-turn').click();
  await setRange(page, '1500', '2100');
  await sign(page);
  await expect(page.getByTestId('pool-migrate-refund1')).not.toHaveText('–');
  const button = page.getByTestId('pool-migrate-confirm');
  await expect(button).toHaveText('Migrate');
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await button.click();
    await page.getByTestId('pool-migrate-order-confirm').click();
    await closeSent(page, 'pool-migrate');
    await expect(button).toHaveText('Migrating');
    await expect(button).toBeDisabled();
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
    await chain.mine();
  }
  await expect(button).toHaveText('Success!', { timeout: 30_000 });
  await expect(page.getByTestId('pool-migrate-refunded')).toBeVisible();
  expect(await holding(chain, pairs.wethUsdc)).toBe(0n);
  expect(await holding(chain, positionManager)).toBe(positions + 1n);
  const position = await newestPosition(chain);
  expect(position.fee).toBe(3000);
  expect(position.liquidity).toBeGreaterThan(0n);
  expect(await holding(chain, USDC.address)).toBeGreaterThanOrEqual(usdc);
});

test('out of range is said and works, after an approval', async ({ page, chain }) => {
  await connectWallet(page, { path: `/migrate/v2/${pairs.wethUsdc}` });
  await page.getByTestId('pool-migrate-turn').click();
  await setRange(page, '3000', '2000');
  await expect(page.getByText('Invalid range selected. The min price must be lower than the max price.')).toBeVisible();
  await setRange(page, '3000', '4000');
  await expect(
    page.getByText('Your position will not earn fees or be used in trades until the market price moves into your range.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Approve DYOR-V2' }).click();
  await expect(page.getByText('LP token migration is allowed.')).toBeVisible();
  await migrate(page);
  expect(await holding(chain, pairs.wethUsdc)).toBe(0n);
  const { tickLower, tickUpper, liquidity } = await newestPosition(chain);
  expect(tickLower).toBeLessThan(tickUpper);
  expect(liquidity).toBeGreaterThan(0n);
});

test('a pool that is missing is made at the price of the pair', async ({ page, chain }) => {
  await connectWallet(page, { path: `/migrate/v2/${pairs.wethDai}` });
  await page.getByRole('radio', { name: '1%', exact: true }).click();
  await expect(page.getByTestId('pool-migrate-new-pool')).toBeVisible();
  await page.getByTestId('pool-migrate-full').click();
  await sign(page);
  await migrate(page);
  const pool = String(await readChain(chain, factory, 'getPool', [DAI.address, WETH.address, 10_000]));
  expect(pool).not.toMatch(/^0x0+$/);
  expect(await holding(chain, WETH.address, pool)).toBeGreaterThan(0n);
  expect((await newestPosition(chain)).fee).toBe(10_000);
});

// V3-26
test('a pool that is missing is not made far from the market unawares, and may be made at what others say', async ({ page, chain }) => {
  await buyTokens(chain, DAI.address, '1000');
  await connectWallet(page, { path: `/migrate/v2/${pairs.wethDai}` });
  await page.getByRole('radio', { name: '1%', exact: true }).click();
  await page.getByTestId('pool-migrate-turn').click();
  const gap = page.getByTestId('pool-migrate-start-gap');
  await expect(gap).toContainText(/This starting price is [78][.\d]*% below the 2,000 DAI that ETH trades at/);
  await page.getByTestId('pool-migrate-full').click();
  await expect(gap).toContainText(/about [0-9.,]+ DAI/);
  await sign(page);
  const button = page.getByTestId('pool-migrate-confirm');
  await expect(button).toHaveText('Migrate');
  await button.click();
  const asked = page.getByTestId('shared-confirm-by-typing');
  await expect(asked).toContainText('of your deposit');
  await expect(asked.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await page.getByTestId('pool-v3-start-use-route').click();
  await expect(page.getByTestId('pool-migrate-start')).toContainText('2,000');
  // The pair itself, whose price is still another one, speaks against it: the word is asked for this price as well.
  await expect(gap).toContainText(/[78][.\d]*% above the 1,8[\d.]+ DAI that ETH trades at \(the V2 pool\)/);
  await button.click();
  await asked.getByRole('textbox').fill('confirm');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTestId('pool-migrate-order-start-gap')).toContainText('the V2 pool');
  await page.getByTestId('pool-migrate-order-confirm').click();
  await closeSent(page, 'pool-migrate');
  await expect(button).toHaveText('Success!', { timeout: 30_000 });
  const pool = String(await readChain(chain, factory, 'getPool', [DAI.address, WETH.address, 10_000]));
  const slot0 = await readChain(chain, pool, 'slot0', []);
  const tick = Array.isArray(slot0) ? Number(slot0[1]) : NaN;
  // DAI sorts before the coin: the pool's price is coins for a DAI.
  expect(1 / 1.0001 ** tick).toBeCloseTo(2000, -1);
});

// MIGRATE-4
test('a pair of the second factory is listed on chain 1 and moves too', async ({ page, chain }) => {
  await connectWallet(page, { path: '/migrate/v2' });
  const row = page.getByTestId(`pool-migrate-row-${pairs.sushi}`);
  await expect(row).toContainText('Sushi');
  await expect(row).toContainText(/\d SLP/);
  await row.getByRole('link', { name: 'Migrate' }).click();
  await page.getByTestId('pool-migrate-full').click();
  await sign(page);
  await migrate(page);
  expect(await holding(chain, pairs.sushi)).toBe(0n);
});

test('what is no pair leads back, without account one must connect, elsewhere there is a way out', async ({ page, wallet, guard }) => {
  guard.allow(/Invalid pair address/);
  await page.goto('/migrate/v2/abc?lng=en-US');
  await expect(page).toHaveURL(/\/migrate\/v2$/);
  await page.goto(`/migrate/v2/${pairs.wethUsdc}`);
  await expect(page.getByText('You must connect an account.')).toBeVisible();
  await connectWallet(page, { path: '/migrate/v2' });
  await wallet.setChain(196);
  await expect(page.getByTestId('shared-not-available')).toContainText('Not available on X Layer');
});

test('a wallet that fails says why, and the button is free again', async ({ page, wallet, guard }) => {
  guard.allow(/The wallet did not send an order/);
  await connectWallet(page, { path: `/migrate/v2/${pairs.wethUsdc}` });
  await page.getByTestId('pool-migrate-full').click();
  await sign(page);
  await wallet.failNext(-32003, 'the ledger is locked');
  await page.getByTestId('pool-migrate-confirm').click();
  await page.getByTestId('pool-migrate-order-confirm').click();
  await expect(page.getByTestId('pool-migrate-error')).toContainText('the ledger is locked');
  await page.getByTestId('pool-migrate-error').getByRole('button').first().click();
  await expect(page.getByTestId('pool-migrate-confirm')).toHaveText('Migrate');
});

test('prices that differ by two percent or more are warned of, with both prices and the difference', async ({ page, chain }) => {
  await connectWallet(page, { path: `/migrate/v2/${pairs.wethUsdc}` });
  await expect(page.getByTestId('pool-migrate-v3-price')).toContainText('WETH per USDC');
  await expect(page.getByTestId('pool-migrate-difference')).toHaveCount(0);
  // 1.9 % of the price, then more than 2 %.
  await buyTokens(chain, USDC.address, '237');
  await expect(page.getByTestId('pool-migrate-v2-price')).toContainText('0.00050');
  await expect(page.getByTestId('pool-migrate-v2-price')).not.toHaveText('0.0005 WETH per USDC');
  await expect(page.getByTestId('pool-migrate-difference')).toHaveCount(0);
  await buyTokens(chain, USDC.address, '40');
  await expect(page.getByTestId('pool-migrate-difference')).toContainText('Deposit liquidity only at a price that you trust.', {
    timeout: 20_000,
  });
  await expect(page.getByTestId('pool-migrate-difference')).toContainText('Price difference');
});
