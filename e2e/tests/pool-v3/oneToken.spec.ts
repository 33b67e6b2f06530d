import { utils } from 'ethers';
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { heldPosition, holding, ownedIds } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH } = seedFacts.tokens[1];
const own = seedFacts.positions[1].filter(({ owner }) => owner === rich);
const idOf = (kind: string) => String(own.find((position) => position.kind === kind)?.id);

/** The exact figure of a part of the review. */
async function exact(page: Page, part: string, decimals: number): Promise<bigint> {
  const title = (await page.getByRole('dialog').getByTestId(`pool-v3-order-${part}`).getAttribute('title')) ?? '';
  return utils.parseUnits(/[\d.]+/.exec(title.replaceAll(',', ''))?.[0] ?? '0', decimals).toBigInt();
}

// V3-34
test('an addition in one token is one confirmation with a wallet that batches, and exactly the named rest is left', async ({
  page,
  pools,
  chain,
  wallet,
}) => {
  await connectWallet(page, { path: `/add/${USDC.address}/${WETH.address}/3000`, sendsCalls: true });
  await pools.range('0.0004', '0.0007');
  await page.getByTestId('pool-v3-one-open').click();
  await page.getByTestId('pool-v3-one-amount').getByRole('textbox').fill('3000');
  await expect(page.getByTestId('pool-v3-one-loss')).toBeVisible({ timeout: 30_000 });
  const idsBefore = await ownedIds(chain, rich);
  const before = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  await page.getByTestId('pool-v3-one-review').click();
  await expect(page.getByTestId('pool-v3-confirm')).toBeEnabled({ timeout: 30_000 });
  const rest = [await exact(page, 'rest0', USDC.decimals), await exact(page, 'rest1', WETH.decimals)];
  await pools.confirm();
  await expect.poll(async () => (await ownedIds(chain, rich)).length, { timeout: 20_000 }).toBe(idsBefore.length + 1);
  expect(await wallet.requested('wallet_sendCalls')).toHaveLength(1);
  const after = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  const changes = after.map((amount, index) => amount - (before[index] ?? 0n));
  expect(changes).toEqual([(rest[0] ?? 0n) - 3_000_000_000n, rest[1]]);
});

// V3-34
test('with a wallet of one call at a time the swap comes first, and the addition after it', async ({ page, pools, chain }) => {
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await pools.range('1500', '2500');
  await page.getByTestId('pool-v3-one-open').click();
  await page.getByTestId('pool-v3-one-amount').getByRole('textbox').fill('1');
  await expect(page.getByTestId('pool-v3-one')).toContainText('one call at a time');
  // The amount stays with its token when the sides change places, and outlives a reload (ORDER-9).
  await page.getByTestId('pool-v3-turn-over').click();
  await expect(page.getByTestId('pool-v3-one-pay-b')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('pool-v3-turn-over').click();
  await page.reload();
  await expect(page.getByTestId('pool-v3-one-pay-a')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('pool-v3-one-amount').getByRole('textbox')).toHaveValue('1');
  await expect(page.getByTestId('pool-v3-one-loss')).toBeVisible({ timeout: 30_000 });
  const idsBefore = await ownedIds(chain, rich);
  const usdcBefore = await holding(chain, USDC.address, rich);
  await page.getByTestId('pool-v3-one-review').click();
  await expect(page.getByTestId('pool-v3-order-step')).toContainText('Step 1 of 2');
  await expect(page.getByTestId('pool-v3-order-way')).toContainText(/^ETH → [\d.]+% → USDC$/);
  await expect(page.getByTestId('pool-v3-confirm')).toBeEnabled({ timeout: 30_000 });
  const bought = await exact(page, 'bought', USDC.decimals);
  await pools.confirm();
  await pools.submitted(chain);
  expect((await holding(chain, USDC.address, rich)) - usdcBefore).toBe(bought);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('pool-v3-order-b')).toBeVisible();
  // Who closes it does not lose the second step, and is not offered the first one again.
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByTestId('pool-v3-one-next')).toContainText('Step 2 of 2');
  await expect(page.getByTestId('pool-v3-one-review')).toHaveCount(0);
  // Nor does who loads the page anew.
  await page.reload();
  await expect(page.getByTestId('pool-v3-one-next')).toContainText('The swap was sent');
  await page.getByTestId('pool-v3-one-next-review').click();
  await expect(dialog.getByTestId('pool-v3-order-b')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve USDC' }).click();
  await expect(page.getByTestId('pool-v3-confirm')).toBeEnabled({ timeout: 30_000 });
  await pools.confirm();
  await pools.submitted(chain);
  await expect(page.getByTestId('pool-v3-one-next')).toBeHidden();
  expect(await ownedIds(chain, rich)).toHaveLength(idsBefore.length + 1);
  // All that was bought went in, but for what the price that was named as the least allows.
  const left = (await holding(chain, USDC.address, rich)) - usdcBefore;
  expect(left).toBeGreaterThanOrEqual(0n);
  expect(left * 100n).toBeLessThan(bought);
});

// V3-34
test('a position of one token moves around the price in one confirmation, and exactly the named rest is left', async ({
  page,
  pools,
  chain,
}) => {
  const id = idOf('rangeAbove');
  await connectWallet(page, { path: `/pool/${id}`, sendsCalls: true });
  await page.getByTestId('pool-v3-move-open').click();
  await page.getByTestId('pool-v3-move-same-width').click();
  await expect(page.getByTestId('pool-v3-move-lacks')).toBeVisible();
  await page.getByTestId('pool-v3-move').getByRole('checkbox').check();
  await expect(page.getByTestId('pool-v3-move-lacks')).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('pool-v3-move').getByRole('checkbox')).toBeChecked();
  await expect(page.getByTestId('pool-v3-move-loss')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('pool-v3-move-review').click();
  await expect(page.getByTestId('pool-v3-confirm')).toBeEnabled({ timeout: 30_000 });
  const rest = [await exact(page, 'rest0', USDC.decimals), await exact(page, 'rest1', WETH.decimals)];
  const before = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  const idsBefore = await ownedIds(chain, rich);
  await pools.confirm();
  await expect.poll(async () => (await ownedIds(chain, rich)).length, { timeout: 20_000 }).toBe(idsBefore.length + 1);
  expect(await heldPosition(chain, id)).toMatchObject({ liquidity: 0n, tokensOwed0: 0n, tokensOwed1: 0n });
  const after = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual(rest);
});
