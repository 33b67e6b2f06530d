import { Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { accounts, contracts, tokens, proposals } = seedFacts;
const index = (account: string) => accounts.all.findIndex((candidate) => candidate === account);

const uni = (chain: Chain) =>
  new Contract(
    tokens[1].UNI.address,
    ['function delegates(address) view returns (address)', 'function getCurrentVotes(address) view returns (uint96)'],
    chain.mainnet,
  );

const bravo = (chain: Chain) =>
  new Contract(
    contracts.governance.bravo,
    [
      'function getReceipt(uint256, address) view returns (tuple(bool hasVoted, uint8 support, uint96 votes))',
      'function proposalCount() view returns (uint256)',
      'function getActions(uint256) view returns (address[], uint256[], string[], bytes[])',
    ],
    chain.mainnet,
  );

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
  await expect(description.getByText('a harmful one')).toHaveAttribute('href', '');
  await expect(page).not.toHaveTitle('owned');
});

test('a number that no governor has says so', async ({ page }) => {
  for (const path of ['/vote/2/99', '/vote/7/1', '/vote/2/abc']) {
    await page.goto(`${path}?lng=en-US`);
    await expect(page.getByText('There is no proposal with this number.')).toBeVisible();
  }
});

test('an account with votes votes for a proposal', async ({ page, wallet, chain }) => {
  await connectWallet(page, wallet, { account: index(accounts.third) });
  await page.goto('/vote/2/15');
  await page.getByRole('button', { name: 'Vote For' }).click();
  const dialog = page.getByTestId('governance-vote-dialog');
  await expect(dialog).toContainText('10,000 Votes');
  await dialog.getByTestId('governance-vote-submit').click();
  await expect(dialog.getByText('Transaction submitted')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /View transaction/ })).toHaveAttribute('href', /\/tx\/0x/);
  await expect.poll(async () => (await bravo(chain).getReceipt(15, accounts.third)).hasVoted).toBe(true);
  expect((await bravo(chain).getReceipt(15, accounts.third)).support).toBe(1);
});

test('an account without votes at the start is told why, unlocks them, and the chain knows its delegate', async ({
  page,
  wallet,
  chain,
}) => {
  await connectWallet(page, wallet, { account: index(accounts.second) });
  await page.goto('/vote/2/15');
  const notice = page.getByTestId('governance-not-eligible');
  await expect(notice).toContainText(
    /Only UNI votes that were self delegated or delegated to another address before block \d+ are eligible for voting\./,
  );
  await expect(page.getByRole('button', { name: 'Vote For' })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Unlock Votes' }).click();
  const dialog = page.getByTestId('governance-delegate-dialog');

  await dialog.getByText('Delegate to Another Address').click();
  await dialog.getByTestId('governance-delegatee').fill('0x12');
  await expect(dialog.getByTestId('governance-delegate-submit')).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Delegate to Self' }).click();

  await wallet.rejectNext();
  await dialog.getByTestId('governance-delegate-submit').click();
  await expect(dialog.getByTestId('governance-delegate-submit')).toBeVisible();
  await expect(dialog.getByTestId('governance-failure')).toHaveCount(0);

  await dialog.getByTestId('governance-delegate-submit').click();
  await expect(dialog.getByText('Transaction submitted')).toBeVisible();
  await expect.poll(() => uni(chain).delegates(accounts.second)).toBe(accounts.second);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/vote');
  await expect(page.getByTestId('governance-votes')).toContainText(/[\d,]+ Votes/);
});

test('a failing wallet leaves the dialog with a sentence', async ({ page, wallet, guard }) => {
  guard.allow(/The transaction was not sent/);
  await connectWallet(page, wallet, { account: index(accounts.third) });
  await page.goto('/vote/2/15');
  await page.getByRole('button', { name: 'Vote Against' }).click();
  await wallet.failNext(-32000, 'the device is locked');
  await page.getByTestId('governance-vote-submit').click();
  await expect(page.getByTestId('governance-failure')).toContainText('the device is locked');
  await expect(page.getByTestId('governance-vote-submit')).toBeEnabled();
});

test('a person with enough votes creates a proposal and finds it in the list', async ({ page, wallet, chain }) => {
  const before = (await bravo(chain).proposalCount()).toNumber();
  await connectWallet(page, wallet);
  await page.goto('/create-proposal');
  const button = page.getByTestId('governance-propose');
  await expect(button).toHaveText('Create Proposal');
  await expect(button).toBeDisabled();
  await page.getByTestId('governance-action').click();
  await page.getByTestId('governance-action-transfer').click();
  await page.getByTestId('governance-recipient').fill(accounts.poor);
  await page.getByTestId('governance-amount-token').click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('UNI');
  await page.getByRole('dialog').getByText('Uniswap', { exact: true }).first().click();
  await page.getByTestId('governance-amount').getByRole('textbox').fill('12.5');
  await page.getByTestId('governance-title').fill('Pay a friend');
  await page.getByTestId('governance-body').fill('Because *friends* matter.');
  await button.click();
  await expect(page.getByText('Proposal Submitted')).toBeVisible();
  expect((await bravo(chain).proposalCount()).toNumber()).toBe(before + 1);
  const [targets, values, signatures] = await bravo(chain).getActions(before + 1);
  expect([targets, values.map(String), signatures]).toEqual([[tokens[1].UNI.address], ['0'], ['transfer(address,uint256)']]);
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page.getByTestId('governance-proposal-row').first()).toContainText('Pay a friend');
});

test('too few votes and another network are said on the creation page', async ({ page, wallet }) => {
  await connectWallet(page, wallet, { account: index(accounts.third) });
  await page.goto('/create-proposal');
  await expect(page.getByTestId('governance-propose')).toHaveText('You must have 2,500,000 votes to submit a proposal');
  await expect(page.getByRole('link', { name: /Don't have 2,500,000 votes\?/ })).toHaveAttribute('href', /fish\.vote/);
  await wallet.setChain(42161);
  await expect(page.getByText('Please connect to Layer 1 Ethereum')).toBeVisible();
});
