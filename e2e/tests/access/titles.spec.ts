import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from '../../harness/test';

// SHELL-23
test('a swap between two other tokens is titled by them', async ({ page }) => {
  const { DAI, USDC } = seedFacts.tokens[1];
  await page.goto(`/swap?inputCurrency=${DAI.address}&outputCurrency=${USDC.address}&lng=en-US`);
  await expect(page).toHaveTitle('Swap DAI to USDC – Tarn');
});
