import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { expect, test } from '../../harness/test';
import { shownNumber } from '../../harness/shownNumber';
import { accountIndex, governor } from '../governance/governanceChain';
import { heldPosition, holding, ownedIds } from '../pool-v3/positionPages';
import { createKeyboardHand } from './keyboardHand';

const { accounts, claims } = seedFacts;
const { rich, third } = accounts;
const { USDC, UNI } = seedFacts.tokens[1];

test.describe.configure({ timeout: 240_000 });

test('without a pointer: connect, choose, set the slippage, swap, add, collect', async ({ page, wallet, chain }) => {
  const { press, write } = createKeyboardHand(page);
  const submitted = page.getByTestId('shared-transaction-hash');
  const close = async () => {
    const hash = await submitted.getAttribute('data-hash');
    await chain.mainnet.waitForTransaction(hash ?? '');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await page.goto('/swap?lng=en-US');
  await wallet.autoApprove();
  await press(page.getByTestId('shell-connect'));
  await press(page.getByRole('button', { name: 'Development Wallet' }));
  await expect(page.getByTestId('shell-connect')).toHaveAttribute('data-kind', 'account');

  await press(page.getByTestId('swap-to').getByRole('button').first());
  const search = page.getByTestId('shared-token-search');
  await expect(search).toBeFocused();
  await page.keyboard.type('USDC');
  await expect(page.getByRole('dialog').getByText('USD Coin').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Ampleforth')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('swap-to')).toContainText('USDC');

  await press(page.getByTestId('swap-settings'));
  await write(page.getByRole('dialog').getByRole('textbox').first(), '1');
  await page.keyboard.press('Escape');
  await write(page.getByTestId('swap-from').getByRole('textbox'), '1');
  const usdc = await holding(chain, USDC.address, rich);
  await press(page.getByTestId('swap-button'));
  const least = page.getByTestId('swap-receive-at-least');
  await expect(least).toBeVisible();
  const promised = shownNumber(await least.innerText());
  await press(page.getByTestId('swap-confirm'));
  await close();
  const received = Number((await holding(chain, USDC.address, rich)) - usdc) / 1e6;
  expect(received).toBeGreaterThanOrEqual(promised);
  // One percent of tolerance was chosen.
  expect(promised / received).toBeGreaterThan(0.98);
  expect(promised / received).toBeLessThan(0.995);

  await page.goto(`/add/ETH/${USDC.address}/3000?lng=en-US`);
  await write(page.getByTestId('pool-v3-min-price'), '1500');
  await write(page.getByTestId('pool-v3-max-price'), '2500');
  await write(page.getByTestId('pool-v3-deposit-a').getByRole('textbox'), '0.1');
  const owned = await ownedIds(chain, rich);
  await press(page.getByTestId('pool-v3-approve-b-approval').getByRole('button', { name: /^Approve/ }));
  await expect(page.getByTestId('pool-v3-add-button')).toHaveAttribute('data-kind', 'preview');
  await press(page.getByTestId('pool-v3-add-button'));
  await press(page.getByTestId('pool-v3-confirm'));
  await close();
  const made = (await ownedIds(chain, rich)).filter((id) => !owned.includes(id));
  expect(made).toHaveLength(1);
  expect((await heldPosition(chain, made[0] ?? '')).liquidity).toBeGreaterThan(0n);

  await page.goto('/pool/11?lng=en-US');
  const before = await holding(chain, USDC.address, rich);
  await press(page.getByTestId('pool-v3-collect'));
  await press(page.getByTestId('pool-v3-confirm'));
  await close();
  expect(await holding(chain, USDC.address, rich)).toBeGreaterThan(before);
});

const votesOf = async (chain: Chain) => (await governor(chain, 2).getReceipt(15, third)).hasVoted;

test('without a pointer: connect, vote, and claim', async ({ page, wallet, chain }) => {
  const { press } = createKeyboardHand(page);
  await page.goto('/vote/2/15?lng=en-US');
  await wallet.autoApprove();
  await wallet.setAccount(accountIndex(third));
  await press(page.getByTestId('shell-connect'));
  await press(page.getByRole('button', { name: 'Development Wallet' }));
  await expect(page.getByTestId('claim-popup')).toBeVisible();
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
