// An endpoint that shows nobody what is sent: offered where the operator names one, handed to the wallet, never asked by the page (NET-14).
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { serveSettings } from '../../harness/serveSettings';
import { createSwapPage } from '../swap/swapPage';
import { expect, test } from '../swap/swapTest';

const ADD = 'wallet_addEthereumChain';
const ENDPOINT = 'https://protected.example/rpc';
const { USDC } = seedFacts.tokens[1];

const offer = (page: Page) => page.getByTestId('shared-protected');

/** Names the endpoint for mainnet alone; gives what the page asked of it. */
async function nameEndpoint(page: Page, site: { readonly url: string }): Promise<readonly string[]> {
  const { value } = await (await fetch(`${site.url}/config.json`)).json();
  const { chains } = value.settings;
  await serveSettings(page, { chains: { ...chains, 1: { ...chains['1'], protectedRpcUrl: ENDPOINT } } });
  const asked: string[] = [];
  await page.route(`${new URL(ENDPOINT).origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

async function openSettings(page: Page): Promise<void> {
  await page.getByTestId('swap-settings').click();
  await expect(page.getByLabel('Slippage tolerance in percent')).toBeVisible();
}

test('it is offered on the network that has one and to a connected wallet alone, and one press hands it over', async ({
  page,
  wallet,
  chain,
  site,
}) => {
  const asked = await nameEndpoint(page, site);
  await page.goto('/swap?lng=en-US');
  await expect(page.getByTestId('shell-block')).toHaveText(/\d/);
  await openSettings(page);
  await expect(offer(page)).toHaveCount(0);

  const swap = createSwapPage(page, wallet);
  await swap.open({ from: 'ETH', to: USDC.address });
  await openSettings(page);
  await expect(offer(page)).toContainText('protected.example');
  await offer(page).getByTestId('shared-protected-add').click();
  await expect(page.getByTestId('shared-protected-added')).toContainText('This page cannot see which endpoint your wallet then uses');
  expect(await wallet.requested(ADD)).toEqual([
    [expect.objectContaining({ chainId: '0x1', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: [ENDPOINT] })],
  ]);

  // What is sent goes to the wallet as before, which alone decides where it is heard; the page asks nothing of the endpoint.
  await page.keyboard.press('Escape');
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await swap.confirm();
  await swap.submitted(chain);
  expect(await wallet.requested('eth_sendTransaction')).toHaveLength(1);
  expect(asked).toEqual([]);

  await swap.close();
  await wallet.setChain(42161);
  await expect(page.getByTestId('shell-network')).toContainText('Arbitrum');
  await openSettings(page);
  await expect(offer(page)).toHaveCount(0);
});

test('a refusal is quiet, a failure says what to do, and it can be asked again', async ({ page, wallet, site }) => {
  await nameEndpoint(page, site);
  await connectWallet(page);
  await openSettings(page);
  const add = page.getByTestId('shared-protected-add');
  await wallet.nextHabit(ADD, { kind: 'fail', code: 4001 });
  await add.click();
  await expect.poll(async () => (await wallet.requested(ADD)).length).toBe(1);
  await expect(add).toBeEnabled();
  await expect(offer(page).getByRole('alert')).toHaveCount(0);
  await wallet.nextHabit(ADD, { kind: 'fail', code: -32603, message: 'out of order' });
  await add.click();
  await expect(page.getByTestId('shared-protected-failed')).toContainText('out of order');
  await expect(page.getByTestId('shared-protected-failed')).toContainText('add the endpoint in your wallet by hand');
  await add.click();
  await expect(page.getByTestId('shared-protected-added')).toBeVisible();
  await expect(page.getByTestId('shared-protected-failed')).toHaveCount(0);
});

test('where the operator names none, nothing of it is shown', async ({ page }) => {
  await connectWallet(page);
  await openSettings(page);
  await expect(page.getByText('Protected sending')).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
});
