import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance, type Coin } from './swapPage';
import { expect, test } from './swapTest';

const { poor } = seedFacts.accounts;
const T = seedFacts.tokens[1];

test('a path that does not exist becomes the send screen', async ({ page, swap }) => {
  await page.goto('/nowhere?lng=en-US');
  await expect(page).toHaveURL(/\/send\?lng=en-US/);
  await expect(page.getByTestId('swap-send-button')).toHaveText('Connect Wallet');
  await expect(swap.button).toBeHidden();
});

test('the native coin is sent to a name', async ({ page, swap, chain }) => {
  await page.goto('/send?lng=en-US');
  await swap.connect();
  const button = page.getByTestId('swap-send-button');
  await expect(button).toHaveText('Enter an amount');
  await page.getByTestId('swap-send-amount').getByRole('textbox').fill('0.5');
  await expect(button).toHaveText('Enter a recipient');
  await page.getByTestId('swap-send-recipient').fill('friend.eth');
  await expect(button).toHaveText('Review');
  await button.click();
  await expect(page.getByTestId('swap-send-review-recipient')).toHaveText(poor);
  const before = await balance(chain, 'ETH', poor);
  await page.getByTestId('swap-send-confirm').click();
  await swap.submitted(chain);
  expect((await balance(chain, 'ETH', poor)) - before).toBe(5n * 10n ** 17n);
});

test('a token is sent with a plain transfer', async ({ page, swap, chain }) => {
  await page.goto('/send?lng=en-US');
  await swap.connect();
  await page.getByTestId('swap-send-amount-token').click();
  await page.getByRole('dialog').getByRole('textbox').first().fill(T.DAI.address);
  await page.getByRole('dialog').getByText('Dai Stablecoin').first().click();
  await page.getByTestId('swap-send-amount').getByRole('textbox').fill('12.5');
  await page.getByTestId('swap-send-recipient').fill(poor);
  const button = page.getByTestId('swap-send-button');
  await expect(button).toHaveText('Review');
  await button.click();
  const coin: Coin = T.DAI.address;
  const before = await balance(chain, coin, poor);
  await page.getByTestId('swap-send-confirm').click();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, coin, poor)) - before).toBe(125n * 10n ** 17n);
  expect((await chain.mainnet.getTransaction(hash)).data.slice(0, 10)).toBe('0xa9059cbb');
});
