import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from './positionTest';

const { USDC } = seedFacts.tokens[1];

// V3-25
test('each range by purpose says which part of the pool’s swaps it would have held, and so does the typed one', async ({ page, pools }) => {
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await pools.range('1', '1000000');
  await page.getByTestId('pool-v3-shares-read').click();
  await expect(page.getByTestId('pool-v3-shares')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-share-typed')).toHaveText('100%');
  await expect(page.getByTestId('pool-v3-share-wide')).toHaveText(/^\d+%$/);
  await pools.range('1', '2');
  await expect(page.getByTestId('pool-v3-share-typed')).toHaveText('0%');
});
