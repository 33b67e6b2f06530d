// A price that moves under a review needs more than was allowed: the review goes back to that step by itself (ORDER-6).
import type { Page } from '@playwright/test';
import { Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { priceGas } from '../../harness/priceGas';
import { shownNumber } from '../../harness/shownNumber';
import { allowance, balance, type SwapPage } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich, second } = seedFacts.accounts;
const { v3 } = seedFacts.contracts;
const ETHER = 10n ** 18n;

/** Somebody else buys UNI for 8 ether in its one pool of version 3: 20 UNI, some 100 USDC, cost 0.3 % more from then on. */
async function raisePrice(chain: Chain): Promise<void> {
  const signer = chain.mainnet.getSigner(second);
  const router = new Contract(
    v3.swapRouter,
    ['function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)'],
    signer,
  );
  const single = [T.WETH.address, T.UNI.address, 3000, second, 2 ** 40, 8n * ETHER, 0, 0];
  const sent = await router['exactInputSingle']?.(single, { value: 8n * ETHER, gasLimit: 500_000 });
  await sent.wait();
}

async function typeOrder(swap: SwapPage): Promise<void> {
  await swap.open({ from: T.USDC.address, to: T.UNI.address, use: 'v3' });
  await swap.type('to', '20');
  await swap.hasKind('approveFirst');
}

const atMost = async (page: Page) => shownNumber(await page.getByTestId('swap-spend-at-most').innerText());

/** The price moves under the open review, and the new one is accepted; gives what the old and the new terms pay at most. */
async function acceptHigherPrice(page: Page, chain: Chain): Promise<readonly [number, number]> {
  const before = await atMost(page);
  await raisePrice(chain);
  await expect(page.getByTestId('swap-price-updated')).toContainText('Price Updated');
  await page.getByTestId('swap-accept').click();
  await expect(page.getByTestId('swap-price-updated')).toHaveCount(0);
  await expect(page.getByTestId('swap-confirm')).toHaveAttribute('data-kind', 'approveFirst');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  return [before, await atMost(page)];
}

test('"this amount" allows the most that a swap to an exact amount may take; a higher price leads back to the approval', async ({
  page,
  swap,
  chain,
}) => {
  await typeOrder(swap);
  await page.getByRole('radio', { name: 'This amount' }).click();
  await swap.approve('USDC');
  await swap.review();
  const allowed = await allowance(chain, T.USDC.address, rich, v3.swapRouter);
  expect(Number(allowed) / 1e6).toBeCloseTo(await atMost(page), 2);
  const [before, after] = await acceptHigherPrice(page, chain);
  expect(after).toBeGreaterThan(before);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve USDC' }).click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  expect(await allowance(chain, T.USDC.address, rich, v3.swapRouter)).toBeGreaterThan(allowed);
  const held = await balance(chain, T.UNI.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect((await balance(chain, T.UNI.address, rich)) - held).toBe(20n * ETHER);
});

test('a signature for what the old price took does not serve a higher one: it is asked for again', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await typeOrder(swap);
  await page.getByTestId('swap-permit').click();
  await swap.hasKind('swap');
  await swap.review();
  const [before, after] = await acceptHigherPrice(page, chain);
  expect(after).toBeGreaterThan(before);
  await page.getByRole('dialog').getByTestId('swap-permit').click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  expect(await wallet.requested('eth_signTypedData_v4')).toHaveLength(2);
  const held = await balance(chain, T.UNI.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect((await balance(chain, T.UNI.address, rich)) - held).toBe(20n * ETHER);
  expect((await wallet.methods()).filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
});

// ORDER-3: dearer gas makes other ways the best; what is shown is of the old terms until the new ones are accepted, and then of the new ones alone.
test('a network fee that moves under a review mixes no old terms with new ones', async ({ page, swap, chain, guard }) => {
  // The page's clock jumps a minute here, and a read that is under way is then a minute old.
  guard.allow(/Failed to fetch chunk for chain 1/);
  let gasPrice = 10n ** 9n;
  await priceGas(page, () => gasPrice);
  await page.clock.install();
  // A price that was found before the fees were known may be another one with them.
  const feesAnswered = () => page.waitForResponse((response) => response.request().postData()?.includes('eth_gasPrice') === true);
  const feesKnown = feesAnswered();
  await swap.open({ from: 'ETH', to: T.USDT.address });
  await swap.type('from', '60');
  await feesKnown;
  await swap.hasKind('swap');
  await swap.review();
  const dialog = page.getByRole('dialog');
  const cost = dialog.getByTestId('swap-network-cost');
  const measured = dialog.getByTestId('order-network-cost');
  // One dialog has one figure for what the network takes.
  await expect(measured).toContainText('$');
  await expect(cost).toHaveText(`≈ ${await measured.innerText()}`);
  const terms = async () => ({
    output: await page.getByTestId('swap-review-output').innerText(),
    least: await page.getByTestId('swap-receive-at-least').innerText(),
    ways: await dialog.getByTestId('swap-ways').first().innerText(),
  });
  const old = await terms();

  // Fees are asked for once a minute.
  const passMinute = async () => {
    const asked = feesAnswered();
    await page.clock.fastForward(61_000);
    await asked;
    await chain.mine();
    await expect(page.getByTestId('shell-block')).toHaveText(String(await chain.mainnet.getBlockNumber()));
  };
  gasPrice = 2n * 10n ** 9n;
  await passMinute();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  await expect(page.getByTestId('swap-price-updated')).toHaveCount(0);
  expect(await terms()).toEqual(old);

  gasPrice = 10n ** 13n;
  await passMinute();
  await expect(page.getByTestId('swap-price-updated')).toContainText('Price Updated');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  expect(await terms()).toEqual(old);

  await page.getByTestId('swap-accept').click();
  await expect(page.getByTestId('swap-price-updated')).toHaveCount(0);
  await expect(page.getByTestId('swap-confirm')).not.toHaveAttribute('data-kind', 'checking');
  await expect(dialog.getByTestId('swap-ways')).toHaveCount(0);
  expect(await page.getByTestId('swap-review-output').innerText()).not.toBe(old.output);
  expect(await page.getByTestId('swap-receive-at-least').innerText()).not.toBe(old.least);
  await expect(cost).toHaveText(`≈ ${await measured.innerText()}`);
});
