// Two tabs of one browser, and a wallet that is silent in the first: what it was asked is known in the second, and its late answer changes no fact (ORDER-7, ORDER-8).
import type { BrowserContext } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { ConsoleGuard } from '../../harness/consoleGuard';
import { createWallet } from '../../harness/wallet';
import { balance, createSwapPage, type SwapPage } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const SEND = 'eth_sendTransaction';

/** Another tab of the browser, with the same wallet. */
async function openOther(context: BrowserContext, guard: ConsoleGuard) {
  const page = await context.newPage();
  guard.watch(page);
  const wallet = createWallet(page);
  return { page, wallet, swap: createSwapPage(page, wallet) };
}

async function review(swap: SwapPage, amount: string): Promise<void> {
  await swap.type('from', amount);
  await swap.hasKind('swap');
  await swap.review();
}

test('what one tab asked a silent wallet is warned of in another; sent from there, the first one’s late and empty answer is no second swap', async ({
  page,
  context,
  swap,
  wallet,
  chain,
  guard,
}) => {
  guard.allow(/The wallet did not send an order/);
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await review(swap, '1');
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.nextHabit(SEND, { kind: 'answerLate', value: null });
  await swap.confirm();
  await expect(page.getByTestId('swap-review-waiting')).toBeVisible();
  await expect.poll(async () => (await wallet.requested(SEND)).length).toBe(1);

  const other = await openOther(context, guard);
  await other.swap.open({ from: 'ETH', to: T.USDC.address });
  await expect(other.page.getByTestId('shell-connect')).toHaveText('1 Pending');
  await review(other.swap, '1');
  await expect(other.page.getByTestId('order-earlier-request')).toBeVisible();
  await expect(other.page.getByTestId('swap-confirm')).toHaveText('Ask the wallet again');
  expect(await other.wallet.methods()).not.toContain(SEND);
  await other.swap.confirm();
  await other.swap.submitted(chain);
  const once = (await balance(chain, T.USDC.address, rich)) - before;
  expect(once).toBeGreaterThan(0n);

  expect(await wallet.release(SEND)).toBe(1);
  const said = page.getByTestId('swap-review-error');
  await expect(said).toContainText(/Not known whether it was sent|It was not sent so far/);
  // Each look of the page at the chain needs a block.
  await expect(async () => {
    await chain.mine();
    await expect(said).toContainText('It was not sent so far', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  expect((await balance(chain, T.USDC.address, rich)) - before).toBe(once);
  await expect(page.getByTestId('shell-connect')).not.toHaveText(/Pending/);
  await expect(other.page.getByTestId('shell-connect')).not.toHaveText(/Pending/);
});

test('what a silent wallet sent all the same is found by another tab, and the tab that asked takes its end from there', async ({
  page,
  context,
  swap,
  wallet,
  chain,
  guard,
}) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await review(swap, '1');
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.nextHabit(SEND, { kind: 'doThenAnswerLate', value: '0x' });
  await swap.confirm();
  await expect.poll(() => balance(chain, T.USDC.address, rich)).toBeGreaterThan(before);
  const once = (await balance(chain, T.USDC.address, rich)) - before;
  await expect(page.getByTestId('swap-review-waiting')).toBeVisible();

  const other = await openOther(context, guard);
  await other.swap.open({ from: 'ETH', to: T.USDC.address });
  await expect(async () => {
    await chain.mine();
    await expect(page.getByTestId('shared-transaction-hash')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const hash = await swap.submitted(chain);
  expect((await chain.mainnet.getTransaction(hash)).from).toBe(rich);
  await review(other.swap, '1');
  await expect(other.page.getByTestId('order-earlier-request')).toHaveCount(0);

  expect(await wallet.release(SEND)).toBe(1);
  await swap.close();
  await page.getByTestId('shell-connect').click();
  const recent = page.getByTestId('shell-recent');
  await expect(recent.getByText('Done')).toHaveCount(1);
  await expect(recent.getByText(/Swap 1 ETH/)).toHaveCount(1);
  expect((await balance(chain, T.USDC.address, rich)) - before).toBe(once);
});
