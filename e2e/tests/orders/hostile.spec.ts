// What a hurried hand, a wallet or a node may do to an open review: at most one request for one press, and nothing said that is not so (ORDER-4, ORDER-7, ORDER-9, ORDER-11).
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { spoilNode } from '../../harness/faultyNode';
import { balance, type SwapPage } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const SEND = 'eth_sendTransaction';

async function openReview(swap: SwapPage): Promise<void> {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
}

/** Presses a button so often before the page can draw anew. */
const pressTogether = (page: Page, testId: string, times: number) =>
  page.getByTestId(testId).evaluate((button, count) => {
    for (let press = 0; press < count; press += 1) if (button instanceof HTMLElement) button.click();
  }, times);

test('a button that is pressed three times at once asks the wallet once', async ({ page, swap, wallet, chain }) => {
  await openReview(swap);
  const before = await balance(chain, T.USDC.address, rich);
  await pressTogether(page, 'swap-confirm', 3);
  await swap.submitted(chain);
  const once = (await balance(chain, T.USDC.address, rich)) - before;
  expect(once).toBeGreaterThan(0n);
  await page.keyboard.press('Enter');
  await swap.close();
  expect(await wallet.requested(SEND)).toHaveLength(1);
  expect((await balance(chain, T.USDC.address, rich)) - before).toBe(once);
});

test('an approval that is pressed three times at once is asked for once', async ({ page, swap, wallet }) => {
  await swap.open({ from: T.DAI.address, to: T.USDC.address, use: 'v2' });
  await swap.type('from', '10');
  await swap.hasKind('approveFirst');
  await page.getByRole('button', { name: 'Approve DAI' }).evaluate((button) => {
    for (let press = 0; press < 3; press += 1) if (button instanceof HTMLElement) button.click();
  });
  await swap.hasKind('swap');
  expect(await wallet.requested(SEND)).toHaveLength(1);
});

test('Escape, the way back and forth while the wallet asks lose nothing: what it then sends is recorded, and warned of until then', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await openReview(swap);
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.nextHabit(SEND, { kind: 'hang' });
  await swap.confirm();
  await expect(page.getByTestId('swap-review-waiting')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Pool', exact: true }).first().click();
  await expect(swap.button).toBeHidden();
  await page.goBack();
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('order-earlier-request')).toBeVisible();
  await swap.close();
  expect(await wallet.release(SEND)).toBe(1);
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 1 ETH' })).toContainText('Done');
  expect(await balance(chain, T.USDC.address, rich)).toBeGreaterThan(before);
  expect(await wallet.requested(SEND)).toHaveLength(1);
});

for (const fault of ['500', 'hang', 'html'] as const) {
  test(`a node that dies between the trial and the press (${fault}) never makes a sent swap "not sent"`, async ({
    page,
    swap,
    wallet,
    chain,
    guard,
    site,
  }) => {
    guard.allow(/Failed to load resource|WebSocket|Failed to (get (?:block number|logs)|fetch chunk)/);
    const node = await spoilNode(page, site.rpcUrls['1'] ?? '');
    await openReview(swap);
    const before = await balance(chain, T.USDC.address, rich);
    const press = page.getByTestId('swap-confirm');
    const isAsked = async () => (await wallet.requested(SEND)).length === 1;
    // A block that comes as the node dies makes the review wait, or blocks it, which is right: then once more.
    await expect(async () => {
      if (await isAsked()) return;
      node.set(null);
      const again = page.getByRole('button', { name: 'Check again' });
      if (await again.isVisible()) await again.click();
      await expect(press).toBeEnabled({ timeout: 5000 });
      node.set(fault);
      await press.click({ timeout: 1000 });
      await expect.poll(isAsked, { timeout: 25_000 }).toBe(true);
    }).toPass({ timeout: 100_000 });
    // The wallet has a node of its own: what it sent is sent, whatever this page can read.
    await expect.poll(() => balance(chain, T.USDC.address, rich), { timeout: 30_000 }).toBeGreaterThan(before);
    await expect(page.getByTestId('shared-transaction-hash')).toBeVisible();
    await expect(page.getByText(/not sent|Nothing was sent/i)).toHaveCount(0);
    await swap.close();
    await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
    node.set(null);
    await expect(async () => {
      await chain.mine();
      await expect(page.getByTestId('shell-connect')).not.toHaveText(/Pending/, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    expect(await wallet.requested(SEND)).toHaveLength(1);
  });
}

test('a hash that belongs to nothing is never "Done", and the next order is sent all the same', async ({ page, swap, wallet, chain }) => {
  await openReview(swap);
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.nextHabit(SEND, { kind: 'answer', value: `0x${'ab'.repeat(32)}` });
  await swap.confirm();
  await expect(page.getByTestId('shared-transaction-hash')).toBeVisible();
  await swap.close();
  await chain.mine();
  await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
  expect(await balance(chain, T.USDC.address, rich)).toBe(before);
  await swap.type('from', '2');
  await swap.hasKind('swap');
  await swap.review();
  await swap.confirm();
  await swap.submitted(chain);
  await swap.close();
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 2 ETH' })).toContainText('Done');
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 1 ETH' }).filter({ hasText: 'Done' })).toHaveCount(0);
});

// TX-26
test('a hash of somebody else’s transaction is not this swap: it is never told as done', async ({ page, swap, wallet, chain }) => {
  const { second } = seedFacts.accounts;
  const foreign = await chain.mainnet.getSigner(second).sendTransaction({ to: second, value: 1 });
  await foreign.wait();
  await openReview(swap);
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.nextHabit(SEND, { kind: 'answer', value: foreign.hash });
  await swap.confirm();
  await expect(page.getByTestId('swap-review-waiting')).toBeHidden();
  await chain.mine();
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 1 ETH' })).toContainText('does not show what became of this order');
  expect(await balance(chain, T.USDC.address, rich)).toBe(before);
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Done' })).toHaveCount(0);
});

test('a swap that is cancelled in the wallet is told as replaced, not as done', async ({ page, swap, wallet, chain }) => {
  await openReview(swap);
  const before = await balance(chain, T.USDC.address, rich);
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await swap.confirm();
    const hash = await page.getByTestId('shared-transaction-hash').getAttribute('data-hash');
    await swap.close();
    await wallet.cancel(hash ?? undefined);
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  // Another transaction at its place is believed once it stands in a second block.
  await expect(async () => {
    await chain.mine();
    await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 1 ETH' })).toContainText('Replaced', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Done' })).toHaveCount(0);
  expect(await balance(chain, T.USDC.address, rich)).toBe(before);
});

test('an account that changes between the review and the press closes it: nothing is asked of either', async ({ page, swap, wallet }) => {
  await openReview(swap);
  await page.evaluate(() => {
    globalThis.__devWallet.setAccount(1);
    document.querySelector<HTMLElement>('[data-testid="swap-confirm"]')?.click();
  });
  await expect(page.getByTestId('swap-closed')).toContainText('The account changed');
  expect(await wallet.methods()).not.toContain(SEND);
});
