// Wallets that lose track of what they sent: never told as "not sent", kept and warned of for as long as it takes, found on the chain (ORDER-5, ORDER-7).
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { closeSent, holding, pairs } from '../poolV2/poolV2Test';
import { balance } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const { USDC } = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const SEND = 'eth_sendTransaction';
const BATCH = 'wallet_sendCalls';
const STATUS = 'wallet_getCallsStatus';
const TEN = 10n * 10n ** 6n;

const popup = (page: Page, text: string) => page.getByTestId('shell-popup').filter({ hasText: text });

test('a status that the wallet fails to give once is asked for again, and the batch is done', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: USDC.address, to: 'ETH', sendsCalls: true, use: 'v3' });
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, USDC.address, rich);
  await wallet.nextHabit(STATUS, { kind: 'fail', code: -32603 });
  await swap.confirm();
  await expect(page.getByTestId('swap-review-submitted')).toBeVisible();
  await expect(page.getByText(/not sent|failed/i)).toHaveCount(0);
  await swap.close();
  await expect(async () => {
    await chain.mine();
    await expect(popup(page, 'Swap 10 USDC')).toContainText('Done', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  expect(before - (await balance(chain, USDC.address, rich))).toBe(TEN);
  expect(await wallet.requested(BATCH)).toHaveLength(1);
});

for (const [name, id, isForgotten] of [
  ['whose status the wallet never knows', 'object', true],
  ['without an id', 'none', false],
] as const) {
  test(`a batch ${name} is still kept, and warned of, ten minutes later, and found once it is sent`, async ({
    page,
    swap,
    wallet,
    chain,
    guard,
  }) => {
    // What is under way to a node while the clock is put forward counts as given up.
    guard.allow(/Failed to (get (?:block number|logs)|fetch chunk)/);
    await page.clock.install();
    await swap.open({ from: USDC.address, to: 'ETH', sendsCalls: true, use: 'v3' });
    await wallet.setCalls({ outcome: 'held', id });
    if (isForgotten) await wallet.setHabit(STATUS, { kind: 'fail', code: 5730 });
    await swap.type('from', '10');
    await swap.hasKind('swap');
    await swap.review();
    const before = await balance(chain, USDC.address, rich);
    await swap.confirm();
    await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
    for (let minute = 0; minute < 10; minute += 1) {
      await page.clock.fastForward('01:00');
      await chain.mine();
    }
    await expect(page.getByText(/Swap not sent|Nothing was sent|Swap failed/i)).toHaveCount(0);
    await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await swap.type('from', '11');
    await swap.hasKind('swap');
    await swap.button.click();
    await expect(page.getByTestId('order-earlier-request')).toBeVisible();
    await expect(page.getByTestId('swap-confirm')).toHaveText('Ask the wallet again');
    await swap.close();
    expect(await balance(chain, USDC.address, rich)).toBe(before);
    await wallet.sendHeldCalls();
    await expect(async () => {
      await chain.mine();
      await page.clock.fastForward('00:15');
      await expect(popup(page, 'Swap 10 USDC')).toContainText('Done', { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    expect(before - (await balance(chain, USDC.address, rich))).toBe(TEN);
    expect(await wallet.requested(BATCH)).toHaveLength(1);
  });
}

for (const value of [null, 123, '0x', { hash: '0xabc' }]) {
  test(`what was sent, and answered with ${JSON.stringify(value)}, is not known at first, warned of, and found on the chain`, async ({
    page,
    swap,
    wallet,
    chain,
  }) => {
    await swap.open({ from: 'ETH', to: USDC.address });
    await swap.type('from', '1');
    await swap.hasKind('swap');
    await swap.review();
    const before = await balance(chain, USDC.address, rich);
    await chain.mainnet.send('evm_setAutomine', [false]);
    try {
      await wallet.nextHabit(SEND, { kind: 'doThenAnswer', value });
      await swap.confirm();
      const said = page.getByTestId('swap-review-error');
      await expect(said).toContainText('Not known whether it was sent');
      await expect(page.getByText(/Swap not sent|Nothing was sent/)).toHaveCount(0);
      await said.getByRole('button', { name: 'Dismiss' }).click();
      await swap.type('from', '2');
      await swap.hasKind('swap');
      await swap.button.click();
      await expect(page.getByTestId('order-earlier-request')).toBeVisible();
      await expect(page.getByTestId('swap-confirm')).toHaveText('Ask the wallet again');
      await swap.close();
    } finally {
      await chain.mainnet.send('evm_setAutomine', [true]);
    }
    await expect(async () => {
      await chain.mine();
      await expect(popup(page, 'Swap 1 ETH')).toContainText('Done', { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    expect(await balance(chain, USDC.address, rich)).toBeGreaterThan(before);
    expect(await wallet.requested(SEND)).toHaveLength(1);
  });
}

test('a batch on whose end the wallet never says a word does not hold a form for ever: the way is free after a minute, with a warning', async ({
  page,
  wallet,
  chain,
  guard,
}) => {
  // What is under way to a node while the clock is put forward counts as given up.
  guard.allow(/Failed to (get (?:block number|logs)|fetch chunk|load resource)/);
  await page.clock.install();
  await connectWallet(page, { path: `/remove/v2/ETH/${USDC.address}`, sendsCalls: true });
  await wallet.setCalls({ outcome: 'held' });
  await wallet.setHabit(STATUS, { kind: 'hang' });
  const button = page.getByTestId('pool-v2-remove');
  await page.getByTestId('pool-v2-percent-50').click();
  await button.click();
  await page.getByTestId('pool-v2-remove-confirm').click();
  await closeSent(page, 'pool-v2-remove');
  await page.getByTestId('pool-v2-percent-50').click();
  await expect(button).toHaveText('Transaction pending');
  await expect(button).toBeDisabled();
  const status = page.getByTestId('shell-connect');
  await expect(status).toHaveText('1 Pending');

  await expect(async () => {
    await page.clock.fastForward('00:20');
    await expect(button).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await expect(button).not.toHaveText('Transaction pending');
  await status.click();
  const recent = page.getByTestId('shell-recent');
  await expect(recent).toContainText('Not known whether it was sent');
  await recent.getByTestId('shell-recent-end').click();
  await expect(page.getByTestId('shell-recent-ending')).toContainText('Look into your wallet first');
  await page.keyboard.press('Escape');
  await button.click();
  await expect(page.getByTestId('order-earlier-request')).toBeVisible();
  await expect(page.getByTestId('pool-v2-remove-confirm')).toHaveText('Ask the wallet again');
  await page.keyboard.press('Escape');

  // It was in the wallet all the time, and its end is told when the wallet speaks again.
  const before = await holding(chain, pairs.wethUsdc);
  await wallet.setHabit(STATUS, null);
  await wallet.sendHeldCalls();
  expect(await wallet.release(STATUS)).toBeGreaterThan(2);
  await expect(page.getByTestId('shell-popup').filter({ hasText: 'Remove' })).toContainText('Done');
  expect(await holding(chain, pairs.wethUsdc)).toBe(before - before / 2n);
  expect(await wallet.requested(BATCH)).toHaveLength(1);
});

// TX-27
test('a wallet that says of a batch for ever that it is under way can be left by hand after two minutes: the way is free, a second send is warned of, a late end counts', async ({
  page,
  wallet,
  chain,
  guard,
}) => {
  // What is under way to a node while the clock is put forward counts as given up.
  guard.allow(/Failed to (get (?:block number|logs)|fetch chunk|load resource)/);
  await page.clock.install();
  await connectWallet(page, { path: `/remove/v2/ETH/${USDC.address}`, sendsCalls: true });
  await wallet.setCalls({ outcome: 'held' });
  const button = page.getByTestId('pool-v2-remove');
  await page.getByTestId('pool-v2-percent-50').click();
  await button.click();
  await page.getByTestId('pool-v2-remove-confirm').click();
  await closeSent(page, 'pool-v2-remove');
  await page.getByTestId('pool-v2-percent-50').click();
  await expect(button).toHaveText('Transaction pending');
  const status = page.getByTestId('shell-connect');
  await expect(status).toHaveText('1 Pending');
  await status.click();
  const recent = page.getByTestId('shell-recent');
  await expect(recent).toContainText('With your wallet');
  await expect(recent.getByTestId('shell-recent-end')).toHaveCount(0);
  await page.clock.fastForward('02:00');
  await recent.getByTestId('shell-recent-end').click();
  await expect(page.getByTestId('shell-recent-ending')).toContainText('Your wallet says that this is still under way');
  await page.getByTestId('shell-recent-end-sure').click();
  await expect(recent).toContainText('Not known whether it was sent');
  await page.keyboard.press('Escape');

  // The wallet says the same as before, and after a reload: that holds nothing any more.
  const freeAndWarned = async () => {
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page.getByTestId('order-earlier-request')).toBeVisible();
    await expect(page.getByTestId('pool-v2-remove-confirm')).toHaveText('Ask the wallet again');
    await page.keyboard.press('Escape');
  };
  const asked = (await wallet.requested(STATUS)).length;
  await expect(async () => {
    await page.clock.fastForward('00:15');
    expect((await wallet.requested(STATUS)).length).toBeGreaterThan(asked + 1);
  }).toPass({ timeout: 60_000 });
  await freeAndWarned();
  expect(await wallet.requested(BATCH)).toHaveLength(1);
  await page.reload();
  await page.getByTestId('pool-v2-percent-50').click();
  await freeAndWarned();

  const before = await holding(chain, pairs.wethUsdc);
  await wallet.sendHeldCalls();
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByTestId('shell-popup').filter({ hasText: 'Remove' })).toContainText('Done', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  expect(await holding(chain, pairs.wethUsdc)).toBe(before - before / 2n);
  // Since the reload.
  expect(await wallet.requested(BATCH)).toHaveLength(0);
});
