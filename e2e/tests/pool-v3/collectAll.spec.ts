import { Contract, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { priceGas } from '../../harness/priceGas';
import { holding } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { positionManager } = seedFacts.contracts.v3;
const { USDC, WETH } = seedFacts.tokens[1];
const EVERYTHING = (2n ** 128n - 1n).toString();
const manager = new utils.Interface([
  'function multicall(bytes[])',
  'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max)) returns (uint256 amount0, uint256 amount1)',
]);
const UNWRAP = '0x49404b7c';

/** What a position's owner could collect now, as the chain says. */
async function owed(chain: Chain, tokenId: string): Promise<bigint> {
  const contract = new Contract(positionManager, manager, chain.mainnet);
  const [amount0, amount1] = await contract.callStatic['collect']?.([tokenId, rich, EVERYTHING, EVERYTHING], { from: rich });
  return amount0.toBigInt() + amount1.toBigInt();
}

// V3-23
test('fees are collected from many positions at once, without those that are not worth it', async ({ page, pools, chain }) => {
  let gasPrice = 1n;
  await priceGas(page, () => gasPrice);
  await pools.open('/pool');
  await page.getByTestId('pool-v3-collect-all-open').click();
  const rows = page.locator('[data-testid^="pool-v3-collect-row-"]');
  await expect(rows.first()).toHaveAttribute('data-worth', 'worth', { timeout: 30_000 });
  const dollars = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? NaN);
  const values = (await rows.allTextContents()).map(dollars).filter((value) => value > 0);
  expect(values.length).toBeGreaterThan(1);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  expect(most).toBeGreaterThan(3 * least);

  // Gas becomes so dear that one collection costs twice what the least brings, and less than the most.
  const coinPrice = 2000;
  gasPrice = BigInt(Math.round(((2 * least) / coinPrice / 140_000) * 1e18));
  await expect(async () => {
    await chain.mine();
    await expect(rows.and(page.locator('[data-worth="costsMore"]')).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(rows.and(page.locator('[data-worth="costsMore"]')).first().getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByText('Costs more than it brings').first()).toBeVisible();
  const idsOf = async (selector: string) =>
    rows
      .and(page.locator(selector))
      .evaluateAll((elements) => elements.map((row) => row.getAttribute('data-testid')?.split('-').at(-1) ?? ''));
  const [taken, left] = [await idsOf('[data-worth="worth"]'), await idsOf('[data-worth="costsMore"]')];

  // This is about the positions alone: the deposits of the account are left where they are.
  for (const reward of await page.locator('[data-testid^="pool-v3-collect-reward-"]').all()) await reward.getByRole('checkbox').uncheck();
  await page.getByTestId('pool-v3-collect-all-button').click();
  const dialog = page.getByRole('dialog');
  const exact = async (asset: string) => {
    const title = (await dialog.getByTestId(`pool-v3-order-arrives-${asset}`).getAttribute('title')) ?? '';
    return /[\d.]+/.exec(title.replaceAll(',', ''))?.[0] ?? '0';
  };
  const shown = { usdc: utils.parseUnits(await exact(utils.getAddress(USDC.address)), 6), eth: utils.parseEther(await exact('native')) };
  const before = [await holding(chain, USDC.address, rich), await holding(chain, 'ETH', rich), await holding(chain, WETH.address, rich)];
  await pools.confirm();
  const hash = await pools.submitted(chain);
  const receipt = await chain.mainnet.getTransactionReceipt(hash);
  const gas = receipt.gasUsed.mul(receipt.effectiveGasPrice).toBigInt();
  const after = [await holding(chain, USDC.address, rich), await holding(chain, 'ETH', rich), await holding(chain, WETH.address, rich)];
  const [usdc = 0n, eth = 0n, weth] = after.map((amount, index) => amount - (before[index] ?? 0n));
  expect([usdc, eth + gas, weth]).toEqual([shown.usdc.toBigInt(), shown.eth.toBigInt(), 0n]);

  const [calls] = manager.decodeFunctionData('multicall', (await chain.mainnet.getTransaction(hash)).data);
  expect(calls.filter((call: string) => call.startsWith(UNWRAP))).toHaveLength(1);
  for (const id of taken) expect(await owed(chain, id)).toBe(0n);
  for (const id of left) expect(await owed(chain, id)).toBeGreaterThan(0n);
});
