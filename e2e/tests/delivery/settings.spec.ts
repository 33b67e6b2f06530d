import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { replaceInPage, serveSettings } from '../../harness/serveSettings';
import { createSwapPage } from '../swap/swapPage';
import { expect, test } from '../../harness/test';

const { USDC } = seedFacts.tokens[1];
const ROUTER = seedFacts.contracts.v3.swapRouter;
/** Where an attacker would like the money to go. */
const EVIL = '0x000000000000000000000000000000000000dEaD';

const notice = (page: Page, kind: string) => page.getByTestId(`shell-site-notice-${kind}`);

/** A run-time file with another router of mainnet, as somebody who can write to the site would leave it: signed as before. */
function withRouter(text: string, swapRouter: string): string {
  const file = JSON.parse(text);
  const { chains } = file.value.settings;
  chains['1'] = { ...chains['1'], v3: { ...chains['1'].v3, swapRouter } };
  return JSON.stringify(file);
}

const servedFile = async (site: { readonly url: string }) => (await fetch(`${site.url}/config.json`)).text();
const serveAtItsAddress = (page: Page, body: string) =>
  page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }));

test.beforeEach(({ guard }) => guard.allow(/Run-time file/));

test('a router changed in /config.json is not used, and the page says so', async ({ page, wallet, chain, site }) => {
  await serveAtItsAddress(page, withRouter(await servedFile(site), EVIL));
  const swap = createSwapPage(page, wallet);
  await swap.open({ from: 'ETH', to: USDC.address, use: 'v3' });
  await expect(notice(page, 'settingsRefused')).toContainText('not the one that its operator signed');
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await swap.confirm();
  expect((await chain.mainnet.getTransaction(await swap.submitted(chain))).to).toBe(ROUTER);
});

test('a router changed inside the page is not used: the signed file at its address is', async ({ page, wallet, chain, site }) => {
  await replaceInPage(page, withRouter(await servedFile(site), EVIL));
  const swap = createSwapPage(page, wallet);
  await swap.open({ from: 'ETH', to: USDC.address, use: 'v3' });
  await expect(notice(page, 'settingsRefused')).toBeVisible();
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await swap.confirm();
  expect((await chain.mainnet.getTransaction(await swap.submitted(chain))).to).toBe(ROUTER);
});

test('an unsigned file leaves the networks that the page was built with, and both languages say so', async ({ page, site, guard }) => {
  guard.allow(/Failed to|net::ERR_|CORS/);
  const { settings } = JSON.parse(await servedFile(site)).value;
  await replaceInPage(page, JSON.stringify(settings));
  await serveAtItsAddress(page, JSON.stringify(settings));
  await page.goto('/swap?lng=en-US');
  await expect(notice(page, 'settingsRefusedBuiltIn')).toContainText('networks and addresses that it was built with');
  await page.goto('/swap?lng=zh-CN');
  await expect(notice(page, 'settingsRefusedBuiltIn')).toContainText('构建时内置的网络和地址');
});

test('what the operator signed is used without a word, and an older file afterwards is not', async ({ page, site, guard }) => {
  // No node of Optimism is there in a test.
  guard.allow(/Failed to|net::ERR_/);
  const older = await servedFile(site);
  await serveSettings(page, { notices: { optimismDowntime: {} } });
  await page.goto('/swap?lng=en-US');
  await expect(page.getByTestId('swap-button')).toBeVisible();
  await expect(page.getByTestId(/^shell-site-notice/)).toHaveCount(0);
  await page.unrouteAll();
  await replaceInPage(page, older);
  await page.goto('/swap?lng=en-US');
  await expect(notice(page, 'settingsRefused')).toBeVisible();
  await page.getByTestId('shell-network').click();
  await page.getByTestId('shell-network-10').click();
  await expect(page.getByTestId('shell-downtime')).toBeVisible();
});

test('a file that hangs is waited for by nobody: the signed copy is used at once, and the page says so', async ({ page }) => {
  const answers: (() => void)[] = [];
  await page.route('**/config.json', (route) => new Promise<void>((end) => answers.push(() => void route.abort().finally(end))));
  await page.goto('/swap?lng=en-US');
  // The form stands there although the file never answers.
  await expect(page.getByTestId('swap-button')).toBeVisible();
  await expect(notice(page, 'settingsUnreachable')).toContainText('the last signed one');
  for (const answer of answers) answer();
});
