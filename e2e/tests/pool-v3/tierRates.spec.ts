import { BigNumber, Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { refuseRequests } from '../../harness/rpcEntries';
import { readSiteFacts } from '../../harness/siteFacts';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH } = seedFacts.tokens[1];
const { swapRouter } = seedFacts.contracts.v3;
const SOLD = 2000n * 10n ** 18n;
/** Half a day: the chain is younger than a day before. */
const [BLOCKS, SECONDS_PER_BLOCK] = [130, 332];

// V3-36
test('by the subgraph each tier shows what its fees come to in a day', async ({ page, pools, chain }) => {
  const { timestamp } = await chain.mainnet.getBlock('latest');
  await page.route('**/subgraph/1', async (route) => {
    if (!(route.request().postData() ?? '').includes('poolDayDatas')) return route.fallback();
    const date = timestamp - 90_000;
    await route.fulfill({
      json: { data: { t3000: [{ date, feesUSD: '12.5', tvlUSD: '10000' }], t500: [{ date, feesUSD: '0', tvlUSD: '10000' }] } },
    });
  });
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await page.getByTestId('pool-v3-fee-toggle').click();
  await expect(page.getByTestId('pool-v3-tier-rates')).toHaveAttribute('data-kind', 'subgraph', { timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-fee-rate-3000')).toHaveText('0.125%');
  await expect(page.getByTestId('pool-v3-fee-rate-500')).toHaveText('0%');
  await expect(page.getByTestId('pool-v3-fee-rate-10000')).toHaveText('–');
  await expect(page.getByTestId('pool-v3-tier-rates')).toContainText('last whole day');
});

// V3-36
test('without a subgraph it is reckoned from two blocks that the node has', async ({ page, pools, chain }) => {
  await page.route('**/subgraph/**', (route) => route.abort());
  await chain.mainnet.send('anvil_mine', [`0x${BLOCKS.toString(16)}`, `0x${SECONDS_PER_BLOCK.toString(16)}`]);
  const router = new Contract(
    swapRouter,
    ['function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)'],
    chain.mainnet.getSigner(rich),
  );
  const order = [WETH.address, USDC.address, 3000, rich, 4_000_000_000_000, SOLD, 0, 0];
  await (await router['exactInputSingle']?.(order, { value: SOLD, gasLimit: 500_000 })).wait();
  const factory = new Contract(
    seedFacts.contracts.v3.factory,
    ['function getPool(address, address, uint24) view returns (address)'],
    chain.mainnet,
  );
  const pool: string = await factory['getPool']?.(USDC.address, WETH.address, 3000);
  const held = async (token: string) =>
    BigNumber.from(
      await new Contract(token, ['function balanceOf(address) view returns (uint256)'], chain.mainnet)['balanceOf']?.(pool),
    ).toBigInt();
  const slot0 = await new Contract(
    pool,
    ['function slot0() view returns (uint160 sqrtPriceX96, int24, uint16, uint16, uint16, uint8, bool)'],
    chain.mainnet,
  )['slot0']?.();
  const price = (BigNumber.from(slot0.sqrtPriceX96).toBigInt() ** 2n * 10n ** 18n) >> 192n;
  // Fees are taken of what is sold: 0.3 % of the coins.
  const locked = Number(((await held(USDC.address)) * price) / 10n ** 18n + (await held(WETH.address)));
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await expect(page.getByTestId('pool-v3-fee-toggle')).toHaveText('Hide');
  await expect(page.getByTestId('pool-v3-tier-rates')).toHaveAttribute('data-kind', 'chain', { timeout: 30_000 });
  const figure = Number(((await page.getByTestId('pool-v3-fee-rate-3000').textContent()) ?? '').replace('%', ''));
  const hours = Number(/by the last (\d+) hours/.exec((await page.getByTestId('pool-v3-tier-rates').textContent()) ?? '')?.[1]);
  const perDay = ((Number(SOLD) * 0.003) / locked) * (24 / hours);
  // The liquidity that earned them is not quite that of now, and the hours are whole ones.
  expect(figure / 100 / perDay).toBeGreaterThan(0.8);
  expect(figure / 100 / perDay).toBeLessThan(1.25);
  expect(hours).toBeGreaterThanOrEqual(11);
});

// V3-36
test('where neither says it, it is a dash, and a tier can be chosen all the same', async ({ page, pools, chain }) => {
  await page.route('**/subgraph/**', (route) => route.abort());
  const newest = await chain.mainnet.getBlockNumber();
  const refusal = { code: -32000, message: 'missing trie node' };
  await refuseRequests(
    page,
    readSiteFacts().rpcUrls['1'] ?? '',
    refusal,
    (method, params) => method === 'eth_call' && Number(params[1]) < newest,
  );
  await pools.open(`/add/ETH/${USDC.address}`);
  await expect(page.getByTestId('pool-v3-tier-rates')).toHaveAttribute('data-kind', 'failed', { timeout: 30_000 });
  for (const tier of [100, 500, 3000, 10_000]) await expect(page.getByTestId(`pool-v3-fee-rate-${tier}`)).toHaveText('–');
  await page.getByTestId('pool-v3-fee-500').click();
  await expect(page.getByTestId('pool-v3-fee-chosen')).toContainText('0.05%');
});
