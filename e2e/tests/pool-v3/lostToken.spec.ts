import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { heldPosition } from './positionPages';
import { expect, test } from './positionTest';

const { UNI } = seedFacts.tokens[1];
const own = seedFacts.positions[1].filter(({ owner }) => owner === seedFacts.accounts.rich);
const idOf = (kind: string) => own.find((position) => position.kind === kind)?.id ?? 0;
const lost = idOf('fullRange');

test.beforeEach(async ({ chain }) => {
  await chain.mainnet.send('anvil_setCode', [UNI.address, '0x']);
});

// V3-27
test('a position whose token has lost its code says so in the list and on its page, and the others stand', async ({ page, pools }) => {
  await pools.open('/pool');
  await expect(page.getByTestId(`pool-v3-unread-${lost}`)).toContainText('one of its tokens does not answer', { timeout: 30_000 });
  await expect(page.getByTestId(`pool-v3-value-${idOf('inRange')}`)).toContainText('$');
  await pools.row(lost).click();
  await expect(page.getByTestId('pool-v3-position-failed')).toContainText('One of the tokens of this position does not answer');
  await page.getByTestId('pool-v3-back').click();
  await expect(page.getByTestId(`pool-v3-value-${idOf('inRange')}`)).toContainText('$');
});

// V3-27, V3-31
test('its liquidity is removed in percent: no amount of the lost token is shown, and the other one arrives', async ({
  page,
  pools,
  chain,
}) => {
  const before = await heldPosition(chain, String(lost));
  await pools.open(`/pool/${lost}`);
  await expect(page.getByTestId('pool-v3-position-failed')).toContainText('removed, in percent', { timeout: 30_000 });
  await page.getByTestId('pool-v3-leave').click();
  await expect(page.getByTestId('pool-v3-remove-unread')).toBeVisible();
  await page.getByTestId('pool-v3-percent-50').click();
  // By its address the lost token is the first of the two.
  const [gone, there] = [0, 1];
  await expect(page.getByTestId(`pool-v3-freed${gone}`)).toHaveText('–');
  await expect(page.getByTestId(`pool-v3-freed${there}`)).not.toHaveText('–');
  await page.getByTestId('pool-v3-remove-button').click();
  // Nothing of it arrives, which the trial shows; the other side is not locked in with it.
  await expect(page.getByTestId('order-problem')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId(`pool-v3-order-pooled${gone}`)).toHaveText('–');
  await page.getByTestId(`pool-v3-take-alone-${there}`).click();
  await pools.confirm();
  await expect(page.getByTestId('shared-transaction-hash')).toBeVisible({ timeout: 20_000 });
  const after = await heldPosition(chain, String(lost));
  expect(after.liquidity).toBe(before.liquidity - before.liquidity / 2n);
});

// V3-23
test('a collection from all leaves it out, and is not offered again while it is under way', async ({ page, pools, chain }) => {
  await pools.open('/pool');
  await page.getByTestId('pool-v3-collect-all-open').click();
  const rowOf = (id: number) => page.getByTestId(`pool-v3-collect-row-${id}`);
  await expect(rowOf(lost)).toContainText('It is left out', { timeout: 30_000 });
  await expect(rowOf(lost).getByRole('checkbox')).toHaveCount(0);
  const taken = idOf('inRange');
  await expect(rowOf(taken)).toHaveAttribute('data-worth', 'worth');

  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await page.getByTestId('pool-v3-collect-all-button').click();
    await pools.confirm();
    await expect(page.getByTestId('shared-transaction-hash')).toBeVisible({ timeout: 20_000 });
    await pools.close();
    await expect(rowOf(taken)).toHaveAttribute('data-worth', 'pending');
    await expect(rowOf(taken)).toContainText('Being collected');
    await expect(rowOf(taken).getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByTestId('pool-v3-collect-all-button')).toBeHidden();
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
    await chain.mine();
  }
  await expect(rowOf(taken)).toHaveCount(0, { timeout: 20_000 });
  const { tokensOwed0, tokensOwed1 } = await heldPosition(chain, String(taken));
  expect([tokensOwed0, tokensOwed1]).toEqual([0n, 0n]);
});
