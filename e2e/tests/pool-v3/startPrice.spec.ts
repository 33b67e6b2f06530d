import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { ownedIds, poolTick } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { DAI, WETH, CDAI, FEI } = seedFacts.tokens[1];

// V3-26
test('a start price is proposed by the other markets, and one that is far from them costs a typed word', async ({ page, pools, chain }) => {
  await pools.open(`/add/ETH/${DAI.address}/500`);
  const start = page.getByTestId('pool-v3-start-price');
  const proposed = page.locator('[data-testid^="pool-v3-start-use-"]').first();
  await expect(proposed).toContainText(/Use 2,000 DAI \((the 0\.3% pool|the V2 pool)\)/);
  await expect(page.getByTestId('pool-v3-start-use-route')).toContainText('by way of USDC');
  await proposed.click();
  expect(Number(await start.inputValue())).toBeCloseTo(2000, 1);

  const gap = page.getByTestId('pool-v3-start-gap');
  await start.fill('2010');
  await expect(page.getByTestId('pool-v3-start-shown')).toContainText('2,010');
  await expect(gap).toBeHidden();
  await start.fill('2030');
  await expect(gap).toContainText(/1\.5% above the 2,000 DAI that ETH trades at/);
  await expect(gap).toContainText('Whoever trades first takes the difference from your deposit.');
  await pools.range('1500', '2500');
  await pools.deposit('a').fill('1');
  await expect(gap).toContainText(/about [0-9.]+ DAI/);
  await start.fill('2110');
  await expect(gap).toContainText(/5\.5% above the 2,000 DAI that ETH trades at/);

  await pools.approve('b');
  await pools.ready('preview');
  await pools.addButton.click();
  const asked = page.getByTestId('shared-confirm-by-typing');
  await expect(asked.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(await poolTick(chain, WETH.address, DAI.address, 500)).toBeNull();
  await pools.agree(/5\.5% above/);
  await expect(page.getByTestId('pool-v3-order-start-gap')).toContainText(/5\.5% above the 2,000 DAI that ETH trades at/);
  // The call says the same price, and its other way round.
  await expect(page.getByTestId('order-call').last()).toContainText(/ETH per DAI \((2,110|2,109\.9+) DAI per ETH\)/);
  const before = await ownedIds(chain, rich);
  await pools.confirm();
  await pools.submitted(chain);
  expect(await ownedIds(chain, rich)).toHaveLength(before.length + 1);
  const tick = (await poolTick(chain, WETH.address, DAI.address, 500)) ?? NaN;
  // DAI sorts before the coin: the pool's price is coins for a DAI.
  expect(1 / 1.0001 ** tick).toBeCloseTo(2110, 0);

  // Who adds to it afterwards is told the same.
  await page.goto(`/add/ETH/${DAI.address}/500`);
  await expect(page.getByTestId('pool-v3-pool-gap')).toContainText(
    /The price of this pool is 5\.5% above the 2,000 DAI that ETH trades at/,
  );
  // What was put in is dust beside the market: the word is asked for again.
  await pools.range('1500', '2500');
  await pools.deposit('a').fill('1');
  await pools.ready('preview');
  await pools.addButton.click();
  await pools.agree(/5\.5% above/);
  await expect(page.getByTestId('pool-v3-confirm')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/add/ETH/${DAI.address}/3000`);
  await expect(page.getByTestId('pool-v3-range-part')).toBeVisible();
  await expect(page.getByTestId('pool-v3-pool-gap')).toBeHidden();
});

test('where no market tells the price, that is said', async ({ page, pools }) => {
  await pools.open(`/add/${CDAI.address}/${FEI.address}/3000`);
  await expect(page.getByTestId('pool-v3-start-unknown')).toBeVisible();
  await page.getByTestId('pool-v3-start-price').fill('5');
  await expect(page.getByTestId('pool-v3-start-gap')).toBeHidden();
});
