import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance, type Coin } from './swapPage';
import { expect, test } from './swapTest';

const { rich, poor, smart } = seedFacts.accounts;
const { multicallWallet } = seedFacts.contracts;
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
  await swap.close();
  const said = `Send 0.5 ETH to ${poor.slice(0, 6)}`;
  await expect(page.getByTestId('shell-popup').filter({ hasText: said })).toBeVisible();
  await page.getByTestId('shell-connect').click();
  await expect(page.getByTestId('shell-recent')).toContainText(said);
});

test('a token is sent with a plain transfer', async ({ page, swap, chain }) => {
  await page.goto('/send?lng=en-US');
  await swap.connect();
  await page.getByTestId('swap-send-amount-token').click();
  await page.getByRole('dialog').getByRole('textbox').first().fill(T.DAI.address);
  await page.getByRole('dialog').getByText('Dai Stablecoin').first().click();
  const amount = page.getByTestId('swap-send-amount').getByRole('textbox');
  const button = page.getByTestId('swap-send-button');
  await page.getByRole('button', { name: 'Max DAI' }).click();
  const all = await amount.inputValue();
  expect(utils.parseUnits(all, 18).toBigInt()).toBe(await balance(chain, T.DAI.address, rich));
  await page.getByTestId('swap-send-recipient').fill(T.DAI.address);
  await expect(button).toHaveText('Invalid recipient');
  await page.getByTestId('swap-send-recipient').fill(poor);
  await amount.fill(`1${all}`);
  await expect(button).toHaveText('Insufficient DAI balance');
  await amount.fill('12.5');
  await expect(button).toHaveText('Review');
  await button.click();
  const coin: Coin = T.DAI.address;
  const before = await balance(chain, coin, poor);
  await page.getByTestId('swap-send-confirm').click();
  const hash = await swap.submitted(chain);
  expect((await balance(chain, coin, poor)) - before).toBe(125n * 10n ** 17n);
  expect((await chain.mainnet.getTransaction(hash)).data.slice(0, 10)).toBe('0xa9059cbb');
});

// SEND-1
test('an account that delegates to code (EIP-7702) is called no contract, and is paid; a contract is warned of', async ({
  page,
  swap,
  chain,
}) => {
  await page.goto('/send?lng=en-US');
  await swap.connect();
  const button = page.getByTestId('swap-send-button');
  const notices = page.getByTestId('swap-recipient-notices');
  await page.getByTestId('swap-send-amount').getByRole('textbox').fill('0.5');
  for (const [recipient, isContract] of [
    [multicallWallet, true],
    [smart, false],
  ] as const) {
    expect(await chain.mainnet.getCode(recipient)).toMatch(isContract ? /^0x60/ : /^0xef0100/);
    await page.getByTestId('swap-send-recipient').fill(recipient);
    const code = page.waitForResponse((response) => {
      const asked = response.request().postData()?.toLowerCase() ?? '';
      return asked.includes('eth_getcode') && asked.includes(recipient.toLowerCase());
    });
    await button.click();
    await code;
    await expect(page.getByTestId('swap-send-confirm')).toBeEnabled();
    await expect(notices).toContainText('You have not sent to this address');
    await expect(notices.getByText(/contract/)).toHaveCount(isContract ? 1 : 0);
    if (isContract) await swap.close();
  }
  const before = await balance(chain, 'ETH', smart);
  await page.getByTestId('swap-send-confirm').click();
  await swap.submitted(chain);
  expect((await balance(chain, 'ETH', smart)) - before).toBe(5n * 10n ** 17n);
});
