import { BigNumber, Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { refuseRequests } from '../../harness/rpcEntries';
import { readSiteFacts } from '../../harness/siteFacts';
import { poolTick } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH } = seedFacts.tokens[1];
const { swapRouter, positionManager } = seedFacts.contracts.v3;
/** A local node has the state of its last 256 blocks: four days of them. */
const SECONDS_PER_BLOCK = 3600;
const DAYS = 2;
const SOLD = 20n * 10n ** 18n;

async function mineDays(chain: Chain): Promise<void> {
  const blocks = (DAYS * 86_400) / SECONDS_PER_BLOCK;
  await chain.mainnet.send('anvil_mine', [`0x${blocks.toString(16)}`, `0x${SECONDS_PER_BLOCK.toString(16)}`]);
}

/** Sells coins, so that the price moves and fees are earned. */
async function sellCoins(chain: Chain): Promise<void> {
  const router = new Contract(
    swapRouter,
    ['function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)'],
    chain.mainnet.getSigner(rich),
  );
  const order = [WETH.address, USDC.address, 3000, rich, 4_000_000_000_000, SOLD, 0, 0];
  await (await router['exactInputSingle']?.(order, { value: SOLD, gasLimit: 500_000 })).wait();
}

/** What removing all of a position, and collecting, would pay in a block, by the contract itself: the position's amounts, and its fees. */
async function heldIn(chain: Chain, block: number) {
  const manager = new Contract(
    positionManager,
    [
      'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128 liquidity, uint256, uint256, uint128, uint128)',
      'function decreaseLiquidity((uint256, uint128, uint256, uint256, uint256)) returns (uint256 amount0, uint256 amount1)',
      'function collect((uint256, address, uint128, uint128)) returns (uint256 amount0, uint256 amount1)',
    ],
    chain.mainnet,
  );
  const at = { blockTag: block, from: rich };
  const { liquidity } = await manager['positions']?.('11', at);
  const held = await manager.callStatic['decreaseLiquidity']?.(['11', liquidity, 0, 0, 4_000_000_000_000], at);
  const everything = BigNumber.from(2).pow(128).sub(1);
  const fees = await manager.callStatic['collect']?.(['11', rich, everything, everything], at);
  const whole = ({ amount0, amount1 }: { amount0: BigNumber; amount1: BigNumber }) =>
    [Number(amount0.toBigInt()) / 1e6, Number(amount1.toBigInt()) / 1e18] as const;
  return { held: whole(held), fees: whole(fees) };
}

/** Days of the chain: how its last blocks lie in time, and the day that begins between the two stretches of blocks. */
async function dayBetween(chain: Chain) {
  const middle = await chain.mainnet.getBlock('latest');
  await mineDays(chain);
  const begins = new Date((middle.timestamp + 86_400) * 1000);
  begins.setHours(0, 0, 0, 0);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${begins.getFullYear()}-${pad(begins.getMonth() + 1)}-${pad(begins.getDate())}`;
  const seconds = begins.getTime() / 1000;
  let block = (await chain.mainnet.getBlock('latest')).number;
  while ((await chain.mainnet.getBlock(block)).timestamp > seconds) block -= 1;
  return { day, block };
}

// V3-35
test('the result of a position is shown from its start and since a day, in dollars and in either token', async ({ page, pools, chain }) => {
  await mineDays(chain);
  await sellCoins(chain);
  const { day, block } = await dayBetween(chain);
  await sellCoins(chain);
  await pools.open('/pool/11');
  await page.getByTestId('pool-v3-result-read').click();
  const card = page.getByTestId('pool-v3-result');
  const figure = async (name: string) => {
    const text = (await page.getByTestId(`pool-v3-result-${name}`).textContent()) ?? '';
    const size = Number(/[\d.,]+/.exec(text)?.[0]?.replaceAll(',', '') ?? NaN);
    return text.startsWith('−') ? -size : size;
  };
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 30_000 });
  const whole = { putIn: await figure('putIn'), fees: await figure('fees') };

  await card.getByRole('radio', { name: 'Since a day' }).click();
  await expect(page.getByTestId('pool-result-then')).toContainText('Choose a day');
  await expect(page.getByTestId('pool-v3-result-putIn')).toHaveText('–');
  await page.getByTestId('pool-result-day').fill(day);
  await expect(page.getByTestId('pool-result-then')).toContainText(`from block ${block} on`, { timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$');

  const then = await heldIn(chain, block);
  const now = await heldIn(chain, await chain.mainnet.getBlockNumber());
  const tick = (await poolTick(chain, USDC.address, WETH.address, 3000)) ?? NaN;
  const coinPrice = 1e12 / 1.0001 ** tick;
  for (const [unit, ofUsdc, ofCoins] of [
    ['USDC', 1, coinPrice],
    ['ETH', 1 / coinPrice, 1],
  ] as const) {
    await card.getByRole('radio', { name: unit, exact: true }).click();
    const worth = ([usdc, coins]: readonly [number, number]) => usdc * ofUsdc + coins * ofCoins;
    await expect(async () => {
      expect((await figure('putIn')) / worth(then.held)).toBeCloseTo(1, 3);
      expect((await figure('now')) / worth(now.held)).toBeCloseTo(1, 3);
      expect((await figure('fees')) / (worth(now.fees) - worth(then.fees))).toBeCloseTo(1, 2);
      expect(await figure('takenOut')).toBe(0);
      const parts = (await figure('now')) + (await figure('fees')) - (await figure('putIn'));
      expect(Math.abs(parts - (await figure('difference')))).toBeLessThan(worth(then.held) / 10_000);
      expect((await figure('difference')) - (await figure('fees')) - (await figure('divergence'))).toBeCloseTo(0, 3);
    }).toPass();
  }
  await card.getByRole('radio', { name: 'USD', exact: true }).click();
  await expect(page.getByTestId('pool-v3-result-fees')).toContainText('$');
  expect(await figure('fees')).toBeLessThan(whole.fees);
  await card.getByRole('radio', { name: 'From its start' }).click();
  await expect.poll(() => figure('putIn')).toBeCloseTo(whole.putIn, -1);

  // Before there was anything, and before the day has begun.
  await card.getByRole('radio', { name: 'Since a day' }).click();
  await page.getByTestId('pool-result-day').fill('2001-01-01');
  await expect(page.getByTestId('pool-result-then')).toContainText('all since the start');
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$');
  await page.getByTestId('pool-result-day').fill('2222-01-01');
  await expect(page.getByTestId('pool-result-then')).toContainText('has not begun yet');
  await expect(page.getByTestId('pool-v3-result-putIn')).toHaveText('–');
});

// V3-35 and V2-18
test('where the node keeps no old state, what came since a day is dashes with the reason', async ({ page, pools, chain }) => {
  await mineDays(chain);
  const { day } = await dayBetween(chain);
  const newest = await chain.mainnet.getBlockNumber();
  const refusal = { code: -32000, message: 'missing trie node' };
  await refuseRequests(
    page,
    readSiteFacts().rpcUrls['1'] ?? '',
    refusal,
    (method, params) => method === 'eth_call' && Number(params[1]) < newest - 10,
  );
  await pools.open('/pool/11');
  await page.getByTestId('pool-v3-result-read').click();
  await page.getByRole('radio', { name: 'Since a day' }).click({ timeout: 30_000 });
  await page.getByTestId('pool-result-day').fill(day);
  await expect(page.getByTestId('pool-result-then')).toContainText('keeps nothing from that long ago', { timeout: 30_000 });
  for (const name of ['putIn', 'takenOut', 'now', 'fees', 'divergence', 'difference'])
    await expect(page.getByTestId(`pool-v3-result-${name}`)).toHaveText('–');
  await page.getByRole('radio', { name: 'From its start' }).click();
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$');
});
