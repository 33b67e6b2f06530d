import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';

const { TAXED, STUCK, USDC } = seedFacts.tokens[1];

// ORDER-21
test('a token that no active list names is tested from a link, from its row before and after its import, by one request each', async ({
  page,
  wallet,
}) => {
  const simulations: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_simulateV1')) simulations.push(request.url());
  });
  await connectWallet(page, { path: '/swap' });
  await page.goto(`/swap?outputCurrency=${TAXED.address}&lng=en-US`);
  const warning = page.getByTestId('shared-import-warning');
  await warning.getByTestId('shared-token-test').click();
  await expect(warning).toContainText('3 % lost when bought, 5 % when sold');
  await expect(warning).toContainText('allow a slippage of at least 5.5 %');
  expect(simulations).toHaveLength(1);

  await page.goto('/swap?lng=en-US');
  await page.getByTestId('swap-to-token').click();
  await page.getByTestId('shared-token-search').fill(STUCK.address);
  await page.getByTestId('shared-row-test').click();
  const shown = page.getByTestId('shared-token-select-importToken');
  await expect(shown).toContainText('A test sale failed: selling is closed');
  expect(simulations).toHaveLength(2);
  expect((await wallet.methods()).filter((method) => /send|sign/i.test(method))).toEqual([]);

  // Once imported it is tested in its row among the person's own tokens.
  await page.getByTestId('shared-import-token').click();
  await page.getByTestId('swap-to-token').click();
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('radio', { name: 'Tokens' }).click();
  const own = page.getByTestId(`shared-imported-${STUCK.address}`);
  await own.getByTestId('shared-row-test').click();
  await expect(own).toContainText('A test sale failed: selling is closed');
  await expect(own.getByTestId('shared-token-test')).toHaveText('Test again');
  expect(simulations).toHaveLength(3);
  expect((await wallet.methods()).filter((method) => /send|sign/i.test(method))).toEqual([]);

  await page.getByRole('button', { name: /back/i }).first().click();
  await page.getByTestId('shared-token-search').fill(USDC.address);
  await expect(page.getByTestId(`shared-token-${USDC.address}`)).toBeVisible();
  await expect(page.getByTestId('shared-row-test')).toHaveCount(0);
});
