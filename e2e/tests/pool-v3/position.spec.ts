import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { approveForAll, heldPosition, holding } from './positionPages';
import { shownNumber } from '../../harness/shownNumber';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const T = seedFacts.tokens[1];
const idOf = (kind: string) => seedFacts.positions[1].find((position) => position.kind === kind)?.id ?? 0;

test('the owner sees range, value, fees and the ways on; the prices can be turned over', async ({ page, pools }) => {
  await pools.open(`/pool/${idOf('inRange')}`);
  await expect(page.getByTestId('pool-v3-pair')).toHaveText('USDC/ETH');
  await expect(page.getByTestId('pool-v3-fee')).toHaveText('0.3%');
  await expect(page.getByTestId('pool-v3-badge-inRange').first()).toBeVisible();
  await expect(page.getByTestId('pool-v3-liquidity-dollars')).toHaveText(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
  await expect(page.getByTestId('pool-v3-fees-dollars')).toHaveText(/^\$\d+\.\d\d$/);
  await expect(page.getByTestId('pool-v3-picture').getByRole('img')).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/);
  const [min, max] = [page.getByTestId('pool-v3-min'), page.getByTestId('pool-v3-max')];
  const [low, high] = [shownNumber(await min.textContent()), shownNumber(await max.textContent())];
  await page.getByTestId('pool-v3-invert').click();
  expect(shownNumber(await min.textContent()) * high).toBeCloseTo(1, 3);
  expect(shownNumber(await max.textContent()) * low).toBeCloseTo(1, 3);
  await page.getByTestId('pool-v3-remove').click();
  await expect(page).toHaveURL(new RegExp(`/remove/${idOf('inRange')}`));
});

// V3-6
test('a full range is shown as 0 and infinity, a closed position without removal', async ({ page, pools }) => {
  await pools.open(`/pool/${idOf('fullRange')}`);
  await expect(page.getByTestId('pool-v3-min')).toHaveText('0');
  await expect(page.getByTestId('pool-v3-max')).toHaveText('∞');
  await page.goto(`/pool/${idOf('closed')}`);
  await expect(page.getByTestId('pool-v3-badge-closed').first()).toBeVisible();
  await expect(page.getByTestId('pool-v3-increase')).toBeVisible();
  await expect(page.getByTestId('pool-v3-remove')).toBeHidden();
});

// V3-20
test('a stranger sees the owner, an operator the ways on', async ({ page, pools }) => {
  await pools.open(`/pool/${idOf('foreign')}`);
  await expect(page.getByTestId('pool-v3-owner')).toContainText(seedFacts.accounts.second.slice(-4));
  await expect(page.getByTestId('pool-v3-increase')).toBeHidden();
  await expect(page.getByTestId('pool-v3-collect')).toBeHidden();
  await page.goto(`/pool/${idOf('approved')}`);
  await expect(page.getByTestId('pool-v3-increase')).toBeVisible();
});

test('one who is approved for all positions of an owner can act on each, and no longer once it is taken back', async ({
  page,
  pools,
  chain,
}) => {
  const id = String(idOf('foreign'));
  await pools.open(`/pool/${id}`);
  await expect(page.getByTestId('pool-v3-owner')).toBeVisible();
  await approveForAll(chain, seedFacts.accounts.second, rich, true);
  await page.getByTestId('pool-v3-remove').click();
  await page.getByTestId('pool-v3-percent-100').click();
  await expect(page.getByTestId('pool-v3-remove-button')).toBeEnabled();
  await page.getByTestId('pool-v3-remove-button').click();
  await expect(page.getByTestId('pool-v3-order-receiver')).toHaveText(rich);
  await expect(page.getByTestId('pool-v3-order-operator')).toContainText(seedFacts.accounts.second);
  await pools.confirm();
  const paid = await chain.mainnet.getTransaction(await pools.submitted(chain));
  expect(paid.data.toLowerCase()).toContain(rich.slice(2).toLowerCase());
  expect((await heldPosition(chain, id)).liquidity).toBe(0n);
  await approveForAll(chain, seedFacts.accounts.second, rich, false);
  await page.goto(`/pool/${id}`);
  await expect(page.getByTestId('pool-v3-owner')).toBeVisible();
  await expect(page.getByTestId('pool-v3-increase')).toBeHidden();
});

for (const asWrapped of [false, true]) {
  test(`fees are collected as ${asWrapped ? 'the wrapped' : 'the native'} coin, as they were shown`, async ({ page, pools, chain }) => {
    await pools.open(`/pool/${idOf('inRange')}`);
    await expect(page.getByTestId('pool-v3-collect')).toBeVisible();
    if (asWrapped) await page.getByTestId('pool-v3-as-wrapped').click();
    await page.getByTestId('pool-v3-collect').click();
    await expect(page.getByRole('dialog').getByText('Claim fees')).toBeVisible();
    const before = await Promise.all([
      holding(chain, T.USDC.address, rich),
      holding(chain, T.WETH.address, rich),
      holding(chain, 'ETH', rich),
    ]);
    const shown = await page.getByTestId('pool-v3-order-fees1').getAttribute('title');
    await pools.confirm();
    const hash = await pools.submitted(chain);
    const receipt = await chain.mainnet.getTransactionReceipt(hash);
    const gas = receipt.gasUsed.mul(receipt.effectiveGasPrice).toBigInt();
    const after = await Promise.all([
      holding(chain, T.USDC.address, rich),
      holding(chain, T.WETH.address, rich),
      holding(chain, 'ETH', rich),
    ]);
    const [usdc, weth, eth] = after.map((amount, index) => amount - (before[index] ?? 0n));
    expect(usdc).toBeGreaterThan(0n);
    const coin = asWrapped ? weth : (eth ?? 0n) + gas;
    expect(asWrapped ? (eth ?? 0n) + gas : weth).toBe(0n);
    expect(shown).toContain(`0.${String(coin).padStart(18, '0').replace(/0+$/, '')}`);
    await pools.close();
    await expect(page.getByRole('button', { name: 'Collected' })).toBeVisible();
  });
}

test('what a closed position still holds can be collected', async ({ page, pools, chain }) => {
  const id = String(idOf('closedUncollected'));
  await pools.open(`/pool/${id}`);
  await page.getByTestId('pool-v3-collect').click();
  const before = await holding(chain, T.USDC.address, rich);
  const { tokensOwed0 } = await heldPosition(chain, id);
  await pools.confirm();
  await pools.submitted(chain);
  expect((await holding(chain, T.USDC.address, rich)) - before).toBe(tokensOwed0);
  expect((await heldPosition(chain, id)).tokensOwed0).toBe(0n);
});

test('a refusal of the wallet is quiet, a failure is told where it happened', async ({ page, pools, wallet, guard }) => {
  guard.allow(/The wallet did not send an order/);
  await pools.open(`/pool/${idOf('inRange')}`);
  await page.getByTestId('pool-v3-collect').click();
  await wallet.rejectNext();
  await pools.confirm();
  await expect(page.getByTestId('pool-v3-confirm')).toBeVisible();
  await wallet.failNext(-32003, 'out of paper');
  await pools.confirm();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('out of paper');
});

for (const [name, id] of [
  ['unknown', '999999'],
  ['huge', '9'.repeat(77)],
  ['no number', 'abc'],
] as const) {
  test(`an id that is ${name} says so, and its removal leads on`, async ({ page }) => {
    await page.goto(`/pool/${id}?lng=en-US`);
    await expect(page.getByTestId('pool-v3-position-missing')).toBeVisible();
    await page.goto(`/remove/${id}?lng=en-US`);
    if (name === 'unknown' || name === 'huge') await expect(page.getByTestId('pool-v3-position-missing')).toBeVisible();
    else await expect(page).toHaveURL(/\/pool$/);
  });
}

test('the removal of id 0 leads to the overview', async ({ page }) => {
  await page.goto('/remove/0?lng=en-US');
  await expect(page).toHaveURL(/\/pool$/);
});
