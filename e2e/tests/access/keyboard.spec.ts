import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { expect, test } from '../../harness/test';
import { accountIndex, governor } from '../governance/governanceChain';
import { holding } from '../pool-v3/positionPages';
import { createKeyboardHand } from './keyboardHand';

const { accounts, claims } = seedFacts;
const { third } = accounts;
const { UNI } = seedFacts.tokens[1];

test.describe.configure({ timeout: 240_000 });

const votesOf = async (chain: Chain) => (await governor(chain, 2).getReceipt(15, third)).hasVoted;

test('without a pointer: connect, vote, and claim', async ({ page, wallet, chain }) => {
  const { press } = createKeyboardHand(page);
  await page.goto('/vote/2/15?lng=en-US');
  await wallet.autoApprove();
  await wallet.setAccount(accountIndex(third));
  await press(page.getByTestId('shell-connect'));
  await press(page.getByRole('button', { name: 'Development Wallet' }));
  await expect(page.getByTestId('claim-popup')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('claim-popup')).toHaveCount(0);

  await press(page.getByRole('button', { name: 'Vote For' }));
  await press(page.getByTestId('governance-vote-confirm'));
  await expect.poll(() => votesOf(chain)).toBe(true);
  await expect(page.getByTestId('governance-vote-submitted')).toBeVisible();
  await page.keyboard.press('Escape');

  const before = await holding(chain, UNI.address, third);
  await press(page.getByTestId('shell-claim'));
  await press(page.getByTestId('claim-self-dialog').getByTestId('claim-submit'));
  await press(page.getByTestId('claim-review-confirm'));
  const claim = claims.find(({ account }) => account === third);
  await expect.poll(async () => (await holding(chain, UNI.address, third)) - before).toBe(claim?.amount);
});
