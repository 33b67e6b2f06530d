import type { Locator } from '@playwright/test';
import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectByHand } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { accounts, proposals, tokens } = seedFacts;

/** The colour that a badge's words have, as a person would name it: the one that stands out, or grey. */
const colourOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 60) return 'grey';
    if (blue > Math.max(red, green) + 30) return 'blue';
    return red > green ? 'red' : 'green';
  });
const COLOURS = {
  pending: 'blue',
  active: 'blue',
  succeeded: 'green',
  executed: 'green',
  defeated: 'red',
  canceled: 'grey',
  queued: 'grey',
  expired: 'grey',
} as const;

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
    const badge = row.getByTestId('governance-status');
    await expect(badge).toHaveAttribute('data-status', state);
    expect(await colourOf(badge), state).toBe(COLOURS[state]);
  }
  await expect(page.getByText(/takes 2,500,000 votes/)).toBeVisible();

  await rows.last().click();
  await expect(page).toHaveURL(/\/vote\/0\/1/);
  await expect(page.getByText(/^Voting ended approximately /)).toBeVisible();
  await expect(page.getByTestId('governance-status')).toHaveText('Defeated');
  await expect(page.getByTestId('governance-tally-for')).toHaveText('For0 · 0%');
  await expect(page.getByTestId('governance-tally-against')).toHaveText('Against71,000,000 · 100%');
});

// GOV-11
test('on a network without governance there is nothing to do but to read why', async ({ page, wallet }) => {
  await connectByHand(page, wallet, { path: '/vote' });
  await expect(page.getByTestId('governance-proposal-row').first()).toBeVisible();
  for (const [chainId, place, text] of [
    [42161, 'governance-empty', 'Please connect to Layer 1 Ethereum'],
    [196, 'shared-not-available', 'Not available on X Layer'],
  ] as const) {
    await wallet.setChain(chainId);
    await expect(page.getByTestId(place)).toContainText(text);
    await expect(page.getByTestId('governance-proposal-row')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create Proposal' })).toHaveCount(0);
  }
});

// GOV-4
test('a proposal is shown with its actions, and nothing that it says is run', async ({ page }) => {
  await page.goto('/vote/2/15?lng=en-US');
  await expect(page.getByRole('heading', { name: 'Vote on Me' }).first()).toBeVisible();
  await expect(page.getByText(/Voting ends approximately/)).toBeVisible();
  const actions = page.getByTestId('governance-actions');
  // In words, and under them the call itself.
  await expect(actions).toHaveText(
    `Transfer 1 UNI to ${accounts.rich}UNI.transfer(address,uint256)(${accounts.rich}, 1000000000000000000)`,
  );
  const explorer = (address: string) => `https://etherscan.io/address/${address}`;
  await expect(actions.getByRole('link', { name: 'UNI', exact: true })).toHaveAttribute('href', explorer(tokens[1].UNI.address));
  const recipients = actions.getByRole('link', { name: accounts.rich });
  await expect(recipients).toHaveCount(2);
  for (const link of await recipients.all()) await expect(link).toHaveAttribute('href', explorer(accounts.rich));
  const proposer = utils.getAddress(accounts.bigVoter);
  await expect(page.getByRole('link', { name: proposer })).toHaveAttribute('href', explorer(proposer));
  const description = page.getByTestId('governance-description');
  await expect(description).toContainText('Open for votes.');
  await expect(description.locator('img, script')).toHaveCount(0);
  await expect(description.getByText('a harmful one')).toBeVisible();
  await expect(description.getByRole('link', { name: 'a harmful one' })).toHaveCount(0);
  await expect(description.getByRole('table').getByRole('cell')).toHaveText(['a', 'b']);
  await expect(page).not.toHaveTitle('owned');
});

// GOV-16
test('the list stands without the decoder of what proposals do, which comes with the first that is opened', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/a\/governance\/.*\.js$/.test(response.url())) scripts.push(response.text());
  });
  // What a decoder says of data that is too short.
  const decoders = async () => (await Promise.all(scripts)).filter((text) => text.includes('data out-of-bounds')).length;
  await page.goto('/vote?lng=en-US');
  await expect(page.getByTestId('governance-proposal-row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await decoders()).toBe(0);
  await page.getByTestId('governance-proposal-row').first().click();
  await expect(page.getByTestId('governance-actions')).toBeVisible();
  expect(await decoders()).toBe(1);
});

test('a number that no governor has says so', async ({ page }) => {
  for (const path of ['/vote/2/99', '/vote/7/1', '/vote/2/abc']) {
    await page.goto(`${path}?lng=en-US`);
    await expect(page.getByText('There is no proposal with this number.')).toBeVisible();
  }
});
