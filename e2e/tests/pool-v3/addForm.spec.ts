import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { shownNumber } from '../../harness/shownNumber';
import { ownedIds } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { positionManager, tickLens } = seedFacts.contracts.v3;
const { USDC, WETH, DAI, UNI } = seedFacts.tokens[1];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };

/** A pool with a price and nothing in it. */
async function initialisePool(chain: Chain, one: string, other: string, fee: number): Promise<void> {
  const abi = new utils.Interface(['function createAndInitializePoolIfNecessary(address, address, uint24, uint160)']);
  const [token0, token1] = [one, other].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const data = abi.encodeFunctionData('createAndInitializePoolIfNecessary', [token0, token1, fee, String(2n ** 96n)]);
  await chain.mainnet.waitForTransaction(await chain.mainnet.send('eth_sendTransaction', [{ from: rich, to: positionManager, data }]));
}

test('the form follows the address, the choice of tokens and the width of the page', async ({ page, pools }) => {
  await pools.open('/add');
  await expect(page.getByTestId('pool-v3-chart-uninitialised')).toHaveText('Your position will appear here.');
  const choose = async (side: 'a' | 'b', address: string) => {
    await page.getByTestId(`pool-v3-token-${side}`).click();
    await page.getByRole('dialog').getByRole('textbox').fill(address);
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
  };
  await choose('a', WETH.address);
  await expect(page).toHaveURL(new RegExp(`/add/${WETH.address}$`));
  await choose('b', USDC.address);
  await expect(page).toHaveURL(new RegExp(`/add/${WETH.address}/${USDC.address}`));
  await choose('b', WETH.address);
  await expect(page).toHaveURL(new RegExp(`/add/${WETH.address}$`));
  await choose('b', USDC.address);
  await expect(page).toHaveURL(new RegExp(`/add/${WETH.address}/${USDC.address}`));
  await page.getByTestId('pool-v3-token-b').click();
  await page.getByRole('dialog').getByRole('textbox').fill('eth');
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/\/add\/ETH$/);

  await page.goto(`/add/ETH/${USDC.address}/3000`);
  const [pair, range] = [page.getByTestId('pool-v3-token-a'), page.getByTestId('pool-v3-range-part')];
  const left = async (of: typeof pair) => (await of.boundingBox())?.x ?? NaN;
  const wide = (await page.getByTestId('pool-v3-add-form').boundingBox())?.width ?? NaN;
  expect((await left(range)) - (await left(pair))).toBeGreaterThan(wide / 3);
  await expect(page.getByTestId('pool-v3-clear')).toBeVisible();
  await expect(page.locator('nav[hidden] a')).toHaveCount(2);
  await expect(page.locator('nav[hidden]')).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(page.getByTestId('pool-v3-clear')).toBeHidden();
  await expect(pools.addButton).toHaveCount(1);
  expect((await range.boundingBox())?.y ?? 0).toBeGreaterThan((await pair.boundingBox())?.y ?? NaN);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESK);
  await page.getByTestId('pool-v3-settings').click();
  await expect(page.getByRole('dialog', { name: /settings/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('pool-v3-back').click();
  await expect(page).toHaveURL(/\/pool$/);

  await page.goto(`/increase/${USDC.address}/ETH/3000/11`);
  const narrow = page.getByTestId('pool-v3-increase-form');
  await expect(pools.deposit('a')).toBeVisible();
  expect((await narrow.boundingBox())?.width ?? NaN).toBeLessThan(wide);
  for (const absent of ['pool-v3-token-a', 'pool-v3-fee', 'pool-v3-clear']) await expect(page.getByTestId(absent)).toBeHidden();
  await page.getByTestId('pool-v3-back').click();
  await expect(page).toHaveURL(/\/pool\/11$/);
});

test('without the shares of the tiers every tier can be chosen, and what changes by itself is pointed at', async ({ page, pools }) => {
  await page.route('**/subgraph/**', (route) => route.abort());
  await pools.open(`/add/${DAI.address}/${USDC.address}`);
  const picker = page.getByTestId('pool-v3-fee');
  await expect(page.getByTestId('pool-v3-fee-toggle')).toHaveText('Hide');
  for (const [tier, hint] of [
    [100, 'Best for stable pairs.'],
    [500, 'Best for stable pairs.'],
    [3000, 'Best for most pairs.'],
    [10_000, 'Best for exotic pairs.'],
  ] as const) {
    await expect(page.getByTestId(`pool-v3-fee-${tier}`)).toContainText(hint);
  }
  await expect(page.getByTestId('pool-v3-fee-3000')).toContainText('Not created');
  await expect(page.getByTestId('pool-v3-fee-100')).not.toContainText('Not created');
  await page.getByTestId('pool-v3-fee-100').click();
  await expect(page).toHaveURL(/\/100$/);
  await page.getByTestId('pool-v3-fee-toggle').click();
  await expect(page.getByTestId('pool-v3-fee-100')).toBeHidden();
  await expect(page.getByTestId('pool-v3-fee-chosen')).toHaveText('0.01% fee tier');
  await page.getByTestId('pool-v3-fee-toggle').click();
  await page.getByTestId('pool-v3-fee-500').click();
  await expect(page).toHaveURL(/\/500$/);
  await expect(picker).toHaveAttribute('data-pulse', 'false');
  await page.goBack();
  await expect(picker).toHaveAttribute('data-pulse', 'true');
  await expect(picker).toHaveAttribute('data-pulse', 'false');
  await pools.range('0.99', '1.01');
  const field = page.locator('[data-pulse]').filter({ has: pools.minPrice });
  await expect(field).toHaveAttribute('data-pulse', 'true');
  await expect(field).toHaveAttribute('data-pulse', 'false');
});

test('shares of tiers that lag behind are not shown, and reported', async ({ page, pools, guard }) => {
  guard.allow(/Graph stale/);
  const report = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().startsWith('Graph stale'));
  await page.route('**/subgraph/1', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${route.request().url()}?lag=60` }) }),
  );
  await pools.open(`/add/ETH/${USDC.address}`);
  expect((await report).text()).toMatch(/^Graph stale \(latest block: \d+\)$/);
  await expect(page.getByTestId('pool-v3-fee-toggle')).toHaveText('Hide');
  await expect(page.getByTestId('pool-v3-fee-10000')).toBeVisible();
  await expect(page.getByTestId('pool-v3-fee')).not.toContainText('% select');
  await expect(page).toHaveURL(new RegExp(`/add/ETH/${USDC.address}\\?`));
});

// V3-22
test('the chart has its measures, zooms by two, and says why it is not there', async ({ page, pools, chain }) => {
  await initialisePool(chain, UNI.address, DAI.address, 3000);
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await pools.range('1500', '2500');
  const picture = page.getByTestId('pool-v3-chart-picture');
  await expect(picture).toHaveAttribute('viewBox', '0 0 400 200');
  const box = await picture.boundingBox();
  expect([box?.width, box?.height]).toEqual([400, 200]);
  const handle = page.getByTestId('pool-v3-handle-left');
  await expect(handle.locator('rect').first()).toHaveAttribute('width', '30');
  const axis = page.getByTestId('pool-v3-axis').locator('text');
  const prices = async () => (await axis.allTextContents()).map(shownNumber);
  const span = async () => Math.max(...(await prices())) - Math.min(...(await prices()));
  expect(Math.abs((await axis.count()) - 6)).toBeLessThanOrEqual(2);
  const [at1, reach] = [await span(), await prices()];
  await page.getByTestId('pool-v3-zoom-in').click();
  await expect.poll(prices).not.toEqual(reach);
  expect(at1 / (await span())).toBeGreaterThan(1.5);
  await page.getByTestId('pool-v3-zoom-out').click();
  await expect.poll(prices).toEqual(reach);

  const label = handle.locator('g[aria-hidden]');
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(label).toHaveCSS('opacity', '1');
  await expect(label).toHaveCSS('opacity', '0');

  await page.getByTestId('pool-v3-full-range').click();
  await expect(page.getByTestId('pool-v3-full-range-warning').getByRole('link')).toHaveAttribute('href', /articles\/5434296/);

  await page.goto(`/add/${UNI.address}/${DAI.address}/3000`);
  await expect(page.getByTestId('pool-v3-chart-empty')).toHaveText('There is no liquidity data.');
  await chain.mainnet.send('anvil_setCode', [tickLens, '0x60006000fd']);
  await page.goto(`/add/ETH/${USDC.address}/500`);
  await expect(page.getByTestId('pool-v3-chart-failed')).toHaveText('Liquidity data not available.');
});

test('a failing wallet is told of in the dialog; in expert mode the addition goes to the wallet at once', async ({
  page,
  pools,
  wallet,
  chain,
  guard,
}) => {
  guard.allow(/The wallet did not send an order/);
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await pools.range('2500', '3000');
  await pools.deposit('a').fill('0.1');
  await pools.ready('preview');
  await pools.addButton.click();
  await wallet.rejectNext();
  await pools.confirm();
  await expect(page.getByTestId('pool-v3-confirm')).toBeVisible();
  await wallet.failNext(-32003, 'out of paper');
  const log = page.waitForEvent('console', (message) => message.text().includes('out of paper'));
  await pools.confirm();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('out of paper');
  await log;
  await page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('dex.user') ?? '{}');
    localStorage.setItem('dex.user', JSON.stringify(Object.assign({}, kept, { userExpertMode: true })));
  });
  await page.goto(`/add/ETH/${USDC.address}/3000`);
  await pools.range('2500', '3000');
  await pools.deposit('a').fill('0.1');
  await pools.ready('add');
  await expect(pools.addButton).toHaveText('Add');
  const before = await ownedIds(chain, rich);
  await pools.addButton.click();
  await pools.submitted(chain);
  await expect(page.getByTestId('pool-v3-confirm')).toBeHidden();
  expect((await ownedIds(chain, rich)).length).toBe(before.length + 1);
  await pools.close();
  await expect(page).toHaveURL(/\/pool$/);
});
