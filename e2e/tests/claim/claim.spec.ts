import { Contract, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { connectByHand, connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { accounts, contracts, tokens, claims } = seedFacts;
const THIRD_INDEX = accounts.all.indexOf(accounts.third);
const SECOND_INDEX = accounts.all.indexOf(accounts.second);
const OWNER_INDEX = accounts.all.indexOf(accounts.walletOwner);

const balanceOf = (chain: Chain, account: string) =>
  new Contract(tokens[1].UNI.address, ['function balanceOf(address) view returns (uint256)'], chain.mainnet).balanceOf(account);

async function claimOf(account: string): Promise<bigint> {
  const claim = claims.find((candidate) => candidate.account === account);
  if (!claim) throw new Error(`No claim for ${account}`);
  return claim.amount;
}

const DISTRIBUTOR = new utils.Interface(['function claim(uint256 index, address account, uint256 amount, bytes32[] proof)']);

// The confetti fall for who wants them to.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a person claims for themselves, from the card that appears by itself to the confetti', async ({ page, wallet, chain }) => {
  const before = await balanceOf(chain, accounts.third);
  await connectWallet(page, { account: THIRD_INDEX });
  const card = page.getByTestId('claim-popup');
  await expect(card).toContainText('UNI has arrived');
  await expect(card).toContainText('3,526');
  await card.getByTestId('claim-popup-action').click();

  const dialog = page.getByTestId('claim-self-dialog');
  await expect(dialog.getByTestId('claim-part-socks')).toContainText('1,000');
  await expect(dialog.getByTestId('claim-part-user')).toContainText('400');
  await expect(dialog.getByTestId('claim-part-liquidity')).toContainText('2,126');
  await expect(dialog.getByTestId('claim-total')).toContainText('3,526');
  await wallet.autoApprove(false);
  await dialog.getByTestId('claim-submit').click();
  const review = page.getByTestId('claim-review-confirmation');
  await expect(review.getByTestId('claim-review-asked')).toContainText(accounts.third);
  await expect(review.getByTestId('order-arrives')).toContainText('3,526');
  await review.getByTestId('claim-review-confirm').click();
  await expect(page.getByTestId('claim-review-waiting')).toContainText('Confirm this transaction in your wallet');
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByRole('link', { name: /View transaction on Explorer/ })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Claiming' })).toBeVisible();
    await expect(page.getByTestId('shell-claim')).toHaveText('Claiming UNI');
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  await chain.mine();
  await expect(dialog.getByText('Claimed', { exact: true })).toBeVisible();
  await expect(page.getByTestId('shell-claim')).toHaveCount(0);
  await expect(dialog).toContainText('Welcome aboard');
  await expect(page.getByTestId('claim-confetti')).toBeAttached();
  const link = await dialog.getByRole('link', { name: /View transaction on Explorer/ }).getAttribute('href');
  const [, hash = ''] = /\/tx\/(0x[0-9a-f]{64})$/.exec(link ?? '') ?? [];
  const sent = await chain.mainnet.getTransaction(hash);
  expect(sent.to).toBe(contracts.merkleDistributor);
  const { account, amount } = DISTRIBUTOR.decodeFunctionData('claim', sent.data);
  expect([account, String(amount)]).toEqual([accounts.third, String(await claimOf(accounts.third))]);

  const after = await balanceOf(chain, accounts.third);
  expect(after.sub(before).toString()).toBe(String(await claimOf(accounts.third)));
});

// CLAIM-5
test('a claim for another address pays that address', async ({ page, chain }) => {
  const recipient = accounts.claimForOther;
  const before = await balanceOf(chain, recipient);
  await connectWallet(page, { path: `/claim?address=${recipient}` });
  const dialog = page.getByTestId('claim-address-dialog');
  await expect(dialog.getByTestId('claim-recipient')).toHaveValue(new RegExp(recipient, 'i'));
  await expect(dialog.getByRole('heading', { name: 'Claim 1,024 UNI' })).toBeVisible();
  await dialog.getByTestId('claim-submit').click();
  await expect(page.getByTestId('claim-review-asked')).toContainText(new RegExp(recipient, 'i'));
  await page.getByTestId('claim-review-confirm').click();
  await expect(dialog.getByText('Claimed', { exact: true })).toBeVisible();
  const after = await balanceOf(chain, recipient);
  expect(after.sub(before).toString()).toBe(String(await claimOf(recipient)));
});

test('an address without a claim, one that was paid, and one that is no address say so', async ({ page, wallet }) => {
  await page.goto('/claim?lng=en-US');
  await expect(page.getByTestId('claim-submit')).toHaveText('Connect Wallet');
  await connectByHand(page, wallet, { path: '/claim' });
  await page.getByRole('button', { name: 'Claim for another address' }).click();
  const dialog = page.getByTestId('claim-address-dialog');
  const field = dialog.getByTestId('claim-recipient');
  const button = dialog.getByTestId('claim-submit');
  await expect(button).toHaveText('Enter an address');
  await field.fill(accounts.rich);
  await expect(button).toHaveText('Address has no available claim');
  await expect(button).toBeDisabled();
  await field.fill(accounts.walletOwner);
  await expect(dialog.getByTestId('claim-notice')).toContainText('already been paid out');
  await expect(button).toBeDisabled();
  await field.fill('0x12');
  await expect(button).toHaveText('Invalid address');
  // A name is as good as its address; what was typed last is what counts.
  await field.fill('nobody-has-this.eth');
  await field.fill('voter.eth');
  await expect(dialog.getByRole('heading', { name: 'Claim 3,526 UNI' })).toBeVisible();
  await expect(button).toHaveText('Claim UNI');
});

// CLAIM-7
test('an account whose claim was paid sees no card, a refusal leads back to the form, and a failure says why', async ({
  page,
  wallet,
  chain,
  guard,
}) => {
  guard.allow(/The wallet did not send an order/);
  const before = await balanceOf(chain, accounts.second);
  await connectWallet(page, { account: OWNER_INDEX, path: '/claim' });
  await expect(page.getByTestId('claim-submit')).toHaveText('Address has no available claim');
  await expect(page.getByTestId('claim-popup')).toHaveCount(0);

  await wallet.setAccount(SECOND_INDEX);
  await expect(page.getByTestId('claim-submit')).toHaveText('Claim UNI');
  await wallet.rejectNext();
  await page.getByTestId('claim-submit').click();
  const confirm = page.getByTestId('claim-review-confirm');
  await confirm.click();
  await expect(confirm).toBeEnabled();
  const failed = page.getByTestId('claim-review-error');
  await expect(failed).toHaveCount(0);
  await wallet.failNext(-32000, 'the device is locked');
  await confirm.click();
  await expect(failed).toContainText('the device is locked');
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByTestId('claim-submit')).toHaveText('Claim UNI');
  await expect(page.getByTestId('claim-popup')).toHaveCount(0);
  expect((await balanceOf(chain, accounts.second)).eq(before)).toBe(true);
});

test('a dead host is told from "no claim", and the same button asks again', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  await page.route('**/claims/**', (route) => route.abort());
  await connectWallet(page, { account: SECOND_INDEX, path: '/claim' });
  await expect(page.getByTestId('claim-notice')).toContainText('could not be loaded');
  await page.unroute('**/claims/**');
  await page.getByTestId('claim-submit').click();
  await expect(page.getByTestId('claim-submit')).toHaveText('Claim UNI');
});

test('a missing part of the claim files is no clean miss: the dialog says so, asks again, and pays once it is there', async ({
  page,
  chain,
  guard,
}) => {
  guard.allow(/Failed to load resource.*404/);
  const recipient = accounts.claimForOther;
  const before = await balanceOf(chain, recipient);
  const answered: string[] = [];
  page.on('response', (response) => {
    const [, file] = /\/claims\/(.*)\.json$/.exec(response.url()) ?? [];
    if (file) answered.push(`${file.startsWith('0x') ? 'chunk' : file} ${response.status()}`);
  });
  const isChunk = /\/claims\/0x[0-9a-fA-F]{40}\.json$/;
  await page.route(isChunk, (route) => route.fulfill({ status: 404, body: '' }));
  await connectWallet(page, { path: '/claim' });
  await page.getByRole('button', { name: 'Claim for another address' }).click();
  const dialog = page.getByTestId('claim-address-dialog');
  const button = dialog.getByTestId('claim-submit');
  await dialog.getByTestId('claim-recipient').fill(recipient);
  const notice = dialog.getByTestId('claim-notice');
  await expect(notice).toHaveText('The claim data could not be loaded. Check your connection and try again.');
  await expect(dialog.getByText('Address has no available claim')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Claim UNI', exact: true })).toBeVisible();
  await expect(button).toHaveText('Try again');
  expect(answered).toContain('mapping 200');
  const failures = () => answered.filter((answer) => answer === 'chunk 404').length;
  const failed = failures();
  expect(failed).toBeGreaterThan(0);
  await button.click();
  await expect.poll(failures).toBeGreaterThan(failed);
  await expect(button).toHaveText('Try again');

  await page.unroute(isChunk);
  await button.click();
  await expect(dialog.getByRole('heading', { name: 'Claim 1,024 UNI' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  // The mapping, which came, was kept; only what failed was asked for again.
  expect(answered.filter((answer) => answer.startsWith('mapping'))).toEqual(['mapping 200']);
  await button.click();
  await page.getByTestId('claim-review-confirm').click();
  await expect(dialog.getByText('Claimed', { exact: true })).toBeVisible();
  const after = await balanceOf(chain, recipient);
  expect(after.sub(before).toString()).toBe(String(await claimOf(recipient)));
});

// CLAIM-1
test('on another network nothing is asked for, and the way back is one press', async ({ page, wallet }) => {
  const asked: string[] = [];
  await connectWallet(page, { account: SECOND_INDEX, path: '/claim' });
  await expect(page.getByTestId('claim-submit')).toHaveText('Claim UNI');
  await wallet.setChain(196);
  await expect(page.getByTestId('claim-submit')).toHaveText('Switch to Mainnet');
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByTestId('claim-submit')).toHaveText('Switch to Mainnet');
  expect(asked.filter((url) => url.includes('/claims/'))).toEqual([]);
  await page.getByTestId('claim-submit').click();
  await expect(page.getByTestId('claim-submit')).toHaveText('Claim UNI');
});
