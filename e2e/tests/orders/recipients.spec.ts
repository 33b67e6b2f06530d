// Who can never be paid: the zero address, reserved ones and the product's own contracts, by field and by link (ORDER-10).
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { addRecipient, balance } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const { v2, v3 } = seedFacts.contracts;
const ZERO = '0x0000000000000000000000000000000000000000';
const DEAD = '0x000000000000000000000000000000000000dEaD';
/** To the router of both versions it means itself. */
const RESERVED = '0x0000000000000000000000000000000000000002';
const COIN_SIGN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const REFUSED = [ZERO, RESERVED, COIN_SIGN, v2[1].router, v3.swapRouter, v3.positionManager, v3.factory];

test('a swap refuses them in its field and in its address', async ({ page, swap, wallet }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await addRecipient(page);
  for (const address of REFUSED) {
    await page.getByTestId('swap-recipient').fill(address);
    await swap.hasKind('invalidRecipient');
    await expect(swap.button).toBeDisabled();
  }
  for (const address of [ZERO, RESERVED, v3.swapRouter]) {
    await page.goto(`/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${T.USDC.address}&exactAmount=1&recipient=${address}`);
    await expect(page.getByTestId('swap-recipient')).toHaveValue(address);
    await swap.hasKind('invalidRecipient');
  }
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});

test('a transfer refuses them, and its own token; the burn address asks for a word first', async ({ page, swap, wallet, chain }) => {
  await page.goto('/send?lng=en-US');
  await swap.connect();
  const button = page.getByTestId('swap-send-button');
  const recipient = page.getByTestId('swap-send-recipient');
  await page.getByTestId('swap-send-amount').getByRole('textbox').fill('0.5');
  for (const address of REFUSED) {
    await recipient.fill(address);
    await expect(button).toHaveText('Invalid recipient');
    await expect(button).toBeDisabled();
  }
  await recipient.fill(DEAD);
  await button.click();
  const before = await balance(chain, 'ETH', rich);
  await page.getByTestId('swap-send-confirm').click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: /confirm/i })).toBeDisabled();
  expect(await balance(chain, 'ETH', rich)).toBe(before);
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});
