import { BigNumber, Contract, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { heldPosition, holding } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH } = seedFacts.tokens[1];
const { factory, positionManager } = seedFacts.contracts.v3;
const id = String(seedFacts.positions[1].find(({ kind }) => kind === 'inRange')?.id ?? 0);
const token = new utils.Interface(['function transfer(address, uint256)']);

async function move(chain: Chain, from: string, to: string, amount: bigint): Promise<void> {
  const data = token.encodeFunctionData('transfer', [to, amount]);
  const request = { from, to: USDC.address, data, gas: '0x30d40', gasPrice: '0x0' };
  await chain.mainnet.send('anvil_impersonateAccount', [from]);
  await chain.mainnet.waitForTransaction(await chain.mainnet.send('eth_sendTransaction', [request]));
}

// V3-31
test('while a token of a position cannot be moved, the other one is taken out alone, and it is collected later', async ({
  page,
  pools,
  chain,
}) => {
  const getPool = new Contract(factory, ['function getPool(address, address, uint24) view returns (address)'], chain.mainnet);
  const pool = String(await getPool['getPool']?.(USDC.address, WETH.address, (await heldPosition(chain, id)).fee));
  const stock = await holding(chain, USDC.address, pool);
  // Without any of it, the pool can pay no more of the token than if it were paused.
  await move(chain, pool, positionManager, stock);

  await pools.open(`/remove/${id}`);
  await page.getByTestId('pool-v3-percent-100').click();
  await page.getByTestId('pool-v3-remove-button').click();
  await expect(page.getByTestId('order-problem')).toBeVisible();
  await expect(page.getByTestId('pool-v3-confirm')).toBeDisabled();
  await expect(page.getByTestId('pool-v3-alone')).toContainText('the other can be taken alone');
  await page.getByTestId('pool-v3-take-alone-1').click();
  await expect(page.getByTestId('pool-v3-order-stays')).toHaveText('USDC that stays owed to the position');
  const coins = async () => BigNumber.from(await chain.mainnet.getBalance(rich)).toBigInt();
  const before = await coins();
  await pools.confirm();
  await pools.submitted(chain);
  expect(await coins()).toBeGreaterThan(before);
  const held = await heldPosition(chain, id);
  expect([held.liquidity, held.tokensOwed1]).toEqual([0n, 0n]);
  expect(held.tokensOwed0).toBeGreaterThan(0n);
  await pools.close();

  await move(chain, positionManager, pool, stock);
  await page.goto(`/pool/${id}`);
  const had = await holding(chain, USDC.address, rich);
  await page.getByTestId('pool-v3-collect').click();
  await pools.confirm();
  await pools.submitted(chain);
  expect((await holding(chain, USDC.address, rich)) - had).toBe(held.tokensOwed0);
});
