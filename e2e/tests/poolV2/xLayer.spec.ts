import { connectWallet } from '../../harness/connectWallet';
import { rememberWallet } from '../../harness/rememberWallet';
import { amountField, approve, closeSent, expect, holding, readChain, rich, test, tokens, contracts } from './poolV2Test';

const { WOKB, USDT } = tokens[196];

test('on X Layer liquidity is listed, added and removed with the native coin', async ({ page, chain }) => {
  const pair = String(await readChain(chain, contracts.v2[196].factory, 'getPair', [WOKB.address, USDT.address], 196));
  const shares = await holding(chain, pair, rich, 196);
  await connectWallet(page, { chainId: 196, path: '/pool/v2' });
  await expect(page.getByTestId(`pool-v2-card-${pair}`)).toContainText('OKB');

  await page.goto(`/add/v2/ETH/${USDT.address}`);
  await amountField(page, 'pool-v2-amount-a').fill('1');
  await approve(page, 'USDT');
  await page.getByTestId('pool-v2-supply').click();
  await page.getByTestId('pool-v2-add-confirm').click();
  await closeSent(page, 'pool-v2-add');
  await expect.poll(() => holding(chain, pair, rich, 196)).toBeGreaterThan(shares);

  await page.goto(`/remove/v2/ETH/${USDT.address}`);
  await page.getByTestId('pool-v2-percent-100').click();
  await page.getByTestId('pool-v2-remove-permit').click();
  await expect(page.getByTestId('pool-v2-remove-signed')).toBeVisible();
  await page.getByTestId('pool-v2-remove').click();
  await page.getByTestId('pool-v2-remove-confirm').click();
  await closeSent(page, 'pool-v2-remove');
  await expect.poll(() => holding(chain, pair, rich, 196)).toBe(0n);
});

test('on the listed rollups version 2 says where it is', async ({ page }) => {
  await rememberWallet(page, { chainId: 42161 });
  for (const path of ['/pool/v2', '/migrate/v2']) {
    await page.goto(path);
    await expect(page.getByText('V2 is not available on Layer 2. Switch to Layer 1 Ethereum.')).toBeVisible();
  }
});
