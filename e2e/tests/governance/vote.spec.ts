import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';
import { accountIndex, governor, openForVotes, uni } from './governanceChain';
import { putClaimCardAside } from './putClaimCardAside';

const { accounts } = seedFacts;

test('an account with votes votes on an active proposal of each governor', async ({ page, wallet, chain }) => {
  const open = [
    { governor: 0, id: 1, side: 'Against', support: false },
    { governor: 1, id: 1, side: 'For', support: true },
    { governor: 2, id: 15, side: 'For', support: 1 },
  ] as const;
  await openForVotes(chain, open[0]);
  await openForVotes(chain, open[1]);
  await connectWallet(page, { account: accountIndex(accounts.third), path: '/vote' });
  await putClaimCardAside(page);
  for (const proposal of open) {
    const contract = governor(chain, proposal.governor);
    expect(await contract.state(proposal.id)).toBe(1);
    const number = `${proposal.governor}.${proposal.id}`;
    await page
      .getByTestId('governance-proposal-row')
      .filter({ has: page.getByText(number, { exact: true }) })
      .click();
    await page.getByRole('button', { name: `Vote ${proposal.side}` }).click();
    const dialog = page.getByTestId('governance-vote-confirmation');
    await expect(dialog).toContainText('10,000 Votes');
    await expect(dialog.getByRole('heading', { name: `Vote ${proposal.side.toLowerCase()} proposal ${number}` })).toBeVisible();
    await wallet.autoApprove(false);
    await dialog.getByTestId('governance-vote-confirm').click();
    await expect(page.getByTestId('governance-vote-waiting')).toContainText('Confirm this transaction in your wallet');
    await page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' }).click();
    const submitted = page.getByTestId('governance-vote-submitted');
    await expect(submitted.getByRole('link', { name: /View/ })).toHaveAttribute('href', /\/tx\/0x[0-9a-f]{64}$/);
    await expect.poll(async () => (await contract.getReceipt(proposal.id, accounts.third)).hasVoted).toBe(true);
    const receipt = await contract.getReceipt(proposal.id, accounts.third);
    expect([receipt.support, String(receipt.votes)]).toEqual([proposal.support, '10000000000000000000000']);
    await submitted.getByRole('button', { name: 'Close' }).last().click();
    const side = proposal.side === 'For' ? 'for' : 'against';
    const standsThere = async () => {
      await expect(page.getByTestId('governance-own-vote')).toHaveText(`You voted ${side} this proposal with 10,000 votes.`);
      await expect(page.getByRole('button', { name: /^Vote (For|Against)$/ })).toHaveCount(0);
    };
    await standsThere();
    // GOV-8: the governor's receipt says it, not what this visit remembers.
    await page.reload();
    await standsThere();
    await putClaimCardAside(page);
    await page.getByRole('link', { name: 'All Proposals' }).click();
  }
});

// GOV-12
test('votes that come too late are told so, unlocked, and the chain knows the delegate', async ({ page, wallet, chain, guard }) => {
  guard.allow(/The wallet did not send an order/);
  await connectWallet(page, { account: accountIndex(accounts.poor), path: '/vote/2/15' });
  const notice = page.getByTestId('governance-not-eligible');
  await expect(notice).toContainText(
    /^Only UNI votes that were self delegated or delegated to another address before block \d+ are eligible for voting\.$/,
  );
  const [, startBlock] = /block (\d+)/.exec(await notice.innerText()) ?? [];
  for (const account of [accounts.poor, accounts.second])
    expect(await uni(chain).getPriorVotes(account, Number(startBlock))).toEqual(expect.objectContaining({ _hex: '0x00' }));
  await expect(page.getByRole('button', { name: /^Vote (For|Against)$/ })).toHaveCount(0);

  await wallet.setAccount(accountIndex(accounts.second));
  await putClaimCardAside(page);
  await expect(notice).toContainText('Unlock voting to prepare for the next proposal.');
  await notice.getByRole('button', { name: 'Unlock Votes' }).click();
  await expect(page.getByTestId('governance-delegate-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All Proposals' }).click();
  await page.getByTestId('governance-unlock').click();
  const dialog = page.getByTestId('governance-delegate-dialog');
  const submit = dialog.getByTestId('governance-delegate-submit');
  await dialog.getByText('Delegate to Another Address').click();
  await dialog.getByTestId('governance-delegatee').fill('0x12');
  await expect(dialog).toContainText('Enter a valid address');
  await expect(submit).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Delegate to Self' }).click();

  await wallet.rejectNext();
  await submit.click();
  const confirm = page.getByTestId('governance-delegate-confirm');
  await expect(page.getByTestId('governance-delegate-confirmation')).toContainText(accounts.second);
  await confirm.click();
  await expect(confirm).toBeEnabled();
  await expect(page.getByTestId('governance-delegate-error')).toHaveCount(0);
  await wallet.failNext(-32000, 'the device is locked');
  await confirm.click();
  const failed = page.getByTestId('governance-delegate-error');
  await expect(failed).toContainText('the device is locked');
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  expect(await uni(chain).delegates(accounts.second)).toBe('0x0000000000000000000000000000000000000000');

  await submit.click();
  await confirm.click();
  const submitted = page.getByTestId('governance-delegate-submitted');
  await expect(submitted).toBeVisible();
  await expect.poll(() => uni(chain).delegates(accounts.second)).toBe(accounts.second);
  await submitted.getByRole('button', { name: 'Close' }).last().click();
  const votes = (await uni(chain).getCurrentVotes(accounts.second)).div('1000000000000000000').toNumber();
  await expect(page.getByTestId('governance-votes')).toHaveText(`${votes.toLocaleString('en-US')} Votes`);
  await page.getByTestId('governance-edit-delegation').click();
  await expect(dialog).toBeVisible();
});

test('a failing wallet leaves the vote with a sentence', async ({ page, wallet, guard }) => {
  guard.allow(/The wallet did not send an order/);
  await connectWallet(page, { account: accountIndex(accounts.third), path: '/vote/2/15' });
  await putClaimCardAside(page);
  await page.getByRole('button', { name: 'Vote Against' }).click();
  await wallet.failNext(-32000, 'the device is locked');
  await page.getByTestId('governance-vote-confirm').click();
  const failed = page.getByTestId('governance-vote-error');
  await expect(failed).toContainText('the device is locked');
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Vote Against' })).toBeEnabled();
});
