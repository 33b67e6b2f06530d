import type { Locator, Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { expect } from '../../harness/test';

const { tokens, accounts } = seedFacts;
const { wethDai } = seedFacts.pairs;
const { DAI, USDC } = tokens[1];
const SWAP = `/swap?inputCurrency=ETH&outputCurrency=${DAI.address}&exactAmount=1&exactField=input`;

interface AppDialog {
  readonly name: string;
  readonly path: string;
  /** What must be typed or pressed before the opener can be used. */
  readonly before?: (page: Page) => Promise<void>;
  readonly opener: (page: Page) => Locator;
  /** The button goes as its dialog opens: the focus returns to the beginning of the content. */
  readonly openerGoes?: boolean;
  /** Index of the account that sees this dialog; 0 by default. */
  readonly account?: number;
  /** A card about the airdrop of that account comes up by itself. */
  readonly claimCard?: boolean;
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

/** Every dialog that a press opens, with the button that opens it. Those on one path and account stand together. */
export const DIALOGS: readonly AppDialog[] = [
  at('swap review', SWAP, byTestId('swap-button')),
  at('settings', SWAP, byTestId('swap-settings')),
  at('token choice', SWAP, (page) => page.getByTestId('swap-to').getByRole('button', { name: /DAI/ })),
  at('account', SWAP, byTestId('shell-connect')),
  at('governance token', SWAP, byTestId('shell-governance-amount')),
  at('send review', '/send', byTestId('swap-send-button'), {
    before: async (page) => {
      await page.getByTestId('swap-send-amount').getByRole('textbox').fill('1');
      await page.getByTestId('swap-send-recipient').fill(accounts.second);
    },
  }),
  at('collect fees', '/pool/11', byTestId('pool-v3-collect')),
  at('put fees back', '/pool/11', byTestId('pool-v3-compound')),
  at('move the range', '/pool/11', byTestId('pool-v3-move-review'), {
    before: async (page) => {
      await page.getByTestId('pool-v3-move-open').click();
      await page.getByTestId('pool-v3-move-min').fill('1200');
      await page.getByTestId('pool-v3-move-max').fill('2600');
      await page.getByTestId('pool-v3-move-max').blur();
    },
  }),
  at('remove a position', '/remove/11', byTestId('pool-v3-remove-button'), {
    before: (page) => page.getByTestId('pool-v3-percent-100').click(),
  }),
  at('collect all fees', '/pool', byTestId('pool-v3-collect-all-button'), {
    before: (page) => page.getByTestId('pool-v3-collect-all-open').click(),
  }),
  at('add version 2', `/add/v2/ETH/${DAI.address}`, byTestId('pool-v2-supply'), {
    before: async (page) => {
      await page.getByTestId('pool-v2-amount-a').getByRole('textbox').fill('1');
      await page.getByRole('button', { name: 'Approve DAI' }).click();
    },
  }),
  at('remove version 2', `/remove/v2/ETH/${DAI.address}`, byTestId('pool-v2-remove'), {
    before: async (page) => {
      await page.getByTestId('pool-v2-percent-100').click();
      await page.getByTestId('pool-v2-remove-permit').click();
      await expect(page.getByTestId('pool-v2-remove-signed')).toBeVisible();
    },
  }),
  at('migrate a pair', `/migrate/v2/${wethDai}`, byTestId('pool-migrate-confirm'), {
    before: async (page) => {
      await page.getByTestId('pool-migrate-full').click();
      await page.getByTestId('pool-migrate-permit').click();
      await expect(page.getByTestId('pool-migrate-signed')).toBeVisible();
    },
  }),
  at('deposit pool tokens', `/uni/ETH/${USDC.address}`, byTestId('pool-mining-deposit')),
  at('withdraw pool tokens', `/uni/ETH/${USDC.address}`, byTestId('pool-mining-withdraw')),
  at('claim for another address', '/claim', byName('Claim for another address')),
  at('delegate', '/vote', byTestId('governance-edit-delegation')),
  at('action of a proposal', '/create-proposal', byTestId('governance-action')),
  at('own claim', '/vote', byTestId('shell-claim'), { account: THIRD, claimCard: true, openerGoes: true }),
  at('vote', '/vote/2/15', byName('Vote For'), { account: THIRD, claimCard: true }),
];

/** Opens a dialog's page with its account connected, and brings its opener to where it can be used; gives the opener. */
export async function approach(page: Page, { path, account = 0, claimCard, before, opener }: AppDialog): Promise<Locator> {
  await connectWallet(page, { account, path });
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
