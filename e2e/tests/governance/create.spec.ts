import type { Page } from '@playwright/test';
import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';
import { accountIndex, governor, newestDescription, openForVotes, uni } from './governanceChain';

const { accounts, contracts, tokens } = seedFacts;
const BODY = `Because *friends* matter.\n\n| who | how much | why it is so much |\n|---|--:|---|\n| ${accounts.poor} | 12.5 | ${'a_very_long_word_'.repeat(4)} |`;

/** Names that need more lines than they have words. */
function namesWithBrokenWords(names: readonly Element[]): readonly (string | null)[] {
  const lines = (name: Element) => Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight));
  return names.filter((name) => lines(name) > (name.textContent ?? '').split(' ').length).map((name) => name.textContent);
}

async function chooseToken(page: Page, name: string): Promise<void> {
  await page.getByTestId('governance-amount-token').click();
  const dialog = page.getByRole('dialog');
  // The native coin is no token: it is not offered.
  await dialog.getByRole('textbox').first().fill('ETH');
  await expect(dialog.getByText('Ether', { exact: true })).toHaveCount(0);
  await dialog.getByRole('textbox').first().fill('UNI');
  await dialog.getByText(name, { exact: true }).first().click();
}

test('a person with enough votes creates one proposal, finds it in the list, and no second one while it lives', async ({
  page,
  wallet,
  chain,
}) => {
  const bravo = governor(chain, 2);
  const before = (await bravo.proposalCount()).toNumber();
  await connectWallet(page, { path: '/create-proposal' });
  const button = page.getByTestId('governance-propose');
  const expectRefused = async () => {
    await expect(button).toHaveText('Create Proposal');
    await expect(button).toBeDisabled();
  };
  await expectRefused();
  await page.getByTestId('governance-action').click();
  await page.getByTestId('governance-action-transfer').click();
  await expectRefused();
  const recipient = page.getByTestId('governance-recipient');
  await recipient.fill('0x12');
  await expect(page.getByText('Enter a valid address')).toBeVisible();
  await recipient.fill(accounts.poor);
  await expect(page.getByText('Enter a valid address')).toBeHidden();
  await expectRefused();
  await chooseToken(page, 'Uniswap');
  await expectRefused();
  const amount = page.getByTestId('governance-amount').getByRole('textbox');
  await amount.fill('0');
  await page.getByTestId('governance-title').fill('Pay a friend');
  await page.getByTestId('governance-body').fill(BODY);
  await expectRefused();
  await amount.fill('12.5');
  await expect(button).toBeEnabled();
  for (const [field, text] of [
    [recipient, accounts.poor],
    [page.getByTestId('governance-title'), 'Pay a friend'],
    [page.getByTestId('governance-body'), BODY],
  ] as const) {
    await field.fill(' ');
    await expectRefused();
    await field.fill(text);
    await expect(button).toBeEnabled();
  }

  await wallet.rejectNext();
  await button.click();
  await expect(page.getByTestId('governance-proposal-asked')).toContainText('12.5 UNI');
  // Beside an address and a long text the names keep their words whole, on a phone too.
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.getByTestId('governance-proposal-asked').locator('dt').evaluateAll(namesWithBrokenWords)).toEqual([]);
  if (viewport) await page.setViewportSize(viewport);
  const confirm = page.getByTestId('governance-proposal-confirm');
  await confirm.click();
  await expect(confirm).toBeEnabled();
  await expect(page.getByTestId('governance-proposal-error')).toHaveCount(0);
  await confirm.click();
  await expect(page.getByText('Proposal Submitted')).toBeVisible();
  const id = before + 1;
  expect((await bravo.proposalCount()).toNumber()).toBe(id);
  const [targets, values, signatures, calls] = await bravo.getActions(id);
  expect([targets, values.map(String), signatures]).toEqual([[tokens[1].UNI.address], ['0'], ['transfer(address,uint256)']]);
  const [to, raw] = utils.defaultAbiCoder.decode(['address', 'uint256'], calls[0]);
  expect([to, utils.formatUnits(raw)]).toEqual([accounts.poor, '12.5']);
  expect(await newestDescription(chain)).toBe(`# Pay a friend\n\n${BODY}`);

  await page.getByRole('link', { name: 'Return' }).click();
  const row = page.getByTestId('governance-proposal-row').first();
  await expect(row).toContainText('Pay a friend');
  await expect(row.getByTestId('governance-status')).toHaveText('Pending');

  await page.getByRole('link', { name: 'Create Proposal' }).click();
  expect((await bravo.latestProposalIds(accounts.rich)).toNumber()).toBe(id);
  expect(await bravo.state(id)).toBe(0);
  await expect(button).toHaveText('You already have an active or pending proposal');
  await expect(button).toBeDisabled();
  await openForVotes(chain, { governor: 2, id });
  expect(await bravo.state(id)).toBe(1);
  await page.getByRole('link', { name: 'Back to all proposals' }).click();
  await expect(row.getByTestId('governance-status')).toHaveText('Active');
  await page.getByRole('link', { name: 'Create Proposal' }).click();
  await expect(button).toHaveText('You already have an active or pending proposal');
  await (await bravo.cancel(id)).wait();
  await expect(button).toHaveText('Create Proposal');
});

test('a wide table moves in a box of its own on a phone', async ({ page, chain }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const bravo = governor(chain, 2);
  const call = utils.defaultAbiCoder.encode(['address', 'uint256'], [accounts.poor, 1]);
  const propose = new utils.Interface(['function propose(address[], uint256[], string[], bytes[], string)']);
  const args = [[tokens[1].UNI.address], [0], ['transfer(address,uint256)'], [call], `# Wide\n\n${BODY}`];
  const data = propose.encodeFunctionData('propose', args);
  await (await chain.mainnet.getSigner(accounts.rich).sendTransaction({ to: contracts.governance.bravo, data })).wait();
  await page.goto(`/vote/2/${await bravo.proposalCount()}?lng=en-US`);
  const box = page.getByTestId('governance-table');
  await expect(box.getByRole('columnheader')).toHaveText(['who', 'how much', 'why it is so much']);
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('votes below the threshold, at it, and another network are told apart on the creation page', async ({ page, wallet, chain }) => {
  const threshold = await governor(chain, 2).proposalThreshold();
  await connectWallet(page, { account: accountIndex(accounts.third), path: '/create-proposal' });
  const button = page.getByTestId('governance-propose');
  await expect(button).toHaveText('You must have 2,500,000 votes to submit a proposal');
  await expect(button).toBeDisabled();
  await expect(page.getByRole('link', { name: "Don't have 2,500,000 votes? Anyone can create an autonomous proposal" })).toHaveAttribute(
    'href',
    /fish\.vote/,
  );
  await expect(page.getByTestId('governance-create')).toContainText('cannot be modified after submission');
  await expect(page.getByTestId('governance-create')).toContainText('7 days');
  const votes = await uni(chain).getCurrentVotes(accounts.third);
  await (await uni(chain).transfer(accounts.third, threshold.sub(votes).sub(1))).wait();
  expect(String(await uni(chain).getCurrentVotes(accounts.third))).toBe(String(threshold.sub(1)));
  await page.reload();
  await expect(button).toHaveText('You must have 2,500,000 votes to submit a proposal');
  await (await uni(chain).transfer(accounts.third, 1)).wait();
  await expect(button).toHaveText('Create Proposal');
  await wallet.setChain(42161);
  await expect(page.getByText('Please connect to Layer 1 Ethereum')).toBeVisible();
});

// ORDER-9
test('a half-written proposal is there after a reload', async ({ page }) => {
  await connectWallet(page, { account: accountIndex(accounts.third), path: '/create-proposal' });
  await page.getByTestId('governance-title').fill('A title');
  await page.getByTestId('governance-body').fill('Half a sen');
  await page.reload();
  await expect(page.getByTestId('governance-title')).toHaveValue('A title');
  await expect(page.getByTestId('governance-body')).toHaveValue('Half a sen');
});
