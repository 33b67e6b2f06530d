import type { Locator, Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect } from '../../harness/test';

const { tokens, accounts } = seedFacts;
const { DAI, USDC } = tokens[1];
const SWAP = `/swap?inputCurrency=ETH&outputCurrency=${DAI.address}&exactAmount=1&exactField=input`;

export interface Approach {
  readonly path: string;
  /** What must be typed or pressed before the opener can be used. */
  readonly before?: (page: Page) => Promise<void>;
  readonly opener: (page: Page) => Locator;
  /** Index of the account that sees this dialog; 0 by default. */
  readonly account?: number;
  /** A card about the airdrop of that account comes up by itself. */
  readonly claimCard?: boolean;
  /** The wallet sends several calls as one. */
  readonly sendsCalls?: boolean;
}

interface AppDialog extends Approach {
  readonly name: string;
  /** The button goes as its dialog opens: the focus returns to the beginning of the content. */
  readonly openerGoes?: boolean;
}

const at = (name: string, path: string, opener: AppDialog['opener'], more: Partial<AppDialog> = {}): AppDialog => ({
  name,
  path,
  opener,
  ...more,
});
const byTestId = (testId: string) => (page: Page) => page.getByTestId(testId).first();
const byName = (name: string) => (page: Page) => page.getByRole('button', { name }).first();

const THIRD = accounts.all.indexOf(accounts.third);

/** Every dialog that a press opens, confirmations apart, with the button that opens it. Those on one path and account stand together. */
export const DIALOGS: readonly AppDialog[] = [
  at('settings', SWAP, byTestId('swap-settings')),
  at('token choice', SWAP, (page) => page.getByTestId('swap-to').getByRole('button', { name: /DAI/ })),
  at('account', SWAP, byTestId('shell-connect')),
  at('governance token', SWAP, byTestId('shell-governance-amount')),
  at('deposit pool tokens', `/uni/ETH/${USDC.address}`, byTestId('pool-mining-deposit')),
  at('withdraw pool tokens', `/uni/ETH/${USDC.address}`, byTestId('pool-mining-withdraw')),
  at('claim for another address', '/claim', byName('Claim for another address')),
  at('delegate', '/vote', byTestId('governance-edit-delegation')),
  at('action of a proposal', '/create-proposal', byTestId('governance-action')),
  at('own claim', '/vote', byTestId('shell-claim'), { account: THIRD, claimCard: true, openerGoes: true }),
];

/** Opens a dialog's page with its account connected, and brings its opener to where it can be used; gives the opener. */
export async function approach(
  page: Page,
  { path, account = 0, claimCard, sendsCalls = false, before, opener }: Approach,
): Promise<Locator> {
  await connectWallet(page, { account, path, sendsCalls });
  const button = opener(page);
  await expect(page.getByTestId('shell-block')).toBeVisible();
  if (claimCard) {
    const card = page.getByTestId('claim-popup');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  }
  if (before) await before(page);
  await expect(button).toBeEnabled();
  return button;
}
