import { Contract } from 'ethers';
import { shownNumber } from '../../harness/shownNumber';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { allowance, balance, exactly, sellEther } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const ROUTER = seedFacts.contracts.v3.swapRouter02;

// SWAP-20, ORDER-5
test('a wallet that sends several calls as one approves and pays a split in one confirmation, and the whole figure arrives', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: T.DAI.address, to: T.UNI.address, sendsCalls: true });
  await swap.type('from', '60000');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-pools')).toContainText('Best price: split over');
  await expect(page.getByTestId('swap-approval')).toBeHidden();
  await swap.review();
  const shown = await exactly(page.getByTestId('swap-review-output'), 18);
  // The ways stand as the call has them: each how much, and together all of it.
  const ways = page.getByTestId('order-way');
  const parts = await Promise.all((await ways.all()).map((way) => way.locator('xpath=preceding-sibling::dt').innerText()));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, part) => sum + shownNumber(part.replace(/ DAI through the pools$/, '')), 0)).toBeCloseTo(60_000, 6);
  for (const way of await ways.allInnerTexts()) expect(way).toMatch(/^DAI → .+ → UNI$/);
  const [dai, uni] = [await balance(chain, T.DAI.address, rich), await balance(chain, T.UNI.address, rich)];
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, T.UNI.address, rich)) - uni).toBe(shown);
  expect(dai - (await balance(chain, T.DAI.address, rich))).toBe(60_000n * 10n ** 18n);
  expect(await allowance(chain, T.DAI.address, rich, ROUTER)).toBe(0n);
  expect((await chain.mainnet.getTransaction(hash)).to).toBe(ROUTER);
  const methods = await wallet.methods();
  expect(methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1);
  expect(methods).not.toContain('eth_sendTransaction');
});

// SWAP-9, SWAP-17
test('when a price moves under the review of a split, the ways are divided anew, accepted, and the new figure arrives', async ({
  page,
  swap,
  chain,
}) => {
  await swap.open({ from: 'ETH', to: T.USDT.address });
  await swap.type('from', '60');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-pools')).toContainText('Best price: split over');
  await swap.review();
  const output = page.getByTestId('swap-review-output');
  const ways = page.getByRole('dialog').getByTestId('swap-ways').first();
  const [promised, divided] = [await exactly(output, 6), await ways.innerText()];
  await sellEther(chain, T.USDT.address, 300n);
  await expect(page.getByTestId('swap-price-updated')).toContainText('Price Updated');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  await page.getByTestId('swap-accept').click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  const shown = await exactly(output, 6);
  expect(shown).toBeLessThan(promised);
  await expect(ways).not.toHaveText(divided);
  const before = await balance(chain, T.USDT.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect((await balance(chain, T.USDT.address, rich)) - before).toBe(shown);
});

// SWAP-9, SWAP-17
test('when a pool of a split vanishes under the review, the ways are divided over the others, accepted, and the new figure arrives', async ({
  page,
  swap,
  chain,
}) => {
  await swap.open({ from: 'ETH', to: T.USDT.address });
  await swap.type('from', '60');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-pools')).toContainText('Best price: split over');
  await swap.review();
  const ways = page.getByRole('dialog').getByTestId('swap-ways').first();
  await expect(ways).toContainText('ETHV3 0.05%USDT');
  const factory = new Contract(
    seedFacts.contracts.v3.factory,
    ['function getPool(address, address, uint24) view returns (address)'],
    chain.mainnet,
  );
  await chain.mainnet.send('anvil_setCode', [await factory['getPool']?.(T.WETH.address, T.USDT.address, 500), '0x']);
  await chain.mainnet.send('evm_mine', []);
  await expect(page.getByTestId('swap-price-updated')).toContainText('Price Updated');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  await page.getByTestId('swap-accept').click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  await expect(ways).not.toContainText('ETHV3 0.05%USDT');
  const shown = await exactly(page.getByTestId('swap-review-output'), 6);
  const before = await balance(chain, T.USDT.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect((await balance(chain, T.USDT.address, rich)) - before).toBe(shown);
});

// SWAP-17
test('in expert mode a split of any impact goes on, with the word typed, and the whole figure arrives', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDT.address, expert: true });
  await swap.type('from', '8000');
  await swap.hasKind('swapAnyway');
  await expect(page.getByTestId('swap-pools')).toContainText('Best price: split over');
  await swap.review();
  const shown = await exactly(page.getByTestId('swap-review-output'), 6);
  await swap.confirm();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('at least 10%');
  await prompt.getByRole('textbox').fill('confirm');
  const before = await balance(chain, T.USDT.address, rich);
  await prompt.getByRole('button', { name: /confirm/i }).click();
  await swap.submitted(chain);
  expect((await balance(chain, T.USDT.address, rich)) - before).toBe(shown);
});
