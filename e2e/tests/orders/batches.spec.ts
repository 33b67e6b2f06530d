// What becomes of several calls that a wallet takes as one (ORDER-5, ORDER-7): read from the chain, whatever the wallet says.
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { allowance, balance } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const { v3 } = seedFacts.contracts;
const TEN = 10n * 10n ** 6n;

const status = (page: Page) => page.getByTestId('shell-connect');
const recent = (page: Page) => page.getByTestId('shell-recent');

test('a batch that the wallet still holds is pending over a reload, warns before a second one, and is done by its id', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: T.USDC.address, to: 'ETH', sendsCalls: true, use: 'v3' });
  await wallet.setCalls({ outcome: 'held' });
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('swap-asked')).toContainText('Allows Exchange router, version 3 to take 10 USDC');
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  await expect(page.getByTestId('swap-review-submitted')).toBeVisible();
  await swap.close();
  await expect(status(page)).toHaveText('1 Pending');
  await page.reload();
  await expect(status(page)).toHaveText('1 Pending');
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('order-earlier-request')).toBeVisible();
  await swap.close();
  expect(await balance(chain, T.USDC.address, rich)).toBe(before);
  await wallet.sendHeldCalls();
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 10 USDC' })).toContainText('Done');
  expect(before - (await balance(chain, T.USDC.address, rich))).toBe(TEN);
  expect(await wallet.requested('wallet_sendCalls')).toHaveLength(0);
});

test('a wallet that knows nothing of its own batch does not make it "not sent": it is found on the chain by the nonce, whatever the wallet says', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: T.USDC.address, to: 'ETH', sendsCalls: true, use: 'v3' });
  await wallet.setHabit('wallet_getCallsStatus', { kind: 'fail', code: 5730 });
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  await expect(page.getByTestId('swap-review-submitted')).toBeVisible();
  await expect.poll(() => balance(chain, T.USDC.address, rich)).toBe(before - TEN);
  await expect(page.getByText(/not sent|failed/i)).toHaveCount(0);
  await expect(page.getByTestId('shared-transaction-hash')).toBeVisible();
  const hash = await swap.submitted(chain);
  expect((await chain.mainnet.getTransaction(hash)).to).toBe(v3.swapRouter);
  await swap.close();
  await status(page).click();
  await expect(recent(page)).toContainText('Done');
});

test('a batch without an id is not known to be sent, and is found on the chain by the nonce that follows', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: T.USDC.address, to: 'ETH', sendsCalls: true, use: 'v3' });
  await wallet.setCalls({ id: 'none' });
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await swap.confirm();
    await expect(page.getByTestId('swap-review-error')).toContainText('Not known whether it was sent');
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  // Each look of the page at the chain needs a block.
  await expect(async () => {
    await chain.mine();
    await expect(page.getByTestId('shared-transaction-hash')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const hash = await swap.submitted(chain);
  expect((await chain.mainnet.getTransaction(hash)).to).toBe(v3.swapRouter);
  expect(before - (await balance(chain, T.USDC.address, rich))).toBe(TEN);
});

for (const code of [5750, 5760, 4200]) {
  test(`a batch that the wallet refuses with ${code} leads to two steps, says so once, and no batch is asked for again`, async ({
    page,
    swap,
    wallet,
    chain,
  }) => {
    await swap.open({ from: T.DAI.address, to: T.USDC.address, sendsCalls: true, use: 'v2' });
    await wallet.setCalls({ capability: 'ready' });
    await swap.type('from', '10');
    await swap.hasKind('swap');
    await swap.review();
    await wallet.nextHabit('wallet_sendCalls', { kind: 'fail', code });
    await swap.confirm();
    await expect(page.getByTestId('order-steps')).toContainText('one after the other');
    await expect(page.getByTestId('swap-confirm')).toBeDisabled();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve DAI' }).click();
    await expect(page.getByTestId('swap-confirm')).toBeEnabled();
    const before = await balance(chain, T.DAI.address, rich);
    await swap.confirm();
    await swap.submitted(chain);
    expect(before - (await balance(chain, T.DAI.address, rich))).toBe(10n * 10n ** 18n);
    await swap.close();
    expect(await wallet.requested('wallet_sendCalls')).toHaveLength(1);
    await page.getByTestId('swap-switch-sides').click();
    await swap.type('from', '5');
    await swap.hasKind('approveFirst');
    await expect(page.getByTestId('order-steps')).toHaveCount(0);
  });
}

for (const [code, dialog] of [
  [4001, 'Transaction rejected'],
  [4100, 'Swap failed'],
] as const) {
  test(`a refusal that does not say why (${code}) leaves steps to the person, and nothing is sent twice`, async ({
    page,
    swap,
    wallet,
    chain,
    guard,
  }) => {
    if (code !== 4001) guard.allow(/The wallet did not send an order/);
    await swap.open({ from: T.DAI.address, to: T.USDC.address, sendsCalls: true, use: 'v2' });
    await swap.type('from', '10');
    await swap.hasKind('swap');
    await swap.review();
    await expect(page.getByTestId('swap-confirm')).toBeEnabled();
    await expect(page.getByTestId('order-in-steps')).toHaveCount(0);
    const before = await balance(chain, T.DAI.address, rich);
    await wallet.nextHabit('wallet_sendCalls', { kind: 'fail', code });
    await swap.confirm();
    await expect(page.getByTestId('swap-review-error')).toContainText(dialog);
    await page.getByTestId('swap-review-error').getByRole('button', { name: 'Dismiss' }).click();
    await swap.review();
    await page.getByTestId('order-in-steps').click();
    await expect(page.getByTestId('order-steps')).toContainText('one after the other');
    await page.getByRole('dialog').getByRole('button', { name: 'Approve DAI' }).click();
    await expect(page.getByTestId('swap-confirm')).toBeEnabled();
    await swap.confirm();
    await swap.submitted(chain);
    expect(before - (await balance(chain, T.DAI.address, rich))).toBe(10n * 10n ** 18n);
    expect(await wallet.requested('wallet_sendCalls')).toHaveLength(1);
  });
}

test('an internal error of the wallet does not say that the batch was not sent: no steps are offered, and a second one is warned of', async ({
  page,
  swap,
  wallet,
}) => {
  await swap.open({ from: T.DAI.address, to: T.USDC.address, sendsCalls: true, use: 'v2' });
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  await wallet.nextHabit('wallet_sendCalls', { kind: 'fail', code: -32603 });
  await swap.confirm();
  await expect(page.getByTestId('swap-review-error')).toContainText('Not known whether it was sent');
  await swap.close();
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('order-earlier-request')).toBeVisible();
  await expect(page.getByTestId('swap-confirm')).toHaveText('Ask the wallet again');
  await expect(page.getByTestId('order-in-steps')).toHaveCount(0);
});

test('a batch of which only the approval took effect says so, and the chain agrees', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: T.USDC.address, to: 'ETH', sendsCalls: true, use: 'v3' });
  await wallet.setCalls({ outcome: 'partial', receipts: 'all' });
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  const failed = page.getByTestId('swap-review-error');
  await expect(failed).toContainText('Only a part of it took effect');
  await expect(page.getByTestId('shell-popup')).toContainText('Only a part of this took effect');
  expect(await balance(chain, T.USDC.address, rich)).toBe(before);
  expect(await allowance(chain, T.USDC.address, rich, v3.swapRouter)).toBe(TEN);
  // What stands is not asked for again.
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await wallet.setCalls({ outcome: 'whole' });
  await swap.review();
  await swap.confirm();
  await swap.submitted(chain);
  expect(before - (await balance(chain, T.USDC.address, rich))).toBe(TEN);
  expect(await wallet.requested('wallet_sendCalls')).toHaveLength(1);
});
