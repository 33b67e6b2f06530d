import type { Locator, Page } from '@playwright/test';
import { serveSettings } from '../../harness/serveSettings';
import { expect, test } from '../../harness/test';

const dialog = (page: Page) => page.getByTestId('shell-wallet');
const status = (page: Page) => page.getByTestId('shell-connect');
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

async function openWallets(page: Page): Promise<void> {
  await page.goto('/swap?lng=en-US');
  await page.getByRole('button', { name: 'Connect to a wallet' }).first().click();
  await expect(option(page, 'Development Wallet')).toBeVisible();
}

test.describe('a wallet in the page', () => {
  test('is refused, then left unanswered, then connected; each state can be left', async ({ page, wallet, requests }) => {
    await openWallets(page);
    // Nobody is offered what the operator has not configured.
    for (const name of ['WalletConnect', 'Fortmatic', 'Portis']) await expect(option(page, new RegExp(name))).toHaveCount(0);
    await expect(option(page, 'Coinbase Wallet')).toBeEnabled();
    expect(requests.scripts.filter((path) => /wallet-(connect|coinbase|fortmatic|portis|safe)/.test(path))).toEqual([]);

    await wallet.rejectNext();
    await option(page, 'Development Wallet').click();
    await expect(dialog(page)).toContainText('Error connecting');
    await expect(status(page)).toHaveText('Error');

    await wallet.hangNext();
    await dialog(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog(page)).toContainText('Initializing...');
    await expect(page.getByTestId('shell-wallet-loader')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(option(page, 'Development Wallet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(status(page)).toHaveText('Connect to a wallet');
  });

  test('is taken up again on a reload without asking, unless it is locked by then', async ({ page, wallet }) => {
    await openWallets(page);
    await wallet.autoApprove();
    await option(page, 'Development Wallet').click();
    await expect(status(page)).toHaveAttribute('data-kind', 'account');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByTestId('shell-connection-said')).toHaveText('Connected to Development Wallet');
    await page.reload();
    await expect(status(page)).toHaveAttribute('data-kind', 'account');
    expect(await wallet.methods()).not.toContain('eth_requestAccounts');

    await wallet.setLocked(true);
    await expect(status(page)).toHaveAttribute('data-kind', 'invitation');
    await page.reload();
    await expect(status(page)).toHaveAttribute('data-kind', 'invitation');
    await wallet.setLocked(false);
    await expect(status(page)).toHaveAttribute('data-kind', 'account');
    expect(await wallet.methods()).not.toContain('eth_requestAccounts');
  });

  test('is forgotten by Disconnect, here and in the wallet', async ({ page, wallet }) => {
    await openWallets(page);
    await wallet.autoApprove();
    await option(page, 'Development Wallet').click();
    await expect(status(page)).toHaveAttribute('data-kind', 'account');
    await status(page).click();
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
    await expect(status(page)).toHaveAttribute('data-kind', 'invitation');
    await expect.poll(() => wallet.methods()).toContain('wallet_revokePermissions');
    await page.reload();
    await expect(status(page)).toHaveAttribute('data-kind', 'invitation');
  });
});

test('a wallet that is cut off from its networks is said to be in error, and is taken up again, unasked, when it is back', async ({
  page,
  wallet,
}) => {
  await openWallets(page);
  await wallet.autoApprove();
  await option(page, 'Development Wallet').click();
  await expect(status(page)).toHaveAttribute('data-kind', 'account');
  await status(page).click();
  await wallet.setOnline(false);
  await expect(status(page)).toHaveText('Error');
  await expect(dialog(page)).toContainText('Your wallet is disconnected');
  await expect(page.getByTestId('shell-account')).toHaveCount(0);
  const asked = (await wallet.methods()).filter((method) => method === 'eth_requestAccounts').length;
  await wallet.setOnline(true);
  await expect(status(page)).toHaveAttribute('data-kind', 'account');
  await expect(dialog(page)).toBeHidden();
  expect((await wallet.methods()).filter((method) => method === 'eth_requestAccounts')).toHaveLength(asked);
});

/** The operator's file with keys of hosted wallets that do not exist. */
async function configureHosted(page: Page): Promise<void> {
  await serveSettings(page, {
    wallets: {
      walletConnectProjectId: '0123456789abcdef0123456789abcdef',
      fortmaticKey: 'pk_live_0123456789ABCDEF',
      portisId: '01234567-89ab-cdef-0123-456789abcdef',
    },
  });
}

/** Lets time pass for the page, a second at a time, until what is expected is there. */
async function passTime(page: Page, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(expected).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 50_000, intervals: [50] });
}

const HOSTED_ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A stand-in for the overlay of the hosted wallet: it is ready at once and knows one account. */
const OVERLAY = `<script>
  const params = new URLSearchParams(location.search).get('params');
  const say = (kind, response) => parent.postMessage({ msgType: kind + '-' + params, response }, '*');
  addEventListener('message', ({ data }) => {
    const { id, method } = data.payload ?? {};
    if (id === undefined) return;
    const result = method === 'eth_accounts' ? ['${HOSTED_ACCOUNT}'] : true;
    say('FORTMATIC_HANDLE_RESPONSE', { id, jsonrpc: '2.0', result });
  });
  say('FORTMATIC_OVERLAY_READY', {});
</script>`;

test.describe('a hosted wallet', () => {
  test.beforeEach(async ({ page, guard }) => {
    // Nothing outside answers: their own code complains of that.
    guard.allow(/net::ERR_|WebSocket connection|Failed to load resource|lit is in dev mode/i);
    await page.clock.install();
    await configureHosted(page);
  });

  for (const name of ['Fortmatic', 'Portis', 'WalletConnect'])
    test(`${name}: a dead service ends in an error that can be tried again`, async ({ page, requests }) => {
      await page.route(/^https:/, (route) => route.abort());
      await page.routeWebSocket(/walletconnect/, (socket) => socket.close());
      await openWallets(page);
      const before = requests.scripts.length;
      await option(page, name).click();
      await expect(dialog(page)).toContainText('Initializing...');
      await expect.poll(() => requests.scripts.length, 'its code is a chunk of its own').toBeGreaterThan(before);
      await passTime(page, dialog(page).getByText('Error connecting'));
      await dialog(page).getByRole('button', { name: 'Try Again' }).click();
      await expect(dialog(page)).toContainText('Initializing...');
      await dialog(page).getByRole('button', { name: 'Back' }).click();
      await expect(option(page, 'Development Wallet')).toBeVisible();
    });

  test('Coinbase Wallet: a closed window of its service ends in an error that can be tried again', async ({ page, context, guard }) => {
    // The library leaves its own promise unheard when it gives up.
    guard.allow(/uncaught: Request rejected/);
    await context.route(/^https:/, (route) => route.abort());
    await openWallets(page);
    const opened = page.waitForEvent('popup');
    await option(page, 'Coinbase Wallet').click();
    await (await opened).close();
    await passTime(page, dialog(page).getByText('Error connecting'));
    await expect(dialog(page).getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('Fortmatic: connects through its overlay, and is logged out by Disconnect', async ({ page }) => {
    await page.route('https://x2.fortmatic.com/**', (route) => route.fulfill({ contentType: 'text/html', body: OVERLAY }));
    await openWallets(page);
    await option(page, 'Fortmatic').click();
    await expect(status(page)).toHaveAttribute('data-kind', 'account');
    await status(page).click();
    await expect(dialog(page)).toContainText('Connected with Fortmatic');
    await expect(page.getByTestId('shell-account')).toHaveAttribute('title', HOSTED_ACCOUNT);
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
    await expect(option(page, 'Fortmatic')).toBeVisible();
    await expect(status(page)).toHaveText('Connect to a wallet');
  });

  test('WalletConnect: a code to scan, which is gone when one goes back', async ({ page }) => {
    await page.routeWebSocket(/relay\.walletconnect/, (socket) => {
      socket.onMessage((text) => {
        const asked: { readonly id: number; readonly method?: string } = JSON.parse(String(text));
        if (asked.method)
          socket.send(JSON.stringify({ id: asked.id, jsonrpc: '2.0', result: asked.method === 'irn_subscribe' ? 'a'.repeat(64) : true }));
      });
    });
    await openWallets(page);
    await option(page, 'WalletConnect').click();
    await expect(page.getByTestId('shell-wallet-pairing').getByRole('img')).toBeVisible();
    await expect(dialog(page)).toContainText('Scan this code with your wallet');
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(page.getByTestId('shell-wallet-pairing')).toBeHidden();
  });
});
