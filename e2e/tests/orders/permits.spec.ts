// A signature that the wallet will not give: the reason, and an approval in its place, which opens by nobody's hand but the person's (ORDER-15).
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Page } from '@playwright/test';
import type { ConsoleGuard } from '../../harness/consoleGuard';
import type { Wallet } from '../../harness/wallet';
import { balance, type SwapPage } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;

interface Refusal {
  readonly page: Page;
  readonly swap: SwapPage;
  readonly wallet: Wallet;
  readonly guard: ConsoleGuard;
}

/** Types 10 USDC to be swapped for ether, up to the step that allows them. */
async function reachAllowance(swap: SwapPage): Promise<void> {
  await swap.open({ from: T.USDC.address, to: 'ETH' });
  await swap.type('from', '10');
  await swap.hasKind('approveFirst');
}

/** Asks for the signature, which the wallet refuses with a code: the approval is offered beside the reason, and opens by itself nowhere. */
async function signInVain({ page, swap, wallet, guard }: Refusal, code: number): Promise<void> {
  guard.allow(/The wallet did not give an allowance/);
  await reachAllowance(swap);
  await wallet.nextHabit('eth_signTypedData_v4', { kind: 'fail', code });
  await page.getByTestId('swap-permit').click();
  await expect(page.getByTestId('swap-approval')).toContainText('You can approve with a transaction instead');
  await expect(page.getByTestId('swap-permit')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve USDC' })).toBeEnabled();
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
}

test('a permit that the wallet refuses states the reason and offers the approval, which then carries the swap', async ({
  page,
  swap,
  wallet,
  chain,
  guard,
}) => {
  await signInVain({ page, swap, wallet, guard }, 4100);
  await expect(page.getByTestId('swap-approval')).toContainText('has not been authorized');
  await swap.approve('USDC');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(before - (await balance(chain, T.USDC.address, rich))).toBe(10n * 10n ** 6n);
});

test('a permit that a person turns down in the wallet is asked for again without a word', async ({ page, swap, wallet }) => {
  await reachAllowance(swap);
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
  }) => signInVain({ page, swap, wallet, guard }, code));
}
