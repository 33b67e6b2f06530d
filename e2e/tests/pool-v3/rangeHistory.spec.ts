import { Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH } = seedFacts.tokens[1];
const { swapRouter } = seedFacts.contracts.v3;

/** Sells coins, so that the price of the pool falls, and some minutes go by. */
async function sellCoins(chain: Chain): Promise<void> {
  const sold = 5n * 10n ** 18n;
  const router = new Contract(
    swapRouter,
    ['function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)'],
    chain.mainnet.getSigner(rich),
  );
  const order = [WETH.address, USDC.address, 3000, rich, 4_000_000_000_000, sold, 0, 0];
  await (await router['exactInputSingle']?.(order, { value: sold, gasLimit: 500_000 })).wait();
  await chain.mainnet.send('anvil_mine', ['0x8', '0x3c']);
}

// V3-37
test('past prices of a pool stand beside the range of a position and beside one that is chosen; pointer and keys say the same', async ({
  page,
  pools,
  chain,
}) => {
  for (const _time of ['once', 'twice', 'thrice']) await sellCoins(chain);
  await pools.open('/pool/11');
  await page.getByTestId('pool-v3-history-open').press('Enter');
  await expect(page.getByTestId('pool-v3-history-panel')).toHaveAttribute('data-kind', 'read', { timeout: 30_000 });
  const [point, along] = [page.getByTestId('pool-v3-history-point'), page.getByTestId('pool-v3-history-along')];
  await expect(point).toContainText(/^1 (ETH|WETH) = [\d.,]+ USDC, now$/);
  await along.press('Home');
  const oldest = await point.innerText();
  await expect(along).toHaveAttribute('aria-valuetext', oldest);
  await along.press('End');
  await expect(point).not.toHaveText(oldest);
  await along.hover({ position: { x: 1, y: 40 } });
  await expect(point).toHaveText(oldest);
  // The price fell, and the line ends where the pool is.
  const priceIn = (text: string) => Number(/= ([\d.,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? NaN);
  await page.mouse.move(0, 0);
  expect(priceIn(await point.innerText())).toBeLessThan(priceIn(oldest));
  const band = page.getByTestId('pool-v3-history-band');
  const [top, bottom] = [Number(await band.getAttribute('data-top')), Number(await band.getAttribute('data-bottom'))];
  expect(top).toBeLessThan(bottom);
  // Turned round, what was above is below.
  await page.getByTestId('pool-v3-invert').click();
  await expect(point).toContainText(/^1 USDC = [\d.,₀-₉]+ (ETH|WETH), now$/);

  await page.goto(`/add/ETH/${USDC.address}/3000?lng=en-US`);
  await page.getByTestId('pool-v3-history-open').click();
  await expect(page.getByTestId('pool-v3-history-panel')).toHaveAttribute('data-kind', 'read', { timeout: 30_000 });
  await expect(band).toHaveCount(0);
  await pools.range('1', '999999');
  await expect(band).toHaveAttribute('data-top', '0');
  await expect(band).toHaveAttribute('data-bottom', '100');
});
