// A signature that the wallet will not give: the reason, and an approval in its place, which opens by nobody's hand but the person's (ORDER-15).
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;

test('a permit that the wallet refuses states the reason and offers the approval, which then carries the swap', async ({
  page,
  swap,
  wallet,
  chain,
  guard,
}) => {
  guard.allow(/The wallet did not give an allowance/);
  await swap.open({ from: T.USDC.address, to: 'ETH' });
  await swap.type('from', '10');
  await swap.hasKind('approveFirst');
  await wallet.nextHabit('eth_signTypedData_v4', { kind: 'fail', code: 4100 });
  await page.getByTestId('swap-permit').click();
  const approval = page.getByTestId('swap-approval');
  await expect(approval).toContainText('You can approve with a transaction instead');
  await expect(approval).toContainText('has not been authorized');
  await expect(page.getByTestId('swap-permit')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve USDC' })).toBeEnabled();
  // No prompt opens by itself.
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  await swap.approve('USDC');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(before - (await balance(chain, T.USDC.address, rich))).toBe(10n * 10n ** 6n);
});

test('a permit that a person turns down in the wallet is asked for again without a word', async ({ page, swap, wallet }) => {
  await swap.open({ from: T.USDC.address, to: 'ETH' });
  await swap.type('from', '10');
  await swap.hasKind('approveFirst');
  await wallet.rejectNext();
  await page.getByTestId('swap-permit').click();
  await expect.poll(async () => (await wallet.requested('eth_signTypedData_v4')).length).toBe(1);
  await expect(page.getByTestId('swap-permit')).toBeEnabled();
  await expect(page.getByTestId('swap-approval')).not.toContainText('did not sign');
  await page.getByTestId('swap-permit').click();
  await swap.hasKind('swap');
});

for (const code of [-32601, -32603]) {
  test(`a permit that the wallet answers with ${code} states the reason, and no prompt for an approval opens by itself`, async ({
    page,
    swap,
    wallet,
    guard,
  }) => {
    guard.allow(/The wallet did not give an allowance/);
    await swap.open({ from: T.USDC.address, to: 'ETH' });
    await swap.type('from', '10');
    await swap.hasKind('approveFirst');
    await wallet.nextHabit('eth_signTypedData_v4', { kind: 'fail', code });
    await page.getByTestId('swap-permit').click();
    await expect(page.getByTestId('swap-approval')).toContainText('You can approve with a transaction instead');
    await expect(page.getByRole('button', { name: 'Approve USDC' })).toBeEnabled();
    expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  });
}
