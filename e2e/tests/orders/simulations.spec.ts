// What a review costs the node: one trial when it opens, at most one for a block that changed something, none while nobody looks (ORDER-2).
import type { Page } from '@playwright/test';
import { Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { countRequests } from '../../harness/requestCounter';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { second } = seedFacts.accounts;
const SIMULATE = 'eth_simulateV1';

/** Somebody else sells a little ether in the pool of the order. */
async function touchPool(chain: Chain): Promise<void> {
  const router = new Contract(
    seedFacts.contracts.v3.swapRouter,
    ['function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)'],
    chain.mainnet.getSigner(second),
  );
  const value = 10n ** 15n;
  const single = [T.WETH.address, T.USDC.address, 500, second, 2 ** 40, value, 0, 0];
  await (await router['exactInputSingle']?.(single, { value, gasLimit: 500_000 })).wait();
}

/** The page has seen the chain's last block, and has no trial under way. */
async function hasSettled(page: Page, chain: Chain): Promise<void> {
  await expect(page.getByTestId('shell-block')).toHaveText(String(await chain.mainnet.getBlockNumber()));
  await expect(page.getByTestId('swap-confirm')).not.toHaveAttribute('data-kind', 'checking');
}

const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

// ORDER-2
test('one trial for the opening, at most one for a block that touched what it depends on, none for others or while hidden', async ({
  page,
  swap,
  chain,
}) => {
  await swap.open({ from: 'ETH', to: T.USDC.address, use: 'v3' });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  const counter = countRequests(page);
  const trials = () => counter.node.flat().filter((method) => method === SIMULATE).length;
  await swap.review();
  expect(trials()).toBe(1);
  for (let block = 1; block <= 5; block += 1) {
    await touchPool(chain);
    await hasSettled(page, chain);
    expect(trials()).toBeLessThanOrEqual(1 + block);
  }
  await expect.poll(trials).toBeGreaterThan(1);
  // The last of the trials is over once a block that touched nothing brought no other.
  await chain.mine();
  await hasSettled(page, chain);
  const afterTouched = trials();
  expect(afterTouched).toBeLessThanOrEqual(6);
  for (let block = 1; block <= 5; block += 1) {
    await chain.mine();
    await hasSettled(page, chain);
  }
  expect(trials()).toBe(afterTouched);
  await show(page, 'hidden');
  for (let block = 1; block <= 5; block += 1) await touchPool(chain);
  expect(trials()).toBe(afterTouched);
  await show(page, 'visible');
  await hasSettled(page, chain);
  expect(trials()).toBeLessThanOrEqual(afterTouched + 1);
});
