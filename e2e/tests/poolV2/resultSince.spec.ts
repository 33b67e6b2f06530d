import { BigNumber } from 'ethers';
import { connectWallet } from '../../harness/connectWallet';
import type { Chain } from '../../harness/chain';
import { sellEther } from '../swap/swapPage';
import { expect, pairs, rich, stakingPools, test, tokens } from './poolV2Test';

const { DAI, WETH } = tokens[1];
const HOUR = 3600;

/** What the account's shares hold of either token in a block, the staked ones too, by the pair itself. */
async function heldIn(chain: Chain, block: number) {
  const held = async (token: string, account: string) => {
    const data = `0x70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`;
    return Number(BigNumber.from(await chain.mainnet.call({ to: token, data }, block)).toBigInt()) / 1e18;
  };
  const supply = Number(BigNumber.from(await chain.mainnet.call({ to: pairs.wethDai, data: '0x18160ddd' }, block)).toBigInt()) / 1e18;
  const shares = (await held(pairs.wethDai, rich)) + (await held(stakingPools.wethDai, rich));
  const part = shares / supply;
  return { dai: part * (await held(DAI.address, pairs.wethDai)), coins: part * (await held(WETH.address, pairs.wethDai)) };
}

// V2-18
test('the result of shares since a day counts what they held then, by the pair of that day, at the price of now', async ({
  page,
  chain,
}) => {
  const mine = (hours: number) => chain.mainnet.send('anvil_mine', [`0x${hours.toString(16)}`, `0x${HOUR.toString(16)}`]);
  await sellEther(chain, DAI.address, 20n);
  const middle = await chain.mainnet.getBlock('latest');
  await mine(60);
  const begins = new Date((middle.timestamp + 24 * HOUR) * 1000);
  begins.setHours(0, 0, 0, 0);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${begins.getFullYear()}-${pad(begins.getMonth() + 1)}-${pad(begins.getDate())}`;
  let block = await chain.mainnet.getBlockNumber();
  while ((await chain.mainnet.getBlock(block)).timestamp > begins.getTime() / 1000) block -= 1;
  await sellEther(chain, DAI.address, 2000n);

  await connectWallet(page, { path: '/pool/v2' });
  const card = page.getByTestId(`pool-v2-card-${pairs.wethDai}`);
  await card.getByTestId('pool-v2-manage').click();
  await card.getByTestId('pool-v2-result-read').click();
  await expect(card.getByTestId('pool-v2-result-putIn')).toContainText('$', { timeout: 30_000 });
  await card.getByRole('radio', { name: 'Since a day' }).click();
  await expect(card.getByTestId('pool-v2-result-putIn')).toHaveText('–');
  await page.getByTestId('pool-result-day').fill(day);
  await expect(page.getByTestId('pool-result-then')).toContainText(`from block ${block} on`, { timeout: 30_000 });
  await card.getByRole('radio', { name: 'DAI' }).click();
  const figure = async (name: string) =>
    Number(/[\d.,]+/.exec((await card.getByTestId(`pool-v2-result-${name}`).textContent()) ?? '')?.[0]?.replaceAll(',', '') ?? NaN);
  const [then, now] = [await heldIn(chain, block), await heldIn(chain, await chain.mainnet.getBlockNumber())];
  const worth = ({ dai, coins }: typeof then) => dai + (coins * now.dai) / now.coins;
  // The price has moved since, so that what was held then is worth something else in today's shares.
  expect(worth(then) / worth(now)).toBeGreaterThan(1.0001);
  await expect.poll(async () => (await figure('putIn')) / worth(then)).toBeCloseTo(1, 3);
  expect((await figure('now')) / worth(now)).toBeCloseTo(1, 3);
  expect(await figure('takenOut')).toBe(0);
});
