import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { accounts } = seedFacts;
const indexOf = (account: string) => accounts.all.findIndex((known) => known === account);

test('an open claim follows the account, and shows nothing of the one before', async ({ page, wallet }) => {
  await connectWallet(page, { account: indexOf(accounts.third) });
  await page.getByTestId('claim-popup-action').click();
  const dialog = page.getByTestId('claim-self-dialog');
  await expect(dialog.getByTestId('claim-total')).toContainText('3,526');
  await wallet.setAccount(indexOf(accounts.second));
  await expect(dialog.getByTestId('claim-total')).toContainText('400');
  await expect(dialog).not.toContainText('3,526');
  await wallet.setAccount(indexOf(accounts.rich));
  await expect(page.getByText('3,526')).toHaveCount(0);
  await expect(page.getByTestId('claim-total')).toHaveCount(0);
  await expect(page.getByTestId('shell-claim')).toHaveCount(0);
});

test('the governance figures are those of the account, and close with its network', async ({ page, wallet }) => {
  await connectWallet(page);
  await page.getByTestId('shell-governance-amount').click();
  const total = page.getByTestId('shell-governance-total');
  await expect(total).toHaveText(/^[1-9][\d,]+\.\d{2}$/);
  const rich = await total.innerText();
  await wallet.setAccount(9);
  await expect(total).toHaveText('0.00');
  await wallet.setAccount(0);
  await expect(total).toHaveText(rich);
  await wallet.setChain(196);
  await expect(page.getByTestId('shell-governance-balance')).toHaveCount(0);
  await expect(page.getByTestId('shell-governance-amount')).toHaveCount(0);
});
