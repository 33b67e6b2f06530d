import { readFile } from 'node:fs/promises';
import { BigNumber, Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { heldPosition, holding, poolTick } from './positionPages';
import { expect, test } from './positionTest';

const { USDC, WETH } = seedFacts.tokens[1];
const EVENTS = [
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event DecreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
];

/** The sums of one kind of event of a position as the chain has them: USDC and coins, whole. */
async function sums(chain: Chain, kind: 'IncreaseLiquidity' | 'DecreaseLiquidity', tokenId: string): Promise<readonly [number, number]> {
  const manager = new Contract(seedFacts.contracts.v3.positionManager, EVENTS, chain.mainnet);
  const filter = manager.filters[kind]?.(tokenId);
  const events = filter ? await manager.queryFilter(filter, 0) : [];
  const sum = (name: string, decimals: number) =>
    events.reduce((all, { args }) => all + Number(BigNumber.from(args?.[name]).toBigInt()) / 10 ** decimals, 0);
  return [sum('amount0', USDC.decimals), sum('amount1', WETH.decimals)];
}

// V3-28
test('the result of a position is what its own events say, in dollars and in either token', async ({ page, pools, chain }) => {
  await pools.open('/remove/11');
  await page.getByTestId('pool-v3-percent-25').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await pools.confirm();
  await pools.submitted(chain);
  await page.goto('/pool/11');
  await page.getByTestId('pool-v3-result-read').click();
  const figure = async (name: string) => {
    const text = (await page.getByTestId(`pool-v3-result-${name}`).textContent()) ?? '';
    const size = Number(/[\d.,]+/.exec(text)?.[0]?.replaceAll(',', '') ?? NaN);
    return text.startsWith('−') ? -size : size;
  };
  await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 30_000 });
  const tick = (await poolTick(chain, USDC.address, WETH.address, 3000)) ?? NaN;
  // USDC sorts before the coin, so that the pool's price is raw coins for raw USDC.
  const coinPrice = 1e12 / 1.0001 ** tick;
  const [added, removed] = [await sums(chain, 'IncreaseLiquidity', '11'), await sums(chain, 'DecreaseLiquidity', '11')];
  expect(removed[0] + removed[1]).toBeGreaterThan(0);
  await page.getByTestId('pool-v3-result').getByRole('radio', { name: 'USDC' }).click();
  await expect(async () => {
    expect((await figure('putIn')) / (added[0] + added[1] * coinPrice)).toBeCloseTo(1, 3);
    expect((await figure('takenOut')) / (removed[0] + removed[1] * coinPrice)).toBeCloseTo(1, 3);
    const parts = (await figure('now')) + (await figure('takenOut')) + (await figure('fees')) - (await figure('putIn'));
    expect(Math.abs(parts - (await figure('difference')))).toBeLessThan(1);
  }).toPass();
  await page.getByTestId('pool-v3-result').getByRole('radio', { name: 'ETH' }).click();
  await expect(async () => {
    expect((await figure('putIn')) / (added[0] / coinPrice + added[1])).toBeCloseTo(1, 3);
  }).toPass();
  expect((await heldPosition(chain, '11')).liquidity).toBeGreaterThan(0n);
});

for (const [language, header, added] of [
  ['en-US', 'Position,What,Block,Transaction,Token 0,Amount of token 0,Token 1,Amount of token 1', 'Added'],
  ['zh-CN', '仓位,事项,区块,交易,代币 0,代币 0 数量,代币 1,代币 1 数量', '添加'],
] as const) {
  // V3-28
  test(`the events of a position and its result are saved as a table for spreadsheets in ${language}`, async ({ page, pools, chain }) => {
    await pools.open('/pool/11');
    await page.goto(`/pool/11?lng=${language}`);
    await page.getByTestId('pool-v3-result-read').click();
    await expect(page.getByTestId('pool-v3-result-putIn')).toContainText('$', { timeout: 30_000 });
    const download = page.waitForEvent('download');
    await page.getByTestId('pool-v3-result-export').click();
    const text = await readFile(await (await download).path(), 'utf8');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe(`\uFEFF${header}`);
    const rows = lines.map((line) => line.split(','));
    expect(rows.every((cells) => cells.length === 8 && cells[0] === '11')).toBe(true);
    const put = rows.filter(([, what]) => what === added);
    const [usdc, coins] = await sums(chain, 'IncreaseLiquidity', '11');
    const sumOf = (column: number) => put.reduce((sum, cells) => sum + Number(cells[column]), 0);
    expect(sumOf(5)).toBeCloseTo(usdc, 5);
    expect(sumOf(7)).toBeCloseTo(coins, 9);
    for (const [, , block, hash] of put) expect((await chain.mainnet.getTransactionReceipt(hash ?? '')).blockNumber).toBe(Number(block));
    // What it comes to stands below: put in, taken out, fees, held now.
    expect(rows.slice(-4).map(([, , block]) => block)).toEqual(['', '', '', '']);
    expect(Number(rows.at(-4)?.[5])).toBeCloseTo(usdc, 5);
  });
}

test('a position whose making the node does not know has no result', async ({ page, pools, site }) => {
  // A node that has lost what is old: the transfer that made the position is not found.
  await page.route(`${site.rpcUrls['1']}/**`, async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('eth_getLogs') || !body.includes('0xddf252ad')) return route.continue();
    const asked: unknown = route.request().postDataJSON();
    const answer = (entry: unknown) => ({
      jsonrpc: '2.0',
      id: typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : 0,
      result: [],
    });
    await route.fulfill({ json: Array.isArray(asked) ? asked.map(answer) : answer(asked) });
  });
  await pools.open('/pool/11');
  await page.getByTestId('pool-v3-result-read').click();
  await expect(page.getByTestId('pool-v3-result-incomplete')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-result-putIn')).toBeHidden();
});

/** A local node has the state of its last 256 blocks. */
const SECONDS_PER_BLOCK = 3888;
/** So many times so many coins are sold and bought back. */
const ROUNDS = 10;
const SOLD = 20n * 10n ** 18n;
const NINE_DAYS_OF_BLOCKS = (9 * 86_400) / SECONDS_PER_BLOCK;

// V3-33
test('what a position earned in a day and a week stands beside its fees as figures of its value, with the assumption', async ({
  page,
  pools,
  chain,
}) => {
  const { swapRouter, positionManager } = seedFacts.contracts.v3;
  await chain.mainnet.send('anvil_mine', [`0x${NINE_DAYS_OF_BLOCKS.toString(16)}`, `0x${SECONDS_PER_BLOCK.toString(16)}`]);
  const router = new Contract(
    swapRouter,
    ['function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)'],
    chain.mainnet.getSigner(seedFacts.accounts.rich),
  );
  const manager = new Contract(
    positionManager,
    ['function collect((uint256, address, uint128, uint128)) returns (uint256 amount0, uint256 amount1)'],
    chain.mainnet.getSigner(seedFacts.accounts.rich),
  );
  const everything = BigNumber.from(2).pow(128).sub(1);
  const owed = async () => {
    const fees = await manager.callStatic['collect']?.(['11', seedFacts.accounts.rich, everything, everything]);
    return Number(BigNumber.from(fees.amount0).toBigInt()) / 1e6 + (Number(BigNumber.from(fees.amount1).toBigInt()) / 1e18) * 2000;
  };
  const before = await owed();
  // There and back, so that the price stays where it was.
  const signer = chain.mainnet.getSigner(seedFacts.accounts.rich);
  const usdc = new Contract(USDC.address, ['function approve(address, uint256)'], signer);
  await (await usdc['approve']?.(swapRouter, everything)).wait();
  const sell = async (from: string, to: string, amount: bigint, value: bigint) =>
    (
      await router['exactInputSingle']?.([from, to, 3000, seedFacts.accounts.rich, 4_000_000_000, amount, 0, 0], {
        value,
        gasLimit: 500_000,
      })
    ).wait();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before0 = await holding(chain, USDC.address, seedFacts.accounts.rich);
    await sell(WETH.address, USDC.address, SOLD, SOLD);
    await sell(USDC.address, WETH.address, (await holding(chain, USDC.address, seedFacts.accounts.rich)) - before0, 0n);
  }
  const earned = (await owed()) - before;
  expect(earned).toBeGreaterThan(0);

  await pools.open('/pool/11');
  const rate = page.getByTestId('pool-v3-fee-rate');
  await expect(rate).toHaveAttribute('data-kind', 'known', { timeout: 30_000 });
  const percent = async (span: 'day' | 'week') => {
    const figure = page.getByTestId(`pool-v3-fee-rate-${span}`);
    await expect(figure).toHaveText(/^[\d.]+%$/, { timeout: 30_000 });
    return Number(((await figure.textContent()) ?? '').replace('%', ''));
  };
  const [day, week] = [await percent('day'), await percent('week')];
  // All of it was earned within the day: a seventh of that is what a day of the week brought, each reckoned by the time that went.
  expect(day / week).toBeGreaterThan(5.5);
  expect(day / week).toBeLessThan(8.5);
  const worth = Number(/[\d.,]+/.exec((await page.getByTestId('pool-v3-liquidity-dollars').textContent()) ?? '')?.[0]?.replaceAll(',', ''));
  const perDay = (day / 100) * worth;
  expect(perDay / earned).toBeGreaterThan(0.8);
  expect(perDay / earned).toBeLessThan(1.25);
  await expect(rate).toContainText('had it been in this range throughout');
});

// V3-33
test('where the chain is too young, the rate is a dash', async ({ page, pools }) => {
  await pools.open('/pool/11');
  await expect(page.getByTestId('pool-v3-fee-rate')).toHaveAttribute('data-kind', 'known', { timeout: 30_000 });
  for (const span of ['day', 'week']) await expect(page.getByTestId(`pool-v3-fee-rate-${span}`)).toHaveText('–');
});
