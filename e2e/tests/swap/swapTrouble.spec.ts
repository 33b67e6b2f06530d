import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance, sellEther } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;

test('a rejection in the wallet is said in the dialog and nowhere else', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.rejectNext();
  await swap.confirm();
  await expect(page.getByRole('alert')).toHaveText('Transaction rejected.');
  expect(await balance(chain, T.USDC.address, rich)).toBe(before);
});

test('any other failure of the wallet is said with its reason', async ({ page, swap, wallet, guard }) => {
  guard.allow(/The wallet did not send an order/);
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await wallet.failNext(-32000, 'the signer is out of order');
  await swap.confirm();
  await expect(page.getByRole('alert')).toHaveText('Swap failed: the signer is out of order');
});

// ORDER-4
test('all of the coin cannot be sold: what is missing for the network cost is said before the wallet is asked', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await chain.mainnet.send('anvil_setBalance', [rich, '0xde0b6b3a7640000']);
  await swap.open({ from: 'ETH', to: T.USDC.address, use: 'v3' });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.button.click();
  await expect(page.getByTestId('order-problem')).toContainText('You have 1 ETH, but this takes 1.');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});

test('a wallet that never answers keeps the dialog waiting and the page alive', async ({ page, swap, wallet }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await wallet.hangNext();
  await swap.confirm();
  await expect(page.getByTestId('swap-review-waiting')).toContainText('Swapping 1 ETH for');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await swap.type('from', '2');
  await swap.hasKind('swap');
});

// SWAP-9
test('a price that moves while the review is open must be accepted', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address, use: 'v2' });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  const promised = await page.getByTestId('swap-receive-at-least').innerText();
  await sellEther(chain, T.USDC.address, 100n);
  await expect(page.getByTestId('swap-price-updated')).toContainText('Price Updated');
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  await page.getByTestId('swap-accept').click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  expect(await page.getByTestId('swap-receive-at-least').innerText()).not.toBe(promised);
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(await balance(chain, T.USDC.address, rich)).toBeGreaterThan(before);
});

test('another account while the review is open closes it and says so', async ({ page, swap, wallet }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await wallet.setAccount(1);
  await expect(page.getByTestId('swap-closed')).toContainText('The account changed');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a price impact below 5 % asks nothing, from 5 % for a yes, from 10 % for a word, above 15 % it is refused', async ({
  page,
  swap,
  wallet,
}) => {
  await swap.open({ from: 'ETH', to: T.USDC.address, use: 'v2' });
  const prompt = page.getByRole('alertdialog');
  const impact = page.getByRole('dialog').getByTestId('swap-impact');
  const reviewed = async (amount: string, kind: string, shown: RegExp) => {
    await swap.type('from', amount);
    await swap.hasKind(kind);
    await swap.review();
    await expect(impact).toHaveText(shown);
    await swap.confirm();
  };
  await wallet.rejectNext();
  await reviewed('1290', 'swap', /^4\.8\d%$/);
  await expect(page.getByRole('alert')).toHaveText('Transaction rejected.');
  await swap.close();
  await reviewed('2000', 'swapAnyway', /^7\.\d\d%$/);
  await expect(prompt).toContainText('at least 5%');
  await prompt.getByRole('button', { name: 'No' }).click();
  await swap.close();
  await reviewed('3000', 'swapAnyway', /^10\.\d\d%$/);
  await expect(prompt).toContainText('at least 10%');
  await prompt.getByRole('textbox').fill('yes');
  await expect(prompt.getByRole('button', { name: /confirm/i })).toBeDisabled();
  await page.keyboard.press('Enter');
  await prompt.getByRole('button', { name: 'Close' }).click();
  await swap.close();
  await swap.type('from', '8000');
  await swap.hasKind('impactBlocked');
  await expect(swap.button).toHaveText('Price Impact Too High');
  expect(await wallet.requested('eth_sendTransaction')).toHaveLength(1);
});

test('a pair without pools says so', async ({ swap }) => {
  await swap.open({ from: T.CDAI.address, to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('noRoute');
  await expect(swap.button).toHaveText('Insufficient liquidity for this trade.');
});

test('a node that does not answer is said, not taken for a lack of liquidity; the price comes by itself once it does', async ({
  page,
  swap,
  site,
  guard,
}) => {
  guard.allow(/WebSocket|node|fetch|batch/i);
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  const node = `${site.rpcUrls['1']}/**`;
  await page.route(node, (route) => route.abort());
  const link = new URL(page.url());
  link.searchParams.set('outputCurrency', T.WBTC.address);
  link.searchParams.set('exactAmount', '1');
  await page.goto(link.toString());
  await expect(page.getByTestId('swap-unreachable')).toBeVisible();
  await expect(page.getByText('Insufficient liquidity')).toBeHidden();
  await page.unroute(node);
  await expect(page.getByTestId('swap-unreachable')).toBeHidden({ timeout: 30_000 });
  await expect(swap.field('to')).not.toHaveValue('');
});

test('the form stands without the code that computes prices; the price comes once that code does', async ({ page, guard }) => {
  guard.allow(/engine|did not load/);
  await page.route('**/a/swap/**/engine.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${T.USDC.address}&exactAmount=1&exactField=input`);
  await expect(page.getByTestId('swap-unreachable')).toBeVisible();
  await page.getByTestId('swap-from').getByRole('textbox').fill('2');
  await expect(page.getByTestId('swap-to').getByRole('textbox')).toHaveValue('');
  await page.unroute('**/a/swap/**/engine.js');
  await expect(page.getByTestId('swap-to').getByRole('textbox')).toHaveValue(/\d/);
  await expect(page.getByTestId('swap-unreachable')).toHaveCount(0);
});
