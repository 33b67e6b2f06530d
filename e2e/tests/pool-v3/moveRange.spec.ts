import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { heldPosition, holding, ownedIds } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH } = seedFacts.tokens[1];
const own = seedFacts.positions[1].filter(({ owner }) => owner === rich);
const idOf = (kind: string) => String(own.find((position) => position.kind === kind)?.id);
const abi = new utils.Interface([
  'function multicall(bytes[])',
  'function decreaseLiquidity((uint256 tokenId, uint128, uint256, uint256, uint256))',
  'function collect((uint256 tokenId, address recipient, uint128, uint128))',
  'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address, uint256))',
]);

// V3-30
test('a position is moved to another range in one transaction, and what is left over is what was said', async ({ page, pools, chain }) => {
  const id = idOf('inRange');
  await pools.open(`/pool/${id}`);
  await page.getByTestId('pool-v3-move-open').click();
  const review = page.getByTestId('pool-v3-move-review');
  await expect(review).toBeDisabled();
  await page.getByTestId('pool-v3-move-min').fill('1200');
  await page.getByTestId('pool-v3-move-max').fill('2600');
  await page.getByTestId('pool-v3-move-max').blur();
  await expect(page.getByTestId('pool-v3-move-putIn0')).toBeVisible();
  const typed = await page.getByTestId('pool-v3-move-max').inputValue();
  // ORDER-9
  await page.reload();
  await expect(page.getByTestId('pool-v3-move-max')).toHaveValue(typed);
  await expect(page.getByTestId('pool-v3-move-putIn0')).toBeVisible();
  await review.click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('pool-v3-order-range')).toContainText(/Min 1,?\d{3}.* – Max 2,?\d{3}/);
  const exact = async (part: string, decimals: number) => {
    const title = (await dialog.getByTestId(`pool-v3-order-${part}`).getAttribute('title')) ?? '';
    return utils.parseUnits(/[\d.]+/.exec(title.replaceAll(',', ''))?.[0] ?? '0', decimals).toBigInt();
  };
  const rest = [await exact('rest0', USDC.decimals), await exact('rest1', WETH.decimals)];
  const heldBefore = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  const idsBefore = await ownedIds(chain, rich);
  for (const { symbol } of [USDC, WETH]) {
    await dialog.getByRole('button', { name: `Approve ${symbol}` }).click();
    await expect(page.getByTestId(`shared-approve-${symbol}`)).toBeHidden({ timeout: 20_000 });
  }
  await expect(dialog.getByTestId('pool-v3-confirm')).toBeEnabled({ timeout: 30_000 });
  await pools.confirm();
  const hash = await pools.submitted(chain);
  const [calls] = abi.decodeFunctionData('multicall', (await chain.mainnet.getTransaction(hash)).data);
  expect(calls.map((data: string) => abi.getFunction(data.slice(0, 10)).name)).toEqual(['decreaseLiquidity', 'collect', 'mint']);

  expect(await heldPosition(chain, id)).toMatchObject({ liquidity: 0n, tokensOwed0: 0n, tokensOwed1: 0n });
  const made = (await ownedIds(chain, rich)).filter((known) => !idsBefore.includes(known));
  expect(made).toHaveLength(1);
  const moved = await heldPosition(chain, made[0] ?? '');
  expect(moved.liquidity).toBeGreaterThan(0n);
  // USDC sorts before the coin: the pool's price is raw coins for a raw USDC, and the higher tick is the lower price of the coin.
  const price = (tick: number) => 1e12 / 1.0001 ** tick;
  expect(Math.abs(price(moved.tickUpper) / 1200 - 1)).toBeLessThan(0.004);
  expect(Math.abs(price(moved.tickLower) / 2600 - 1)).toBeLessThan(0.004);
  const heldAfter = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  expect(heldAfter.map((amount, index) => amount - (heldBefore[index] ?? 0n))).toEqual(rest);

  await pools.close();
  await expect(page.getByTestId('pool-v3-move')).toBeHidden();
  await expect(page.getByTestId('pool-v3-move-open')).toBeHidden({ timeout: 20_000 });
});

test('what cannot be moved says why: a range that needs the other token, and the same range', async ({ page, pools }) => {
  await pools.open(`/pool/${idOf('rangeAbove')}`);
  await page.getByTestId('pool-v3-move-open').click();
  await page.getByTestId('pool-v3-move-same-width').click();
  await expect(page.getByTestId('pool-v3-move-lacks')).toContainText('needs both tokens');
  await expect(page.getByTestId('pool-v3-move-review')).toBeDisabled();
  await page.getByTestId('pool-v3-move-close').click();

  await page.goto(`/pool/${idOf('fullRange')}`);
  await page.getByTestId('pool-v3-move-open').click();
  await page.getByTestId('pool-v3-move-same-width').click();
  await expect(page.getByTestId('pool-v3-move-same')).toBeVisible();
  await expect(page.getByTestId('pool-v3-move-review')).toBeDisabled();
});
