import { Contract, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { connectWallet } from '../../harness/connectWallet';
import { holding } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { UNI } = seedFacts.tokens[1];
const { pairs, stakingPools } = seedFacts;
const DEPOSITS = [
  [pairs.wethUsdc, stakingPools.wethUsdc],
  [pairs.wethDai, stakingPools.wethDai],
] as const;

/** Half of the free shares of two pairs is deposited, and earns for an hour. */
async function deposit(chain: Chain): Promise<void> {
  const signer = chain.mainnet.getSigner(rich);
  for (const [pair, staking] of DEPOSITS) {
    const shares = (await holding(chain, pair, rich)) / 2n;
    await (await new Contract(pair, ['function approve(address, uint256)'], signer)['approve']?.(staking, shares)).wait();
    await (await new Contract(staking, ['function stake(uint256)'], signer)['stake']?.(shares, { gasLimit: 400_000 })).wait();
  }
  await chain.mainnet.send('evm_increaseTime', [3600]);
  await chain.mine();
}

async function earned(chain: Chain): Promise<readonly bigint[]> {
  const abi = ['function earned(address) view returns (uint256)'];
  return Promise.all(DEPOSITS.map(async ([, staking]) => (await new Contract(staking, abi, chain.mainnet)['earned']?.(rich)).toBigInt()));
}

// V3-23
test('the rewards of two deposits are collected with the fees of the positions, in one confirmation where the wallet can', async ({
  page,
  pools,
  chain,
  wallet,
}) => {
  await deposit(chain);
  const before = await holding(chain, UNI.address, rich);
  await connectWallet(page, { path: '/pool', sendsCalls: true });
  await page.getByTestId('pool-v3-collect-all-open').click();
  const rewards = page.locator('[data-testid^="pool-v3-collect-reward-"]');
  await expect(rewards).toHaveCount(2, { timeout: 30_000 });
  await expect(rewards.first().getByRole('checkbox')).toBeChecked();
  await expect(rewards.first()).toContainText('UNI');
  await expect(page.getByTestId('pool-v3-collect-all-button')).toContainText('and 2 mining pools');
  await expect(page.getByTestId('pool-v3-collect-all-steps')).toHaveCount(0);
  // On a phone too a value keeps its digits on one line.
  await page.setViewportSize({ width: 375, height: 900 });
  const lines = await rewards.first().evaluate((row) => {
    const all = [...row.querySelectorAll('span')].filter((span) => /^\$[\d,.]+$/.test(span.textContent ?? ''));
    return all.map((span) => span.getClientRects().length);
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((count) => count === 1)).toBe(true);
  await page.getByTestId('pool-v3-collect-all-button').click();
  const dialog = page.getByRole('dialog');
  const title = (await dialog.getByTestId(`pool-v3-order-arrives-${utils.getAddress(UNI.address)}`).getAttribute('title')) ?? '';
  const named = utils.parseEther(/[\d.]+/.exec(title.replaceAll(',', ''))?.[0] ?? '0').toBigInt();
  expect(named).toBeGreaterThan(0n);
  await pools.confirm();
  await expect.poll(async () => (await holding(chain, UNI.address, rich)) - before, { timeout: 20_000 }).toBeGreaterThanOrEqual(named);
  // Both of them: one alone has earned no more than half of it.
  await expect.poll(async () => (await earned(chain)).every((left) => left < named / 20n), { timeout: 20_000 }).toBe(true);
  expect((await wallet.requested('wallet_sendCalls')).length).toBe(1);
});

// V3-23
test('a wallet of single calls is asked step by step, and a step that is left leaves those after it', async ({ page, pools, chain }) => {
  await deposit(chain);
  await pools.open('/pool');
  await page.getByTestId('pool-v3-collect-all-open').click();
  await expect(page.locator('[data-testid^="pool-v3-collect-reward-"]')).toHaveCount(2, { timeout: 30_000 });
  await expect(page.getByTestId('pool-v3-collect-all-steps')).toContainText('3 times');
  const before = await holding(chain, UNI.address, rich);
  await page.getByTestId('pool-v3-collect-all-button').click();
  const step = page.getByTestId('pool-v3-collect-all-step');
  await expect(step).toHaveText('Step 1 of 3');
  await pools.confirm();
  await expect(step).toHaveText('Step 2 of 3');
  await expect(page.getByTestId('pool-v3-confirm')).toBeEnabled();
  await pools.confirm();
  await expect(step).toHaveText('Step 3 of 3');
  await expect.poll(async () => holding(chain, UNI.address, rich)).toBeGreaterThan(before);
  const afterTwo = await holding(chain, UNI.address, rich);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await holding(chain, UNI.address, rich)).toBe(afterTwo);

  // One has been claimed; the other is still there to be collected.
  const left = await earned(chain);
  const place = left[0] === undefined || left[1] === undefined || left[0] > left[1] ? 0 : 1;
  expect(left[place]).toBeGreaterThan(100n * (left[1 - place] ?? 0n));
  await expect(page.getByTestId(`pool-v3-collect-reward-${utils.getAddress(DEPOSITS[place][1])}`)).toBeVisible();
});
