import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { startOptimism, type Optimism } from './optimism';
import { heldPosition, ownedIds, poolTick } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
let optimism: Optimism;

test.beforeAll(async () => {
  optimism = await startOptimism();
});
test.afterAll(() => optimism.stop());

// V3-19
test('on Optimism a pool is created in a step of its own, and liquidity is added in another', async ({ page, pools, wallet }) => {
  const { chain, usdc, weth } = optimism;
  await optimism.serve(page);
  await pools.open(`/add/ETH/${usdc}/3000`);
  await wallet.setChain(10);
  await expect(page.getByRole('heading', { name: 'Create a pair' })).toBeVisible();
  await page.getByTestId('pool-v3-start-price').fill('2000');
  await expect(pools.addButton).toHaveText('Create');
  await pools.addButton.click();
  await expect(page.getByRole('dialog').getByTestId('pool-v3-order-start')).toContainText('2,000 USDC.e per ETH');
  await pools.confirm();
  await expect(page.getByTestId('shared-transaction-hash')).toBeVisible();
  await expect.poll(() => poolTick(chain, weth, usdc, 3000)).not.toBeNull();
  expect(await ownedIds(chain, rich)).toEqual([]);
  await pools.close();

  await expect(page.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
  await pools.range('1500', '2500');
  await pools.deposit('a').fill('1');
  await pools.approve('b');
  await pools.ready('preview');
  await pools.addButton.click();
  await pools.confirm();
  await pools.submitted(chain);
  expect((await heldPosition(chain, '1')).liquidity).toBeGreaterThan(0n);
  expect(await ownedIds(chain, rich)).toEqual(['1']);
  await pools.close();
  await expect(pools.deposit('a')).toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`/add/ETH/${usdc}/3000`));

  await page.goto('/pool');
  await expect(pools.row(1)).toBeVisible();
  await expect(page.getByTestId('pool-v3-new')).toBeVisible();
  await expect(page.getByTestId('pool-v3-more')).toBeHidden();
});
