// Wallets that lose track of what they sent: never told as "not sent", kept and warned of for as long as it takes, found on the chain (ORDER-5, ORDER-7).
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
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
    guard.allow(/Failed to (get block number|fetch chunk)/);
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
