// Accounts whose signature a token may not accept: an approval in its place, and the reason where a signature was given (ORDER-14, ORDER-15).
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { allowance, balance } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const { accounts, contracts, tokens } = seedFacts;
const { USDC, UNI } = tokens[1];
const { rich, smart } = accounts;
const SIGN = 'eth_signTypedData_v4';

test('an account with code is offered an approval and never a signature, and the approval carries the swap', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: USDC.address, to: 'ETH', use: 'v3' });
  await wallet.setAccount(accounts.all.indexOf(smart));
  await swap.type('from', '10');
  await swap.hasKind('approveFirst');
  await expect(page.getByRole('button', { name: 'Approve USDC' })).toBeEnabled();
  await expect(page.getByTestId('swap-permit')).toHaveCount(0);
  await swap.approve('USDC');
  await expect(page.getByTestId('swap-permit')).toHaveCount(0);
  const before = await balance(chain, USDC.address, smart);
  await swap.review();
  await swap.confirm();
  await swap.submitted(chain);
  expect(before - (await balance(chain, USDC.address, smart))).toBe(10n * 10n ** 6n);
  expect(await wallet.methods()).not.toContain(SIGN);
});

test('a signature that the token does not accept leads back to the approval with the reason, and the approval carries the swap', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  await swap.open({ from: UNI.address, to: 'ETH', use: 'v3' });
  await swap.type('from', '5');
  await swap.hasKind('approveFirst');
  // What a contract account signs is the signature of nobody, as far as a token can tell.
  await wallet.nextHabit(SIGN, { kind: 'answer', value: `0x${'11'.repeat(32)}${'22'.repeat(32)}1b` });
  await page.getByTestId('swap-permit').click();
  await swap.hasKind('swap');
  await swap.button.click();
  const approval = page.getByRole('dialog').getByTestId('swap-approval');
  await expect(approval).toContainText('does not accept the signature of this account');
  await expect(approval).toContainText('Approve with a transaction instead');
  await expect(approval.getByTestId('swap-permit')).toHaveCount(0);
  await expect(page.getByTestId('swap-confirm')).toBeDisabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  expect(await allowance(chain, UNI.address, rich, contracts.v3.swapRouter)).toBe(0n);
  await approval.getByRole('button', { name: 'Approve UNI' }).click();
  await expect(page.getByTestId('swap-confirm')).toBeEnabled();
  const before = await balance(chain, UNI.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(before - (await balance(chain, UNI.address, rich))).toBe(5n * 10n ** 18n);
});
