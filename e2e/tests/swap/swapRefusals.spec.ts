import { Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;
const { v2, v3 } = seedFacts.contracts;
/** Who may block an account of USDC. */
const USDC_OWNER = '0x000000000000000000000000000000000005dc00';
const THREE_DAYS_SECONDS = 259_200;

test('what the chain refuses is said in its own words, for both versions and both sides', async ({ page, swap, wallet, chain, guard }) => {
  guard.allow(/The swap could not be prepared/);
  const usdc = (signer: string) =>
    new Contract(T.USDC.address, ['function approve(address, uint256)', 'function blacklist(address)'], chain.mainnet.getSigner(signer));
  for (const router of [v2[1].router, v3.swapRouter]) await usdc(rich)['approve']?.(router, 10n ** 12n);
  await chain.mainnet.send('anvil_impersonateAccount', [USDC_OWNER]);
  await chain.mainnet.send('anvil_setBalance', [USDC_OWNER, '0xde0b6b3a7640000']);
  await usdc(USDC_OWNER)['blacklist']?.(rich);
  const refused = async (amount: string, version: string, reason: string) => {
    await swap.type('from', amount);
    await expect(page.getByText(`Routed through ${version}`)).toBeVisible();
    await swap.hasKind('swap');
    await swap.button.click();
    await expect(page.getByRole('alert')).toContainText(reason);
    await swap.close();
  };
  await swap.open({ from: T.USDC.address, to: 'ETH' });
  await refused('10', 'V3', 'This transaction will not succeed due to price movement.');
  await page.getByTestId('swap-version').click();
  await refused('11', 'V2', 'The input token cannot be transferred.');
  await page.getByTestId('swap-switch-sides').click();
  await refused('1', 'V2', 'The output token cannot be transferred. There may be an issue with the output token.');
  await page.getByTestId('swap-version').click();
  await refused('2', 'V3', 'Note: fee on transfer and rebase tokens are incompatible with v3.');
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});

test('an estimate that fails where the call itself succeeds is said, and nothing is sent', async ({ page, swap, wallet, chain, guard }) => {
  guard.allow(/The swap could not be prepared/);
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  // Estimates are made for the next block, which is past the deadline; calls are made on the last one, which is not.
  await chain.mainnet.send('evm_increaseTime', [THREE_DAYS_SECONDS]);
  await swap.button.click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected issue with estimating the gas. Please try again.');
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});
