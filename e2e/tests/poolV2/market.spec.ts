import { connectWallet } from '../../harness/connectWallet';
import { amountField, approve, closeSent, contracts, expect, holding, readChain, test, tokens } from './poolV2Test';

const { USDC, DAI } = tokens[1];

// V2-14
test('a pair of version 2 is neither made nor added to far from the market unawares', async ({ page, chain }) => {
  await connectWallet(page, { path: `/create/v2/${DAI.address}/${USDC.address}` });
  await expect(page.getByTestId('pool-v2-first')).toBeVisible();
  const [a, b] = [amountField(page, 'pool-v2-amount-a'), amountField(page, 'pool-v2-amount-b')];
  const gap = page.getByTestId('pool-v2-gap');
  await a.fill('100');
  await page.getByTestId('pool-v3-start-use-tier').click();
  await expect(b).toHaveValue(/^(100|99\.99\d*)$/);
  await expect(gap).toBeHidden();
  await b.fill('20');
  await expect(gap).toContainText(/This starting price is 80% below the 1 USDC that DAI trades at/);
  await expect(gap).toContainText(/about 30\.5\d* USDC/);

  await approve(page, 'DAI');
  await approve(page, 'USDC');
  const supply = page.getByTestId('pool-v2-supply');
  await supply.click();
  const asked = page.getByTestId('shared-confirm-by-typing');
  await expect(asked).toContainText('of your deposit');
  await expect(asked.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await asked.getByRole('textbox').fill('confirm');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTestId('pool-v2-order-gap')).toContainText(/80% below the 1 USDC/);
  await page.getByTestId('pool-v2-add-confirm').click();
  await closeSent(page, 'pool-v2-add');
  const pair = () => readChain(chain, contracts.v2[1].factory, 'getPair', [DAI.address, USDC.address]).then(String);
  await expect.poll(pair).not.toMatch(/^0x0+$/);
  const shares = await holding(chain, await pair());

  // What was put in is dust beside the market: who adds to it is told the same, and is asked for the same word.
  await page.goto(`/add/v2/${DAI.address}/${USDC.address}`);
  await a.fill('10');
  await expect(b).toHaveValue('2');
  await expect(gap).toContainText(/The price of this pool is 80% below the 1 USDC that DAI trades at/);
  await supply.click();
  await asked.getByRole('textbox').fill('confirm');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTestId('pool-v2-add-confirm')).toBeEnabled();
  expect(await holding(chain, await pair())).toBe(shares);
});

test('a pair at the market is added to without a word', async ({ page }) => {
  await connectWallet(page, { path: `/add/v2/ETH/${USDC.address}` });
  await amountField(page, 'pool-v2-amount-a').fill('1');
  await approve(page, 'USDC');
  await expect(page.getByTestId('pool-v2-gap')).toBeHidden();
  await page.getByTestId('pool-v2-supply').click();
  await expect(page.getByTestId('pool-v2-add-confirm')).toBeVisible();
});
