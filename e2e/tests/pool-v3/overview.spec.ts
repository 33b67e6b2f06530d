import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { readSiteFacts } from '../../harness/siteFacts';
import { expect, test } from './positionTest';

const own = seedFacts.positions[1].filter(({ owner }) => owner === seedFacts.accounts.rich);
const closed = own.filter(({ kind }) => kind.startsWith('closed'));

// V3-21
test('without an account the overview says what will be there', async ({ page, pools }) => {
  await page.goto('/pool?lng=en-US');
  await expect(page.getByRole('heading', { name: 'Pools Overview' })).toBeVisible();
  await expect(page.getByText('Your V3 liquidity positions will appear here.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect a wallet' }).click();
  await expect(page.getByTestId('shell-wallet')).toBeVisible();
  await expect(pools.rows).toHaveCount(0);
});

test('twelve placeholders stand for positions on the way; without any there is nothing closed to show', async ({ page, pools }) => {
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await pools.open('/swap', 4);
  await page.route(`${readSiteFacts().rpcUrls['1']}/**`, async (route) => {
    await slow;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Pool', exact: true }).first().click();
  await expect(page.getByTestId('pool-v3-placeholder')).toHaveCount(12);
  answer();
  await expect(page.getByText('Your V3 liquidity positions will appear here.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Show closed positions' })).toBeHidden();
  await expect(page.getByTestId('pool-v3-placeholder')).toHaveCount(0);
});

// V3-2
test('the open positions are listed, the closed ones on demand, and the choice is kept', async ({ page, pools }) => {
  await pools.open('/pool');
  for (const { id, kind } of own) await expect(pools.row(id)).toBeVisible({ visible: !kind.startsWith('closed') });
  await expect(page.getByTestId('pool-v3-hidden-fees')).toContainText('uncollected fees');
  await page.getByRole('checkbox', { name: 'Show closed positions' }).check();
  for (const { id } of closed) await expect(pools.row(id).getByText('Closed')).toBeVisible();
  await expect(page.getByTestId('pool-v3-hidden-fees')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Show closed positions' })).toBeChecked();
  await expect(pools.row(closed[0]?.id ?? 0)).toBeVisible();
});

test('rows lead to positions, the menu and links to their screens', async ({ page, pools }) => {
  await pools.open('/pool');
  const [first] = own;
  await expect(pools.row(first?.id ?? 0)).toContainText('USDC/ETH');
  await expect(pools.row(first?.id ?? 0)).toContainText('In range');
  await pools.row(first?.id ?? 0).click();
  await expect(page).toHaveURL(new RegExp(`/pool/${first?.id}`));
  await page.getByTestId('pool-v3-back').click();
  await page.getByTestId('pool-v3-more').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Create a pool', 'Migrate', 'V2 liquidity', 'Learn']);
  await expect(page.getByRole('menuitem', { name: 'Learn' })).toHaveAttribute('href', /^https:/);
  await page.getByRole('menuitem', { name: 'Migrate' }).click();
  await expect(page).toHaveURL(/\/migrate\/v2/);
  await page.goBack();
  await page.getByTestId('pool-v3-more').click();
  await page.getByRole('menuitem', { name: 'V2 liquidity' }).click();
  await expect(page).toHaveURL(/\/pool\/v2$/);
  await page.goBack();
  await page.getByTestId('pool-v3-more').click();
  await page.getByRole('menuitem', { name: 'Create a pool' }).click();
  await expect(page).toHaveURL(/\/add\/ETH$/);
  await page.goBack();
  await page.getByTestId('pool-v3-new').click();
  await expect(page).toHaveURL(/\/add\/ETH/);
  await page.goBack();
  await page.getByTestId('pool-v3-view-v2').click();
  await expect(page).toHaveURL(/\/pool\/v2/);
});

test('where the third version is missing the screen says so and offers a way out', async ({ page, pools, wallet }) => {
  await page.goto('/pool?lng=en-US');
  await wallet.setChain(196);
  await pools.connect();
  await expect(page.getByText(/Not available on X Layer/)).toBeVisible();
  await expect(page.getByTestId('shared-not-available').getByRole('button')).toHaveCount(2);
});
