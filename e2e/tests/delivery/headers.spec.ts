import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectByHand } from '../../harness/connectWallet';
import { startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { addDevWallet } from '../../harness/devWallet';
import { expect, test } from '../../harness/test';
import { expectSection, goInside, openVisitor } from '../../harness/visitor';
import type { Visitor } from '../../harness/visitor';
import { createWallet } from '../../harness/wallet';

const { USDC, WETH } = seedFacts.tokens[1];
const PAIR = `${WETH.address}/${USDC.address}`;

/** Every route of the table (SHELL-1), with its section. */
const routes = [
  ['/swap', 'swap'],
  [`/swap?inputCurrency=ETH&outputCurrency=${USDC.address}`, 'swap'],
  ['/send', 'swap'],
  ['/pool', 'pool'],
  ['/pool/1', 'pool'],
  ['/pool/v2', 'pool'],
  ['/pool/v2/find', 'pool'],
  [`/add/${PAIR}/3000`, 'pool'],
  [`/increase/${PAIR}/3000/1`, 'pool'],
  [`/remove/1`, 'pool'],
  [`/add/v2/${PAIR}`, 'pool'],
  [`/create/v2/${PAIR}`, 'pool'],
  [`/remove/v2/${PAIR}`, 'pool'],
  ['/migrate/v2', 'pool'],
  ['/uni', 'pool'],
  [`/uni/ETH/${USDC.address}`, 'pool'],
  ['/claim', 'claim'],
  ['/vote', 'governance'],
  ['/vote/2/1', 'governance'],
  ['/create-proposal', 'governance'],
] as const;

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

test('the page is served with every protection', async () => {
  const { headers } = await fetch(`${site.url}/swap`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src ('sha384-[A-Za-z0-9+/]{64}' )+'strict-dynamic';/);
  expect(policy).not.toMatch(/script-src[^;]*('self'|unsafe|https?:)/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'self' https://app.safe.global;");
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
});

for (const language of ['en-US', 'zh-CN']) {
  test(`every route runs under the headers in ${language}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const visitor = await openVisitor(browser, site.url);
    const page = await visitor.context.newPage();
    await page.goto(`/swap?lng=${language}`);
    await expectSection(page, 'swap');
    for (const [path, section] of routes) {
      await goInside(page, path);
      await expectSection(page, section);
      await expect(page.getByTestId('shell-remote-error')).toHaveCount(0);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(visitor.violations).toEqual([]);
    await visitor.stop();
  });
}

async function connected(visitor: Visitor, path: string): Promise<Page> {
  await addDevWallet(visitor.context);
  const page = await visitor.context.newPage();
  await connectByHand(page, createWallet(page), { path });
  return page;
}

const dialogOf = (page: Page) => page.locator('[aria-modal="true"]');

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

test('the dialogs run under the headers', async ({ browser }) => {
  test.setTimeout(180_000);
  const visitor = await openVisitor(browser, site.url);
  const page = await connected(visitor, `/swap?inputCurrency=ETH&outputCurrency=${USDC.address}`);
  for (const id of ['shell-connect', 'shell-governance-amount', 'swap-settings']) {
    await page.getByTestId(id).click();
    await expect(dialogOf(page)).toBeVisible();
    await closeDialog(page);
  }
  for (const id of ['shell-menu-button', 'shell-network']) {
    await page.getByTestId(id).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByTestId('swap-to').getByRole('button').first().click();
  await expect(page.getByTestId('shared-token-search')).toBeVisible();
  await closeDialog(page);
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await expect(page.getByTestId('swap-button')).toHaveAttribute('data-kind', 'swap');
  await page.getByTestId('swap-button').click();
  await page.getByTestId('swap-confirm').click();
  await expect(page.getByTestId('shared-transaction-hash')).toBeVisible();
  expect(visitor.violations).toEqual([]);
  await visitor.stop();
});

test('every wallet of the list is loaded under the headers', async ({ browser }) => {
  test.setTimeout(120_000);
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.visit('/swap', 'swap');
  await page.getByTestId('shell-connect').click();
  const options = page.getByRole('dialog').locator('button[data-testid^="shell-wallet-"]:enabled');
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  expect(count).toBeGreaterThanOrEqual(4);
  for (let index = 0; index < count; index += 1) {
    await page.goto('/swap?lng=en-US');
    await page.getByTestId('shell-connect').click();
    await options.nth(index).click();
    await expect(page.getByTestId('shell-wallet-pending').or(page.getByRole('alert')).first()).toBeVisible();
  }
  expect(visitor.violations).toEqual([]);
  await visitor.stop();
});
