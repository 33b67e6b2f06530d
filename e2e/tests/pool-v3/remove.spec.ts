import { BigNumber, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { heldPosition, holding } from './positionPages';
import { shownNumber } from '../../harness/shownNumber';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const T = seedFacts.tokens[1];
const idOf = (kind: string) => String(seedFacts.positions[1].find((position) => position.kind === kind)?.id ?? 0);
const abi = new utils.Interface([
  'function multicall(bytes[])',
  'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline))',
]);

test('a quarter is removed as shown, with minimums of 5 % and the fees', async ({ page, pools, chain }) => {
  const id = idOf('inRange');
  await pools.open(`/remove/${id}`);
  const button = page.getByTestId('pool-v3-remove-button');
  await expect(button).toHaveText('Enter a percent');
  await page.getByTestId('pool-v3-percent-25').click();
  await expect(page.getByTestId('pool-v3-percent')).toHaveText('25%');
  await expect(button).toBeEnabled();
  await button.click();
  const dialog = page.getByRole('dialog');
  const exact = async (testId: string) => shownNumber(await dialog.getByTestId(testId).getAttribute('title'));
  const [pooled, fees, least] = [
    await exact('pool-v3-order-pooled0'),
    await exact('pool-v3-order-fees0'),
    await exact('pool-v3-order-least0'),
  ];
  const before = [await heldPosition(chain, id), await holding(chain, T.USDC.address, rich)] as const;
  // How much is taken out is said as the call says it.
  const taken = before[0].liquidity / 4n;
  await expect(dialog.getByTestId('order-call')).toContainText(
    `Liquidity taken out, in its own units${String(taken).replace(/\B(?=(\d{3})+$)/g, ',')}`,
  );
  await pools.confirm();
  const hash = await pools.submitted(chain);
  const after = [await heldPosition(chain, id), await holding(chain, T.USDC.address, rich)] as const;
  expect(after[0].liquidity).toBe(before[0].liquidity - before[0].liquidity / 4n);
  expect(Number(after[1] - before[1]) / 1e6).toBeCloseTo(pooled + fees, 6);
  const [calls] = abi.decodeFunctionData('multicall', (await chain.mainnet.getTransaction(hash)).data);
  const [params] = abi.decodeFunctionData('decreaseLiquidity', calls[0]);
  expect(BigNumber.from(params.amount0Min).toNumber() / 1e6).toBeCloseTo(least, 6);
  expect(least / pooled).toBeGreaterThan(0.7);
  expect(least).toBeLessThan(pooled);
  const { timestamp } = await chain.mainnet.getBlock('latest');
  expect(BigNumber.from(params.deadline).toNumber() - timestamp).toBeGreaterThan(86_400);
  // What is done is not done again by one press.
  await pools.close();
  await expect(page.getByTestId('pool-v3-percent')).toHaveText('0%');
  await expect(button).toHaveText('Enter a percent');
  await expect(button).toBeDisabled();
});

test('all of an out-of-range position is removed, and it is closed then', async ({ page, pools, chain }) => {
  const id = idOf('rangeAbove');
  await pools.open(`/remove/${id}`);
  await page.getByTestId('pool-v3-percent-100').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await pools.confirm();
  await pools.submitted(chain);
  const held = await heldPosition(chain, id);
  expect([held.liquidity, held.tokensOwed0, held.tokensOwed1]).toEqual([0n, 0n, 0n]);
  await pools.close();
  await expect(page.getByTestId('pool-v3-remove-button')).toHaveText('Closed');
  await expect(page.getByTestId('pool-v3-remove-button')).toBeDisabled();
});

test('the slider takes whole percents and the keyboard', async ({ page, pools }) => {
  await pools.open(`/remove/${idOf('inRange')}`);
  const slider = page.getByRole('slider', { name: 'Amount' });
  await slider.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('pool-v3-percent')).toHaveText('3%');
  await expect(page.getByTestId('pool-v3-remove-button')).toHaveText('Remove');
});

test('a stranger cannot remove', async ({ page, pools }) => {
  await pools.open(`/remove/${idOf('foreign')}`);
  await page.getByTestId('pool-v3-percent-50').click();
  await expect(page.getByTestId('pool-v3-remove-button')).toBeDisabled();
});
