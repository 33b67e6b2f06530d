import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from '../../harness/test';

const { accounts, proposals } = seedFacts;

test('all proposals are listed, newest first, with their states', async ({ page }) => {
  await page.goto('/vote?lng=en-US');
  await expect(page.getByRole('heading', { name: 'Uniswap Governance' })).toBeVisible();
  const rows = page.getByTestId('governance-proposal-row');
  await expect(rows).toHaveCount(proposals.length);
  await expect(rows.first()).toContainText('2.16');
  await expect(rows.first()).toContainText('Not Open Yet');
  await expect(rows.last()).toContainText('0.1');
  for (const { governor, id, state } of proposals) {
    const row = rows.filter({ has: page.getByText(`${governor}.${id}`, { exact: true }) });
    await expect(row.getByTestId('governance-status')).toHaveAttribute('data-status', state);
  }
  await expect(page.getByText(/takes 2,500,000 votes/)).toBeVisible();
});

test('a proposal is shown with its actions, and nothing that it says is run', async ({ page }) => {
  await page.goto('/vote/2/15?lng=en-US');
  await expect(page.getByRole('heading', { name: 'Vote on Me' }).first()).toBeVisible();
  await expect(page.getByText(/Voting ends approximately/)).toBeVisible();
  await expect(page.getByTestId('governance-actions')).toContainText('transfer(address,uint256)');
  await expect(page.getByTestId('governance-actions')).toContainText(accounts.rich);
  const description = page.getByTestId('governance-description');
  await expect(description).toContainText('Open for votes.');
  await expect(description.locator('img, script')).toHaveCount(0);
  await expect(description.getByText('a harmful one')).toBeVisible();
  await expect(description.getByRole('link', { name: 'a harmful one' })).toHaveCount(0);
  await expect(description.getByRole('table').getByRole('cell')).toHaveText(['a', 'b']);
  await expect(page).not.toHaveTitle('owned');
});

test('a number that no governor has says so', async ({ page }) => {
  for (const path of ['/vote/2/99', '/vote/7/1', '/vote/2/abc']) {
    await page.goto(`${path}?lng=en-US`);
    await expect(page.getByText('There is no proposal with this number.')).toBeVisible();
  }
});
