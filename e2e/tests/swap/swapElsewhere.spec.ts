import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { addRecipient, balance } from './swapPage';
import { expect, test } from './swapTest';

const { rich, poor } = seedFacts.accounts;
const T = seedFacts.tokens[1];
const ARBITRUM = seedFacts.tokens[42161];
const X_LAYER = seedFacts.tokens[196];

test('on 42161 the tolerance is 0.1 % and the deadline 300 seconds', async ({ page, swap, wallet, chain, guard }) => {
  // The block stream of the first network is left while it is still being opened.
  guard.allow(/WebSocket is closed before the connection is established/);
  await swap.open({ from: 'ETH' });
  await wallet.setChain(42161);
  await expect(page.getByText('Routed through')).toBeHidden();
  await page.goto(`/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${ARBITRUM.USDC.address}`);
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByRole('dialog').getByTestId('swap-details')).toContainText('0.10%');
  const before = await balance(chain, ARBITRUM.USDC.address, rich, 42161);
  const { timestamp } = await chain.node(42161).getBlock('latest');
  await swap.confirm();
  const hash = await swap.submitted(chain, 42161);
  expect(await balance(chain, ARBITRUM.USDC.address, rich, 42161)).toBeGreaterThan(before);
  const { data } = await chain.node(42161).getTransaction(hash);
  // multicall(deadline, steps): the deadline is the first word.
  const deadline = Number(BigInt(`0x${data.slice(10, 10 + 64)}`));
  expect(deadline).toBeGreaterThanOrEqual(timestamp + 86_400 + 240);
  expect(deadline).toBeLessThanOrEqual(timestamp + 86_400 + 360);
});

test('on 196 version 2 alone is used', async ({ page, swap, wallet, chain, guard }) => {
  // The block stream of the first network is left while it is still being opened.
  guard.allow(/WebSocket is closed before the connection is established/);
  await swap.open({ from: 'ETH' });
  await wallet.setChain(196);
  await expect(page.getByTestId('swap-from')).toContainText('OKB');
  await page.goto(`/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${X_LAYER.USDT.address}`);
  await expect(page.getByTestId('swap-from')).toContainText('OKB');
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-version')).toBeHidden();
  await swap.review();
  const before = await balance(chain, X_LAYER.USDT.address, rich, 196);
  await swap.confirm();
  const hash = await swap.submitted(chain, 196);
  expect(await balance(chain, X_LAYER.USDT.address, rich, 196)).toBeGreaterThan(before);
  expect((await chain.node(196).getTransaction(hash)).to).toBe(seedFacts.contracts.v2[196].router);
});

test('a recipient by name receives; the dialog shows the address in full', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await addRecipient(page);
  await swap.hasKind('enterRecipient');
  await page.getByTestId('swap-recipient').fill('friend.eth');
  await swap.hasKind('swap');
  await swap.review();
  await expect(page.getByTestId('swap-sent-to')).toHaveText(poor);
  await expect(page.getByTestId('swap-recipient-notices')).toContainText('have not sent to this address');
  await swap.confirm();
  await swap.submitted(chain);
  expect(await balance(chain, T.USDC.address, poor)).toBeGreaterThan(1900n * 10n ** 6n);
});

// WALLET-13
test('a name is waited for; one that stands for nobody is invalid, and so is a token', async ({ page, swap, site }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${site.rpcUrls['1']}/`, async (route) => {
    if (route.request().postData()?.includes(utils.namehash('friend.eth').slice(2))) await released;
    return route.fallback();
  });
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await addRecipient(page);
  const recipient = page.getByTestId('swap-recipient');
  await recipient.fill(' fri end.eth ');
  await expect(recipient).toHaveValue('friend.eth');
  await swap.hasKind('resolvingRecipient');
  await expect(swap.button).toBeDisabled();
  await expect(recipient).not.toHaveAttribute('aria-invalid', 'true');
  release();
  await swap.hasKind('swap');
  await expect(page.getByText(poor)).toBeVisible();
  await recipient.fill('nobody-here.eth');
  await swap.hasKind('invalidRecipient');
  await expect(recipient).toHaveAttribute('aria-invalid', 'true');
  await recipient.fill(T.USDC.address);
  await swap.hasKind('invalidRecipient');
  await page.getByTestId('swap-remove-recipient').click();
  await swap.hasKind('swap');
});

test('the address bar brings another person to the same form', async ({ page, swap }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('to', '123.45');
  await expect(page).toHaveURL(/exactAmount=123\.45/);
  const link = page.url();
  await page.goto(link);
  await expect(swap.field('to')).toHaveValue('123.45');
  await expect(page.getByTestId('swap-to')).toContainText('USDC');
  expect(new URL(link).searchParams.get('chain')).toBe('mainnet');
});
