// A name is worth what it stands for at this moment: one that leads to an address that can never be paid is refused, one that changed is not paid (ORDER-10).
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { renameTo } from '../swap/renameTo';
import { balance } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const { USDC } = seedFacts.tokens[1];
const { poor, third } = seedFacts.accounts;
const { v2, v3 } = seedFacts.contracts;
const NAME = 'friend.eth';
const SEND = 'eth_sendTransaction';
const REFUSED = [v3.swapRouter, v3.positionManager, v2[1].router, v2[1].factory];

for (const address of REFUSED) {
  test(`a name that stands for ${address}, a contract of the product, is refused by swap, transfer and delegation`, async ({
    page,
    swap,
    wallet,
    chain,
  }) => {
    await renameTo(chain, NAME, address);
    await connectWallet(page, { path: '/send' });
    const button = page.getByTestId('swap-send-button');
    await page.getByTestId('swap-send-amount').getByRole('textbox').fill('0.5');
    await page.getByTestId('swap-send-recipient').fill('trader.eth');
    await expect(button).toHaveText('Review');
    await page.getByTestId('swap-send-recipient').fill(NAME);
    await expect(button).toHaveText('Invalid recipient');
    await expect(button).toBeDisabled();

    await page.goto(`/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${USDC.address}&exactAmount=1&recipient=${NAME}`);
    await expect(page.getByTestId('swap-recipient')).toHaveValue(NAME);
    await swap.hasKind('invalidRecipient');
    await expect(swap.button).toBeDisabled();

    await page.goto('/vote?lng=en-US');
    await page.getByTestId('governance-edit-delegation').or(page.getByTestId('governance-unlock')).click();
    const dialog = page.getByTestId('governance-delegate-dialog');
    await dialog.getByText('Delegate to Another Address').click();
    await dialog.getByTestId('governance-delegatee').fill(NAME);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByTestId('governance-delegate-submit')).toBeDisabled();
    expect(await wallet.methods()).not.toContain(SEND);
  });
}

test('a name whose record changed since it was typed is not paid by a transfer: neither when the review opens nor when its button is pressed', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await connectWallet(page, { path: '/send' });
  const button = page.getByTestId('swap-send-button');
  const confirm = page.getByTestId('swap-send-confirm');
  const problem = page.getByTestId('order-problem');
  await page.getByTestId('swap-send-amount').getByRole('textbox').fill('0.5');
  await page.getByTestId('swap-send-recipient').fill(NAME);
  await expect(button).toHaveText('Review');
  const [before, beforeThird] = [await balance(chain, 'ETH', poor), await balance(chain, 'ETH', third)];

  await renameTo(chain, NAME, third);
  await button.click();
  await expect(problem).toContainText(`${NAME} now stands for another address`);
  await expect(confirm).toBeDisabled();
  await swap.close();
  await expect(page.getByText(`This name stands for ${third}`)).toBeVisible();

  await page.getByTestId('swap-send-recipient').fill('');
  await renameTo(chain, NAME, poor);
  await page.getByTestId('swap-send-recipient').fill('trader.eth');
  await expect(button).toHaveText('Review');
  await page.getByTestId('swap-send-recipient').fill(NAME);
  await expect(page.getByText(`This name stands for ${poor}`)).toBeVisible();
  await expect(button).toHaveText('Review');
  await button.click();
  await expect(confirm).toBeEnabled();
  await renameTo(chain, NAME, third);
  await confirm.click();
  await expect(problem).toContainText(`${NAME} now stands for another address`);
  await expect(confirm).toBeDisabled();
  expect(await wallet.methods()).not.toContain(SEND);
  expect([await balance(chain, 'ETH', poor), await balance(chain, 'ETH', third)]).toEqual([before, beforeThird]);
  await swap.close();

  // The form says what the name stands for now, without being typed into; that is what the next review pays.
  await expect(page.getByText(`This name stands for ${third}`)).toBeVisible();
  await expect(button).toHaveText('Review');
  await button.click();
  await expect(page.getByTestId('swap-send-review-recipient')).toHaveText(third);
  await confirm.click();
  await swap.submitted(chain);
  expect((await balance(chain, 'ETH', third)) - beforeThird).toBe(5n * 10n ** 17n);
  expect(await balance(chain, 'ETH', poor)).toBe(before);
});
