import { Contract, utils } from 'ethers';
import { connectWallet } from '../../harness/connectWallet';
import { rememberWallet } from '../../harness/rememberWallet';
import {
  amountField,
  approve,
  closeSent,
  contracts,
  expect,
  holding,
  pairs,
  readAmount,
  readChain,
  rich,
  test,
  tokens,
} from './poolV2Test';

const { USDC, WETH, FRAX, FEI, BURN } = tokens[1];
const v2 = contracts.v2[1];

test('liquidity goes into an existing pair with the native coin, at the price of the pair', async ({ page, chain }) => {
  await connectWallet(page, { path: `/add/v2/ETH/${USDC.address}` });
  const shares = await holding(chain, pairs.wethUsdc);
  await amountField(page, 'pool-v2-amount-a').fill('1');
  await expect(amountField(page, 'pool-v2-amount-b')).toHaveValue('2000');
  await approve(page, 'USDC');
  await page.getByTestId('pool-v2-supply').click();
  await expect(page.getByRole('dialog')).toContainText('You will receive');
  await page.getByTestId('pool-v2-add-confirm').click();
  await closeSent(page, 'pool-v2-add');
  await expect(amountField(page, 'pool-v2-amount-a')).toHaveValue('');
  await expect.poll(() => holding(chain, pairs.wethUsdc)).toBeGreaterThan(shares);
});

// ORDER-6
test('an approval of this amount is not asked for again and again while the price moves', async ({ page, chain }) => {
  await rememberWallet(page, { settings: { approvalChoice: 'exact' } });
  await page.goto(`/add/v2/ETH/${USDC.address}?lng=en-US`);
  const [first, second] = [amountField(page, 'pool-v2-amount-a'), amountField(page, 'pool-v2-amount-b')];
  await first.fill('1');
  await expect(second).toHaveValue('2000');
  await approve(page, 'USDC');
  expect(await readAmount(chain, USDC.address, 'allowance', [rich, v2.router])).toBe(2000n * 10n ** 6n);
  // The coin becomes a thousandth dearer, and with it the second amount more than was approved.
  const more = (await holding(chain, USDC.address, pairs.wethUsdc)) / 1000n;
  const signer = chain.mainnet.getSigner(rich);
  await (await new Contract(USDC.address, ['function transfer(address, uint256)'], signer)['transfer']?.(pairs.wethUsdc, more)).wait();
  await (await new Contract(pairs.wethUsdc, ['function sync()'], signer)['sync']?.()).wait();
  await expect(second).toHaveValue(/^200[12]/);
  const supply = page.getByTestId('pool-v2-supply');
  await expect(supply).toBeEnabled();
  await expect(page.getByTestId('shared-approve-USDC')).toBeHidden();
  const shares = await holding(chain, pairs.wethUsdc);
  await supply.click();
  await expect(page.getByTestId('pool-v2-add-confirm')).toBeDisabled();
  await approve(page, 'USDC');
  await page.getByTestId('pool-v2-add-confirm').click();
  await closeSent(page, 'pool-v2-add');
  await expect.poll(() => holding(chain, pairs.wethUsdc)).toBeGreaterThan(shares);
  expect(await readAmount(chain, USDC.address, 'allowance', [rich, v2.router])).toBeLessThan(10n ** 6n);
});

test('a new pair is made at the price of the two amounts', async ({ page, chain }) => {
  await connectWallet(page, { path: `/add/v2/${FRAX.address}/${FEI.address}` });
  await expect(page.getByTestId('pool-v2-first')).toBeVisible();
  await amountField(page, 'pool-v2-amount-a').fill('400');
  await amountField(page, 'pool-v2-amount-b').fill('100');
  await expect(amountField(page, 'pool-v2-amount-a')).toHaveValue('400');
  await expect(page.getByTestId('pool-v2-rate')).toHaveText('1 FRAX = 0.25 FEI');
  await approve(page, 'FRAX');
  await approve(page, 'FEI');
  await page.getByTestId('pool-v2-supply').click();
  await expect(page.getByRole('dialog')).toContainText('You are creating a pool');
  await page.getByTestId('pool-v2-add-confirm').click();
  await closeSent(page, 'pool-v2-add');
  await expect
    .poll(async () => utils.getAddress(String(await readChain(chain, v2.factory, 'getPair', [FRAX.address, FEI.address]))))
    .not.toMatch(/^0x0+$/);
  const pair = String(await readChain(chain, v2.factory, 'getPair', [FRAX.address, FEI.address]));
  // The square root of the product, less the thousand that a first mint burns.
  expect(await holding(chain, pair)).toBe(200n * 10n ** 18n - 1000n);
});

test('a token that burns on transfer is added, and removed as native coin', async ({ page, chain }) => {
  await connectWallet(page, { path: `/add/v2/ETH/${BURN.address}` });
  const warning = page.getByTestId('shared-import-warning');
  await expect(warning).toContainText('BURN');
  await warning.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/swap$/);
  await page.goto(`/add/v2/ETH/${BURN.address}`);
  await page.getByTestId('shared-import-token').click();
  await expect(warning).toBeHidden();
  await amountField(page, 'pool-v2-amount-a').fill('1');
  await approve(page, 'BURN');
  await page.getByTestId('pool-v2-supply').click();
  // The token keeps a part of what is sent: fewer shares arrive than were shown, and that is said before the wallet.
  await expect(page.getByTestId('pool-v2-add-confirm')).toBeDisabled();
  await page.getByTestId('order-accept').click();
  await page.getByTestId('pool-v2-add-confirm').click();
  await closeSent(page, 'pool-v2-add');
  await expect.poll(() => holding(chain, pairs.feeOnTransfer)).toBeGreaterThan(0n);
  const shares = await holding(chain, pairs.feeOnTransfer);
  const burn = await holding(chain, BURN.address);

  await page.goto(`/remove/v2/ETH/${BURN.address}`);
  await page.getByTestId('pool-v2-percent-100').click();
  await page.getByTestId('pool-v2-remove-permit').click();
  await expect(page.getByTestId('pool-v2-remove-signed')).toBeVisible();
  await page.getByTestId('pool-v2-remove').click();
  // What it keeps of a removal is within the tolerance of five percent: the trial finds no less than the minimum.
  await page.getByTestId('pool-v2-remove-confirm').click();
  await closeSent(page, 'pool-v2-remove');
  await expect.poll(() => holding(chain, pairs.feeOnTransfer)).toBe(0n);
  expect(shares).toBeGreaterThan(0n);
  expect(await holding(chain, BURN.address)).toBeGreaterThan(burn);
});

test('both approvals come before Supply, and a refusal is quiet', async ({ page, wallet, chain }) => {
  await connectWallet(page, { path: `/add/v2/${WETH.address}/${USDC.address}` });
  await amountField(page, 'pool-v2-amount-a').fill('0.5');
  const supply = page.getByTestId('pool-v2-supply');
  await approve(page, 'WETH');
  await expect(supply).toBeDisabled();
  await approve(page, 'USDC');
  await expect(supply).toBeEnabled();
  await supply.click();
  const before = await holding(chain, pairs.wethUsdc);
  await wallet.rejectNext();
  await page.getByTestId('pool-v2-add-confirm').click();
  await expect(page.getByTestId('pool-v2-add-confirm')).toBeEnabled();
  expect(await holding(chain, pairs.wethUsdc)).toBe(before);
  expect(await readAmount(chain, USDC.address, 'allowance', [rich, v2.router])).toBeGreaterThan(0n);
});

test('a wallet that fails says why, in the dialog', async ({ page, wallet, guard }) => {
  guard.allow(/The wallet did not send an order/);
  await connectWallet(page, { path: `/add/v2/ETH/${USDC.address}` });
  await amountField(page, 'pool-v2-amount-a').fill('1');
  await approve(page, 'USDC');
  await page.getByTestId('pool-v2-supply').click();
  await wallet.failNext(-32003, 'the ledger is locked');
  await page.getByTestId('pool-v2-add-confirm').click();
  await expect(page.getByTestId('pool-v2-add-error')).toContainText('the ledger is locked');
});

test('equal ids redirect, choosing the other token swaps the two', async ({ page }) => {
  await connectWallet(page, { path: `/add/v2/${USDC.address}/${USDC.address.toLowerCase()}` });
  await expect(page).toHaveURL(new RegExp(`/add/v2/${USDC.address}$`));
  await page.goto(`/add/v2/ETH/${USDC.address}`);
  await page.getByTestId('pool-v2-amount-a-token').click();
  await page.getByRole('dialog').getByRole('textbox').fill(USDC.address);
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/add/v2/${USDC.address}/ETH$`));
  await page.getByTestId('pool-v2-back').click();
  await expect(page).toHaveURL(/\/pool\/v2$/);
});
