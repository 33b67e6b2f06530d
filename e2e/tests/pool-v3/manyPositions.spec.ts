import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { ownedIds } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { positionManager } = seedFacts.contracts.v3;
const { USDC, WETH } = seedFacts.tokens[1];
const PER_TRANSACTION = 50;
const WANTED = 500;

const abi = new utils.Interface([
  'function multicall(bytes[])',
  'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address, uint256))',
  'function approve(address, uint256)',
]);

/** Gives the rich account 500 positions above the price, each of a little USDC. */
async function mintMany(chain: Chain): Promise<void> {
  const send = async (to: string, data: string) => {
    const hash: string = await chain.mainnet.send('eth_sendTransaction', [
      { from: rich, to, data, gas: '0x1c9c380', gasPrice: '0x3b9aca00' },
    ]);
    await chain.mainnet.waitForTransaction(hash);
  };
  await send(USDC.address, abi.encodeFunctionData('approve', [positionManager, (10n ** 15n).toString()]));
  for (let first = 0; first < WANTED; first += PER_TRANSACTION) {
    const calls = Array.from({ length: PER_TRANSACTION }, (_, index) => {
      const lower = 206_400 + (first + index) * 60;
      return abi.encodeFunctionData('mint', [
        [USDC.address, WETH.address, 3000, lower, lower + 600, 1_000_000, 0, 0, 0, rich, 4_000_000_000],
      ]);
    });
    await send(positionManager, abi.encodeFunctionData('multicall', [calls]));
  }
}

test('500 positions open in a handful of reads and scroll to the last', async ({ page, pools, chain, requests }) => {
  test.setTimeout(180_000);
  await mintMany(chain);
  const ids = await ownedIds(chain, rich);
  expect(ids.length).toBeGreaterThan(WANTED);
  await pools.open('/swap');
  requests.reset();
  await page.getByRole('link', { name: 'Pool', exact: true }).first().click();
  await expect(pools.row(ids.at(-1) ?? '')).toBeVisible({ timeout: 30_000 });
  await expect(pools.row(ids.at(-1) ?? '')).toContainText('Out of range', { timeout: 30_000 });
  const reads = requests.node.filter((methods) => methods.includes('eth_call'));
  // Ids, positions, pools and tokens, and the prices that values are counted in.
  expect(reads.length).toBeLessThanOrEqual(10);
  // The rest is drawn as it is looked at. Of those worth the same the oldest comes last: the first one minted here.
  const last = pools.row(ids.at(-WANTED) ?? '');
  await expect(async () => {
    await page.mouse.wheel(0, 6000);
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
});
