import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { allowance, balance } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const { multicallWallet, v3 } = seedFacts.contracts;

test('a swap that is sped up in the wallet is followed to its end, and the button is free again', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await swap.confirm();
    await expect(page.getByTestId('shared-transaction-hash')).toBeVisible();
    await swap.close();
    await expect(page.getByRole('button', { name: /1 Pending/i })).toBeVisible();
    await wallet.speedUp();
    // Each look of the page at the chain needs a block.
    await expect(async () => {
      await chain.mine();
      await expect(page.getByRole('button', { name: /1 Pending/i })).toBeHidden({ timeout: 1000 });
    }).toPass();
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  const notices = page.getByRole('log', { name: 'Notices' });
  await expect(notices).toContainText('Done');
  await expect(notices).not.toContainText('Replaced');
  await swap.type('from', '1');
  await swap.hasKind('swap');
});

test('an approval survives a reload: the next step goes on where it was', async ({ page, swap, chain }) => {
  await swap.open({ from: T.DAI.address, to: T.USDC.address, use: 'v2' });
  await swap.type('from', '40');
  await swap.hasKind('approveFirst');
  await expect(page).toHaveURL(/exactAmount=40/);
  await swap.approve('DAI');
  await page.reload();
  await expect(swap.field('from')).toHaveValue('40');
  await swap.hasKind('swap');
  await swap.review();
  const dai = await balance(chain, T.DAI.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(dai - (await balance(chain, T.DAI.address, rich))).toBe(40n * 10n ** 18n);
});

// ORDER-16
test('a wallet contract approves and swaps in one transaction', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: T.USDC.address, to: 'ETH' });
  await wallet.setAccount(10);
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-approval')).toBeHidden();
  await swap.review();
  await expect(page.getByTestId('swap-asked')).toContainText('Allows Exchange router, versions 2 and 3 to take 10 USDC');
  const usdc = await balance(chain, T.USDC.address, multicallWallet);
  await swap.confirm();
  await swap.submitted(chain);
  expect(usdc - (await balance(chain, T.USDC.address, multicallWallet))).toBe(10n * 10n ** 6n);
  expect(await allowance(chain, T.USDC.address, multicallWallet, v3.swapRouter02)).toBe(0n);
});

// ORDER-5
test('a wallet that sends several calls as one approves and swaps in one confirmation', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: T.USDC.address, to: 'ETH', sendsCalls: true });
  await swap.type('from', '10');
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-approval')).toBeHidden();
  await swap.review();
  const usdc = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  const hash = await swap.submitted(chain);
  expect(usdc - (await balance(chain, T.USDC.address, rich))).toBe(10n * 10n ** 6n);
  expect(await allowance(chain, T.USDC.address, rich, v3.swapRouter02)).toBe(0n);
  expect((await chain.mainnet.getTransaction(hash)).to).toBe(v3.swapRouter02);
  const methods = await wallet.methods();
  expect(methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1);
  expect(methods).not.toContain('eth_sendTransaction');
});

test('in expert mode a swap of any impact goes on, with the word typed', async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: T.USDC.address, use: 'v2', expert: true });
  await swap.type('from', '8000');
  await swap.hasKind('swapAnyway');
  await swap.review();
  await swap.confirm();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('at least 10%');
  await prompt.getByRole('textbox').fill('confirm');
  const usdc = await balance(chain, T.USDC.address, rich);
  await prompt.getByRole('button', { name: /confirm/i }).click();
  await swap.submitted(chain);
  expect(await balance(chain, T.USDC.address, rich)).toBeGreaterThan(usdc);
});
