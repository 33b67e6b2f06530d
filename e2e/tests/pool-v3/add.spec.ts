import { BigNumber, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { heldPosition, holding, ownedIds, poolTick } from './positionPages';
import { shownNumber } from '../../harness/shownNumber';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const T = seedFacts.tokens[1];
const USDC = T.USDC.address;
const WETH = T.WETH.address;
const abi = new utils.Interface([
  'function multicall(bytes[])',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline))',
]);

async function newId(chain: Parameters<typeof ownedIds>[0]): Promise<string> {
  return (await ownedIds(chain, rich)).at(-1) ?? '';
}

test('a position with the native coin is added in range as the preview says', async ({ page, pools, chain }) => {
  await pools.open(`/add/ETH/${USDC}/3000`);
  await expect(page.getByTestId('pool-v3-current-price')).toContainText('USDC per ETH');
  await pools.range('1500', '2500');
  await expect(pools.minPrice).toHaveValue(/^150\d/);
  await pools.deposit('a').fill('1');
  await expect(pools.deposit('b')).not.toHaveValue('');
  await pools.ready('approveFirst');
  await pools.approve('b');
  await pools.ready('preview');
  await pools.addButton.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Add Liquidity')).toBeVisible();
  const exact = async (testId: string) => shownNumber(await dialog.getByTestId(testId).getAttribute('title'));
  const shown = {
    a: await exact('pool-v3-order-a'),
    b: await exact('pool-v3-order-b'),
    leastA: await exact('pool-v3-order-least-a'),
    leastB: await exact('pool-v3-order-least-b'),
  };
  const usdcBefore = await holding(chain, USDC, rich);
  await pools.confirm();
  const hash = await pools.submitted(chain);
  const [calls] = abi.decodeFunctionData('multicall', (await chain.mainnet.getTransaction(hash)).data);
  const [params] = abi.decodeFunctionData('mint', calls[0]);
  const whole = (value: unknown, decimals: number) => Number(BigNumber.from(value).toBigInt()) / 10 ** decimals;
  expect(whole(params.amount1Desired, 18)).toBeCloseTo(shown.a, 9);
  expect(whole(params.amount0Desired, 6)).toBeCloseTo(shown.b, 6);
  expect(whole(params.amount1Min, 18)).toBeCloseTo(shown.leastA, 9);
  expect(whole(params.amount0Min, 6)).toBeCloseTo(shown.leastB, 6);
  const held = await heldPosition(chain, await newId(chain));
  expect([held.tickLower, held.tickUpper, held.fee]).toEqual([params.tickLower, params.tickUpper, 3000]);
  expect(Number(usdcBefore - (await holding(chain, USDC, rich))) / 1e6).toBeCloseTo(shown.b, 5);
  await pools.close();
  await expect(page).toHaveURL(/\/pool$/);
  await expect(pools.row(await newId(chain))).toBeVisible();
});

for (const [name, min, max, open, locked] of [
  ['above', '2500', '3000', 'a', 'b'],
  ['below', '1000', '1500', 'b', 'a'],
] as const) {
  test(`a range ${name} the price takes one token alone, without slippage`, async ({ page, pools, chain }) => {
    await pools.open(`/add/${WETH}/${USDC}/500`);
    await pools.range(min, max);
    await expect(page.getByTestId('pool-v3-out-of-range')).toBeVisible();
    await expect(page.getByTestId(`pool-v3-deposit-${locked}`).getByRole('textbox')).toBeHidden();
    await expect(page.getByTestId(`pool-v3-deposit-${locked}`)).toContainText(
      'The market price is outside your specified price range. Single-asset deposit only.',
    );
    await pools.deposit(open).fill(open === 'a' ? '0.5' : '700');
    await pools.approve(open);
    await pools.ready('preview');
    await pools.addButton.click();
    await pools.confirm();
    const hash = await pools.submitted(chain);
    const [params] = abi.decodeFunctionData('mint', (await chain.mainnet.getTransaction(hash)).data);
    const taken =
      open === 'a'
        ? [params.amount1Desired, params.amount0Desired, params.amount1Min]
        : [params.amount0Desired, params.amount1Desired, params.amount0Min];
    expect(BigNumber.from(taken[1]).isZero()).toBe(true);
    expect(BigNumber.from(taken[0]).sub(taken[2]).toNumber()).toBeLessThanOrEqual(1000);
    expect((await heldPosition(chain, await newId(chain))).liquidity).toBeGreaterThan(0n);
  });
}

test('the full range is taken after its warning', async ({ page, pools, chain }) => {
  await pools.open(`/add/${USDC}/ETH/3000`);
  await page.getByTestId('pool-v3-full-range').click();
  await page.getByRole('button', { name: 'I Understand' }).click();
  await expect(pools.minPrice).toHaveValue('0');
  await expect(pools.maxPrice).toHaveValue('∞');
  await pools.deposit('b').fill('0.25');
  await pools.approve('a');
  await pools.addButton.click();
  await pools.confirm();
  await pools.submitted(chain);
  const held = await heldPosition(chain, await newId(chain));
  expect([held.tickLower, held.tickUpper]).toEqual([-887_220, 887_220]);
});

test('a pool that does not exist gets its start price', async ({ page, pools, chain }) => {
  const UNI = T.UNI.address;
  expect(await poolTick(chain, UNI, USDC, 10_000)).toBeNull();
  await pools.open(`/add/${UNI}/${USDC}/10000`);
  await expect(page.getByRole('heading', { name: 'Create a pair' })).toBeVisible();
  await expect(pools.minPrice).toBeDisabled();
  await expect(pools.deposit('a')).toBeDisabled();
  await page.getByTestId('pool-v3-start-price').fill('5');
  await pools.range('4', '6');
  await pools.deposit('a').fill('100');
  await pools.approve('a');
  await pools.approve('b');
  await pools.addButton.click();
  await expect(page.getByRole('dialog').getByTestId('pool-v3-order-start')).toContainText('5 USDC per UNI');
  await pools.confirm();
  await pools.submitted(chain);
  const tick = await poolTick(chain, UNI, USDC, 10_000);
  const price = 1.0001 ** (tick ?? 0) * 10 ** 12;
  expect(UNI.toLowerCase() < USDC.toLowerCase() ? price : 1e24 / price).toBeGreaterThan(4.99);
  expect((await heldPosition(chain, await newId(chain))).liquidity).toBeGreaterThan(0n);
});

test('a position is increased by its own ticks', async ({ page, pools, chain }) => {
  await pools.open(`/increase/${USDC}/ETH/3000/11`);
  const before = await heldPosition(chain, '11');
  await pools.deposit('b').fill('0.5');
  await pools.approve('a');
  await pools.addButton.click();
  await pools.confirm();
  await pools.submitted(chain);
  const after = await heldPosition(chain, '11');
  expect(after.liquidity).toBeGreaterThan(before.liquidity);
  await pools.close();
  await expect(page).toHaveURL(/\/pool$/);
});

// V3-20
test('a position of somebody else is increased only after a typed word that names its owner', async ({ page, pools, chain }) => {
  const id = String(seedFacts.positions[1].find(({ kind }) => kind === 'foreign')?.id);
  const owner = seedFacts.accounts.second;
  await pools.open(`/increase/${USDC}/ETH/3000/${id}`);
  await expect(page.getByTestId('pool-v3-foreign-owner')).toContainText(owner);
  const before = await heldPosition(chain, id);
  await pools.deposit('b').fill('0.1');
  await pools.approve('a');
  await pools.addButton.click();
  const asked = page.getByTestId('shared-confirm-by-typing');
  await expect(asked).toContainText(owner);
  const go = asked.getByRole('button', { name: 'Confirm' });
  await expect(go).toBeDisabled();
  await asked.getByRole('textbox').fill('confirm');
  await go.click();
  await pools.confirm();
  await pools.submitted(chain);
  expect((await heldPosition(chain, id)).liquidity).toBeGreaterThan(before.liquidity);
});

test('the address is the pair and the fee', async ({ page, pools }) => {
  await pools.open(`/add/${USDC}/${USDC}`);
  await expect(page).toHaveURL(new RegExp(`/add/${USDC}$`, 'i'));
  await page.goto(`/add/ETH/${WETH}`);
  await expect(page).toHaveURL(/\/add\/ETH$/);
  await page.goto(`/add/ETH/${USDC}/3000`);
  await pools.range('1500', '2500');
  const low = await pools.minPrice.inputValue();
  await page.getByTestId('pool-v3-turn-over').click();
  await expect(page).toHaveURL(new RegExp(`/add/${USDC}/ETH/3000$`, 'i'));
  await expect(pools.maxPrice).toHaveValue(/^0\.000[56]/);
  await page.getByTestId('pool-v3-turn-over').click();
  await expect(pools.minPrice).toHaveValue(low);
  await page.getByTestId('pool-v3-fee-toggle').click();
  await page.getByTestId('pool-v3-fee-500').click();
  await expect(page).toHaveURL(/\/500$/);
  await expect(pools.minPrice).toHaveValue('');
  await page.getByTestId('pool-v3-clear').click();
  await expect(page).toHaveURL(/\/add$/);
});

test('a fresh pair gets the tier with the largest share', async ({ page, pools }) => {
  await pools.open(`/add/ETH/${USDC}`);
  await expect(page).toHaveURL(/\/(100|500|3000|10000)$/);
  await page.getByTestId('pool-v3-fee-toggle').click();
  await expect(
    page
      .getByTestId('pool-v3-fee')
      .getByText(/% select/)
      .first(),
  ).toBeVisible();
});

test('an invalid range says so, the steps move one spacing, the chart has handles', async ({ page, pools }) => {
  await pools.open(`/add/ETH/${USDC}/3000`);
  await pools.range('2500', '1500');
  await expect(page.getByTestId('pool-v3-invalid-range')).toHaveText(
    'Invalid range selected. The min price must be lower than the max price.',
  );
  await pools.range('1500', '2500');
  const before = Number(await pools.minPrice.inputValue());
  await page.getByTestId('pool-v3-min-price-plus').click();
  await expect(pools.minPrice).not.toHaveValue(String(before));
  expect(Number(await pools.minPrice.inputValue()) / before).toBeCloseTo(1.0001 ** 60, 3);
  await page.getByTestId('pool-v3-handle-right').focus();
  const right = await pools.maxPrice.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(pools.maxPrice).not.toHaveValue(right);
});
