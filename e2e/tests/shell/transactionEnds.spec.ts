import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { connectWallet } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';
import type { Wallet } from '../../harness/wallet';

const T = seedFacts.tokens[1];
const WRAP = `/swap?inputCurrency=ETH&outputCurrency=${T.WETH.address}`;

async function wrapOne(page: Page): Promise<void> {
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await expect(page.getByTestId('swap-button')).toHaveAttribute('data-kind', 'wrap');
  await page.getByTestId('swap-button').click();
}

const stored = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('dex.transactions') ?? '');

// TX-14
test('a transaction that was sped up in the wallet is done, with a link to its new hash', async ({ page, wallet, chain }) => {
  await connectWallet(page, { path: WRAP });
  await chain.mainnet.send('evm_setAutomine', [false]);
  let again = '';
  try {
    await wrapOne(page);
    await expect(page.getByTestId('shell-connect')).toHaveText('1 Pending');
    // The page has read what it is while the node still knew it.
    await expect.poll(() => stored(page)).toContain('dataHash');
    again = await wallet.speedUp();
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  await chain.mine();
  const popup = page.getByTestId('shell-popup');
  await expect(popup).toContainText('Done');
  await expect(popup.getByRole('link', { name: 'View on Explorer' })).toHaveAttribute('href', `https://etherscan.io/tx/${again}`);
  await page.getByTestId('shell-connect').click();
  await expect(page.getByTestId('shell-recent').getByRole('link', { name: 'Wrap 1 ETH' })).toHaveAttribute(
    'href',
    `https://etherscan.io/tx/${again}`,
  );
});

/** A wrap of an account with code, which waits for its signers among the recent transactions. */
async function wrapForSigners(page: Page, wallet: Wallet, chain: Chain) {
  await connectWallet(page, { account: 10, path: WRAP });
  await wallet.setWaitsForSigners(true);
  await wrapOne(page);
  const status = page.getByTestId('shell-connect');
  await expect(status).toHaveText('1 Pending');
  await chain.mine();
  await status.click();
  const recent = page.getByTestId('shell-recent');
  await expect(recent).toContainText('Waiting for its signers');
  return { status, recent };
}

// TX-27
test('what its signers will never agree on is let go of by hand, and is done all the same if they ran it', async ({
  page,
  wallet,
  chain,
}) => {
  const { status, recent } = await wrapForSigners(page, wallet, chain);
  await recent.getByTestId('shell-recent-end').click();
  await expect(page.getByTestId('shell-recent-ending')).toContainText('Look into your wallet first');
  await page.getByTestId('shell-recent-end-sure').click();
  await expect(recent).toContainText('Dropped');
  await expect(status).not.toHaveText('1 Pending');
  const [ran] = await wallet.runAgreed();
  // Of what was told as ended it is asked once a minute at most.
  await page.reload();
  await status.click();
  await expect(recent).toContainText('Done');
  await expect(recent.getByRole('link', { name: 'Wrap 1 ETH' })).toHaveAttribute('href', `https://etherscan.io/tx/${ran}`);
});

// TX-20
test('what a contract wallet’s signers have yet to agree on waits for them, and is done when they ran it', async ({
  page,
  wallet,
  chain,
}) => {
  const { recent } = await wrapForSigners(page, wallet, chain);
  const [ran] = await wallet.runAgreed();
  await expect(recent).toContainText('Done');
  await expect(recent.getByRole('link', { name: 'Wrap 1 ETH' })).toHaveAttribute('href', `https://etherscan.io/tx/${ran}`);
});
