// Tokens that take a part of every transfer: nobody gets less than the review said (ORDER-3).
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance, type SwapPage } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich, poor } = seedFacts.accounts;

/** The figure of a line such as "1,234.5 TAXED", in whole units of `decimals` digits. */
function figureIn(text: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = /([\d,]+)(?:\.(\d+))?/.exec(text) ?? [];
  return BigInt(whole.replaceAll(',', '')) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0').slice(0, decimals));
}

/** Opens the review of a transfer of a token that no list names. */
async function openSend(page: Page, swap: SwapPage, symbol: 'HALF' | 'LIAR', amount: string): Promise<void> {
  await page.goto('/send?lng=en-US');
  await swap.connect();
  await page.getByTestId('swap-send-amount-token').click();
  const tokens = page.getByRole('dialog');
  await tokens.getByRole('textbox').first().fill(T[symbol].address);
  await tokens.getByRole('button', { name: `Import ${symbol}` }).click();
  await page.getByTestId('shared-import-token').click();
  await page.getByTestId('swap-send-amount').getByRole('textbox').fill(amount);
  await page.getByTestId('swap-send-recipient').fill(poor);
  await page.getByTestId('swap-send-button').click();
}

test('version 2 says what a tax leaves, goes on with that when told to, and gives at least that', async ({ page, swap, chain, wallet }) => {
  await swap.open({ from: 'ETH', to: T.TAXED.address, use: 'v2', unlisted: true });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.button.click();
  const problem = page.getByTestId('order-problem');
  await expect(problem).toContainText('would arrive, less than the minimum of');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  await page.getByTestId('order-accept').click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  const promised = figureIn(await page.getByTestId('swap-receive-at-least').innerText(), 18);
  // One minimum in the whole dialog, and no amount above what was measured.
  const exact = async (id: string) => figureIn((await page.getByRole('dialog').getByTestId(id).getAttribute('title')) ?? '', 18);
  const limit = await exact('swap-limit');
  expect(limit).toBeGreaterThanOrEqual(promised);
  expect(limit - promised).toBeLessThan(promised / 1000n);
  expect(await exact('swap-review-output')).toBe(limit);
  const before = await balance(chain, T.TAXED.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  const arrived = (await balance(chain, T.TAXED.address, rich)) - before;
  expect(promised).toBeGreaterThan(0n);
  expect(arrived).toBeGreaterThanOrEqual(promised);
});

// SWAP-2
test('half a loss, measured, counts as price impact: it is not offered, and the reason says who may take it', async ({ page, swap }) => {
  await swap.open({ from: 'ETH', to: T.HALF.address, use: 'v2', unlisted: true });
  await swap.type('from', '0.1');
  await swap.hasKind('swap');
  await swap.button.click();
  await expect(page.getByTestId('order-problem')).toContainText('expert mode only');
  await expect(page.getByTestId('order-accept')).toHaveCount(0);
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
});

// SWAP-2
test('experts may take half a loss, and type the word for it', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.HALF.address, use: 'v2', expert: true, unlisted: true });
  await swap.type('from', '0.1');
  await swap.hasKind('swap');
  await swap.button.click();
  await page.getByTestId('order-accept').click();
  await expect(page.getByTestId('swap-confirm')).toHaveText('Swap Anyway');
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  const before = await balance(chain, T.HALF.address, rich);
  const limit = figureIn((await page.getByRole('dialog').getByTestId('swap-limit').getAttribute('title')) ?? '', 18);
  await swap.confirm();
  const prompt = page.getByRole('alertdialog');
  await prompt.getByRole('textbox').fill('confirm');
  await prompt.getByRole('button', { name: /confirm/i }).click();
  await swap.submitted(chain);
  expect((await balance(chain, T.HALF.address, rich)) - before).toBeGreaterThanOrEqual(limit);
});

test('within the tolerance the variant that measures what arrived is sent, without a question', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.TAXED.address, use: 'v2', unlisted: true, slippageBps: 500 });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  const promised = figureIn(await page.getByTestId('swap-receive-at-least').innerText(), 18);
  const before = await balance(chain, T.TAXED.address, rich);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, T.TAXED.address, rich)) - before).toBeGreaterThanOrEqual(promised);
  // swapExactETHForTokensSupportingFeeOnTransferTokens
  expect((await chain.mainnet.getTransaction(hash)).data.slice(0, 10)).toBe('0xb6f9de95');
});

test('version 3 cannot hold the limit: half a loss is blocked with the reason, and no figure is offered', async ({
  page,
  swap,
  wallet,
}) => {
  await swap.open({ from: 'ETH', to: T.HALF.address, use: 'v3', unlisted: true });
  await swap.type('from', '0.1');
  await swap.hasKind('swap');
  await swap.button.click();
  await expect(page.getByTestId('order-problem')).toContainText('less than the minimum of');
  await expect(page.getByTestId('order-accept')).toHaveCount(0);
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});

// SEND-3
test('a transfer of a token that keeps half of it says what would arrive, and goes out once that is taken', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await openSend(page, swap, 'HALF', '12');
  await expect(page.getByTestId('order-problem')).toContainText('6 HALF would arrive, less than the minimum of 12 HALF');
  await expect(page.getByTestId('swap-send-confirm')).toBeDisabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  const held = async () => [await balance(chain, T.HALF.address, rich), await balance(chain, T.HALF.address, poor)] as const;
  const [mine, theirs] = await held();
  await page.getByTestId('order-accept').click();
  await expect(page.getByTestId('swap-send-review-receives')).toHaveText('6 HALF');
  await expect(page.getByTestId('swap-send-review-amount')).toHaveText('12 HALF');
  await page.getByTestId('swap-send-confirm').click();
  await swap.submitted(chain);
  const [mineAfter, theirsAfter] = await held();
  expect([mine - mineAfter, theirsAfter - theirs]).toEqual([12n * 10n ** 18n, 6n * 10n ** 18n]);
});

// ORDER-2, SEND-3
test('a token whose event says more than it moves is measured by what it moves, and that is what the chain then does', async ({
  page,
  swap,
  chain,
}) => {
  await openSend(page, swap, 'LIAR', '100');
  await expect(page.getByTestId('order-problem')).toContainText('50 LIAR would arrive, less than the minimum of 100 LIAR');
  await page.getByTestId('order-accept').click();
  await expect(page.getByTestId('order-arrives')).toHaveText('50 LIAR');
  const left = await page.getByTestId('order-leaves').innerText();
  const held = async () => [await balance(chain, T.LIAR.address, rich), await balance(chain, T.LIAR.address, poor)] as const;
  const [mine, theirs] = await held();
  await page.getByTestId('swap-send-confirm').click();
  await swap.submitted(chain);
  const [mineAfter, theirsAfter] = await held();
  expect([mine - mineAfter, theirsAfter - theirs]).toEqual([figureIn(left, 18), 50n * 10n ** 18n]);
});

// SWAP-23
test('the best price learns what a token keeps: version 2 with the net figure is offered, accepted, and that figure arrives', async ({
  page,
  swap,
  chain,
}) => {
  await swap.open({ from: 'ETH', to: T.TAXED.address, unlisted: true });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.button.click();
  await page.getByTestId('swap-accept').click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  await expect(page.getByTestId('order-problem')).toHaveCount(0);
  const shown = figureIn((await page.getByTestId('swap-review-output').getAttribute('title')) ?? '', 18);
  const before = await balance(chain, T.TAXED.address, rich);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, T.TAXED.address, rich)) - before).toBe(shown);
  expect((await chain.mainnet.getTransaction(hash)).to).toBe(seedFacts.contracts.v2[1].router);
});
