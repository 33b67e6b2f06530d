// Account and network change while the wallet still asks, or without a word (ORDER-7, ORDER-11).
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import type { Wallet } from '../../harness/wallet';
import { balance, type SwapPage } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;

interface Journey {
  readonly page: Page;
  readonly swap: SwapPage;
  readonly wallet: Wallet;
  readonly chain: Chain;
}

/** Asks the wallet for a swap of 1 ETH, and leaves its prompt open. Gives what the account held of USDC before. */
async function askAndWait({ page, swap, wallet, chain }: Journey): Promise<bigint> {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await wallet.autoApprove(false);
  await swap.confirm();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  return before;
}

test('another network under an open prompt: the wallet still asks, and what it then sends belongs to the network it was made for', async ({
  page,
  swap,
  wallet,
  chain,
  guard,
}) => {
  guard.allow(/WebSocket is closed before the connection is established/);
  const before = await askAndWait({ page, swap, wallet, chain });
  await wallet.setChain(42161);
  const waiting = page.getByTestId('swap-review-waiting');
  await expect(waiting).toContainText('The network changed, but your wallet is still asking');
  await expect(page.getByText('Nothing was sent')).toHaveCount(0);
  await wallet.approveOpen();
  await swap.submitted(chain);
  await expect(page.getByText('Nothing was sent')).toHaveCount(0);
  expect(await balance(chain, T.USDC.address, rich)).toBeGreaterThan(before);
  await swap.close();
  await page.getByTestId('shell-connect').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Swap 1 ETH');
});

test('another account under an open prompt: refused there it closes with the reason, approved it belongs to its sender', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  const before = await askAndWait({ page, swap, wallet, chain });
  await wallet.setAccount(1);
  await expect(page.getByTestId('swap-review-waiting')).toContainText('The account changed, but your wallet is still asking');
  await wallet.rejectOpen();
  await expect(page.getByTestId('swap-closed')).toContainText('The account changed');
  expect(await balance(chain, T.USDC.address, rich)).toBe(before);
  await wallet.setAccount(0);
  await swap.hasKind('swap');
  await swap.review();
  await swap.confirm();
  await expect(page.getByTestId('dev-wallet-prompt')).toBeVisible();
  await wallet.setAccount(1);
  await expect(page.getByTestId('swap-review-waiting')).toContainText('still asking');
  await wallet.approveOpen();
  const hash = await swap.submitted(chain);
  expect((await chain.mainnet.getTransaction(hash)).from).toBe(rich);
  await swap.close();
  await page.getByTestId('shell-connect').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Swap 1 ETH');
});

test('an account or a network that changed without a word sends nothing, and the review says why it closed', async ({
  page,
  swap,
  wallet,
  guard,
}) => {
  guard.allow(/WebSocket is closed before the connection is established/);
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await wallet.setAccountSilently(1);
  await swap.confirm();
  await expect(page.getByTestId('swap-closed')).toContainText('The account changed');
  await wallet.setAccountSilently(0);
  await page.getByTestId('swap-closed').getByRole('button').click();
  await swap.hasKind('swap');
  await swap.review();
  await wallet.setChainSilently(42161);
  await swap.confirm();
  await expect(page.getByTestId('swap-closed')).toContainText('The network changed');
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});
