// Answers that are neither a hash nor a refusal, and wallets that give none: never "not sent", found on the chain by the nonce (ORDER-7, ORDER-8).
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const SEND = 'eth_sendTransaction';

test('no answer that says nothing is told as "not sent", and the next one warns', async ({ page, swap, wallet }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  const unclear = [null, 123, '0x', { hash: '0xabc' }];
  for (const [index, value] of unclear.entries()) {
    await swap.type('from', String(index + 1));
    await swap.hasKind('swap');
    await swap.review();
    await expect(page.getByTestId('swap-confirm')).toHaveAttribute('data-kind', index === 0 ? 'confirm' : 'confirmAgain');
    await expect(page.getByTestId('order-earlier-request')).toHaveCount(index === 0 ? 0 : 1);
    await wallet.nextHabit(SEND, { kind: 'answer', value });
    await swap.confirm();
    await expect(page.getByTestId('swap-review-error')).toContainText('Not known whether it was sent');
    await page.getByTestId('swap-review-error').getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(page.getByTestId('shell-connect')).toHaveText('4 Pending');
});

test('what is not known to be sent is still followed, and still warned of, after a reload', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await wallet.nextHabit(SEND, { kind: 'doThenAnswer', value: '0x' });
    await swap.confirm();
    await expect(page.getByTestId('swap-review-error')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
    await swap.type('from', '2');
    await swap.hasKind('swap');
    await swap.review();
    await expect(page.getByTestId('order-earlier-request')).toBeVisible();
    await swap.close();
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  await chain.mine();
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 1 ETH' })).toContainText('Done');
  expect(await balance(chain, T.USDC.address, rich)).toBeGreaterThan(before);
});

test('a prompt that is never answered can be asked again after a warning; when both are confirmed both are recorded', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await wallet.nextHabit(SEND, { kind: 'hang' });
  await swap.confirm();
  await expect(page.getByTestId('swap-review-waiting')).toBeVisible();
  await swap.close();
  await swap.type('from', '2');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('order-earlier-request')).toBeVisible();
  await expect(page.getByTestId('swap-confirm')).toHaveText('Ask the wallet again');
  await swap.confirm();
  await swap.submitted(chain);
  await swap.close();
  expect(await wallet.release(SEND)).toBe(1);
  await page.getByTestId('shell-connect').click();
  const recent = page.getByTestId('shell-recent');
  await expect(recent).toContainText('Swap 1 ETH');
  await expect(recent).toContainText('Swap 2 ETH');
  await expect(recent.getByText('Done')).toHaveCount(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // Nothing is open any more, so nothing is warned of.
  await swap.type('from', '3');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('order-earlier-request')).toHaveCount(0);
});

// The wallet's window outlives the page: what it sends after a reload is found by the nonce, and until then it is warned of (ORDER-7).
test('a reload while the wallet asks leaves a trace: what it then sends is found, and warned of until it is', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.nextHabit(SEND, { kind: 'hang' });
  await swap.confirm();
  await expect.poll(async () => (await wallet.requested(SEND)).length).toBe(1);
  const [request] = (await wallet.requested(SEND)).flat();
  await page.reload();
  await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
  await page.getByTestId('shell-connect').click();
  await expect(page.getByTestId('shell-recent')).toContainText('Swap 1 ETH');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await swap.type('from', '2');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('order-earlier-request')).toBeVisible();
  await expect(page.getByTestId('swap-confirm')).toHaveText('Ask the wallet again');
  await swap.close();
  await chain.mainnet.send('eth_sendTransaction', [request]);
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Swap 1 ETH' })).toContainText('Done');
  expect(await balance(chain, T.USDC.address, rich)).toBeGreaterThan(before);
  await swap.review();
  await expect(page.getByTestId('order-earlier-request')).toHaveCount(0);
});

test('a reload while the wallet asks, and the wallet never sends: warned of until another order took its place, then told as not sent', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: T.USDC.address, to: 'ETH', use: 'v3' });
  await swap.type('from', '10');
  await swap.hasKind('approveFirst');
  await wallet.nextHabit(SEND, { kind: 'hang' });
  await page.getByRole('button', { name: 'Approve USDC' }).click();
  await expect.poll(async () => (await wallet.requested(SEND)).length).toBe(1);
  await page.reload();
  await swap.type('from', '10');
  await swap.hasKind('approveFirst');
  await expect(page.getByTestId('swap-approval')).toContainText('not known whether');
  await swap.approve('USDC');
  await swap.review();
  await expect(page.getByTestId('swap-confirm')).toHaveAttribute('data-kind', /confirm/);
  await swap.confirm();
  await swap.submitted(chain);
  await swap.close();
  // Each look of the page at the chain needs a block.
  await expect(async () => {
    await chain.mine();
    await expect(page.getByTestId('shell-connect')).not.toHaveText(/Pending/, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});
