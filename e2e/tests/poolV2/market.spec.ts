import { connectWallet } from '../../harness/connectWallet';
import { amountField, approve, closeSent, contracts, expect, holding, readChain, rich, test, tokens } from './poolV2Test';

const { USDC, DAI, WHOLE } = tokens[1];

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

// V2-16
test('of what is typed no more goes in than whole units of the other token are worth', async ({ page, chain }) => {
  await connectWallet(page, { path: `/add/v2/ETH/${WHOLE.address}` });
  const warning = page.getByTestId('shared-import-warning');
  await page.getByTestId('shared-import-token').click();
  await expect(warning).toBeHidden();
  await expect(page.getByTestId('pool-v2-rate')).toHaveText('1 ETH = 20 WHOLE');
  await amountField(page, 'pool-v2-amount-a').fill('0.09');
  await expect(amountField(page, 'pool-v2-amount-b')).toHaveValue('1');
  await expect(page.getByTestId('pool-v2-unused')).toContainText('Only 0.05005 ETH go in');
  await expect(page.getByTestId('pool-v2-unused')).toContainText('The other 0.03995 ETH stay in your account');
  await approve(page, 'WHOLE');
  await page.getByTestId('pool-v2-supply').click();
  const before = await readChain(chain, WHOLE.address, 'balanceOf', [rich]);
  await page.getByTestId('pool-v2-add-confirm').click();
  const hash = await page.getByTestId('shared-transaction-hash').getAttribute('data-hash');
  const { value } = await chain.mainnet.getTransaction(String(hash));
  expect(value.toString()).toBe('50050000000000000');
  await closeSent(page, 'pool-v2-add');
  await expect.poll(() => readChain(chain, WHOLE.address, 'balanceOf', [rich]).then(String)).toBe(String(BigInt(String(before)) - 1n));
});

// V3-32
test('a deposit into a pool that would lose a whole unit of a token costs a word', async ({ page }) => {
  await connectWallet(page, { path: `/add/ETH/${WHOLE.address}/3000` });
  await page.getByTestId('shared-import-token').click();
  await page.getByTestId('pool-v3-start-price').fill('20');
  await page.getByTestId('pool-v3-min-price').fill('10');
  await page.getByTestId('pool-v3-max-price').fill('40');
  await page.getByTestId('pool-v3-max-price').blur();
  await page.getByTestId('pool-v3-deposit-a').getByRole('textbox').fill('0.01');
  await expect(page.getByTestId('pool-v3-coarse')).toContainText('Up to 1 WHOLE of the deposit would be lost');
  await page.getByTestId('pool-v3-deposit-a').getByRole('textbox').fill('1000');
  await expect(page.getByTestId('pool-v3-coarse')).toBeHidden();
});
