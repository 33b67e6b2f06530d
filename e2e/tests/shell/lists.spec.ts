import type { Locator, Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectWallet } from '../../harness/connectWallet';
import { answerOutsidePictures } from '../../harness/outsidePictures';
import { expect, test } from '../../harness/test';

const T = seedFacts.tokens[1];
const HOST = 'https://lists.test';
const dialog = (page: Page, view: string) => page.getByTestId(`shared-token-select-${view}`);
const row = (page: Page, url: string) => page.locator(`[data-testid="shared-list-row"][data-url="${url}"]`);

async function openManage(page: Page): Promise<void> {
  await page
    .getByTestId('swap-to')
    .getByRole('button', { name: /Select a token/ })
    .click();
  await page.getByRole('button', { name: 'Manage Token Lists' }).click();
  await expect(dialog(page, 'manage')).toBeVisible();
}

async function addList(page: Page, url: string): Promise<void> {
  await dialog(page, 'manage').getByRole('textbox', { name: 'Location of a list' }).fill(url);
  await dialog(page, 'manage').getByRole('button', { name: 'Add', exact: true }).click();
}

function listOf(version: { readonly major: number; readonly minor: number; readonly patch: number }, symbols: readonly string[]): object {
  const tokens = symbols.map((symbol, index) => ({
    chainId: 1,
    address: `0x${(index + 0xabc000).toString(16).padStart(40, '0')}`,
    decimals: 18,
    symbol,
    name: `Token ${symbol}`,
  }));
  return { name: 'Test List', timestamp: '2026-01-01T00:00:00.000Z', version, tokens };
}

/** Serves a list at an address of its own; what is served can be changed. */
async function serve(page: Page, url: string, first: object): Promise<(next: object) => void> {
  let served = first;
  await page.route(url, (route) => route.fulfill({ json: served, headers: { 'access-control-allow-origin': '*' } }));
  return (next) => {
    served = next;
  };
}

/** The version of a list that the browser's database holds; null for none. */
async function keptVersion(page: Page, url: string): Promise<Record<string, unknown> | null> {
  return page.evaluate(async (location) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no reason'));
      });
    const database = await done(indexedDB.open('dex', 1));
    try {
      const kept: { current?: { version?: Record<string, unknown> } } | undefined = await done(
        database.transaction('lists').objectStore('lists').get(location),
      );
      return kept?.current?.version ?? null;
    } finally {
      database.close();
    }
  }, url);
}

async function shownVersion(shown: Locator): Promise<Record<string, unknown> | null> {
  const [, major, minor, patch] = /v(\d+)\.(\d+)\.(\d+)/.exec(await shown.innerText()) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

test('lists that are wrong, gone or without CORS say what is wrong, and are not kept', async ({ page, guard }) => {
  guard.allow(/CORS policy|Failed to load resource|ERR_FAILED/);
  const open = { 'access-control-allow-origin': '*' };
  await page.route(`${HOST}/gone.json`, (route) => route.fulfill({ status: 404, body: '', headers: open }));
  await page.route(`${HOST}/text.json`, (route) => route.fulfill({ body: '<html>', headers: open }));
  await page.route(`${HOST}/invalid.json`, (route) => route.fulfill({ json: { name: 'Invalid', tokens: [] }, headers: open }));
  const closed = { 'access-control-allow-origin': 'https://elsewhere.test' };
  await page.route(`${HOST}/closed.json`, (route) =>
    route.fulfill({ json: listOf({ major: 1, minor: 0, patch: 0 }, ['ALFA']), headers: closed }),
  );
  await page.goto('/swap?lng=en-US');
  await openManage(page);
  await addList(page, 'ftp://lists.test/a.json');
  await expect(dialog(page, 'manage')).toContainText('Enter valid list location');
  for (const [url, message] of [
    [`${HOST}/gone.json`, `Failed to download list ${HOST}/gone.json`],
    [`${HOST}/text.json`, `Failed to download list ${HOST}/text.json`],
    [`${HOST}/closed.json`, `Failed to download list ${HOST}/closed.json`],
    [`${HOST}/invalid.json`, 'Token list failed validation: '],
    ['nobody-has-this-name.eth', 'Failed to resolve ENS name: nobody-has-this-name.eth'],
  ] as const) {
    await addList(page, url);
    await expect(dialog(page, 'importList')).toContainText(message);
    await dialog(page, 'importList').getByRole('button', { name: 'Back' }).click();
    await expect(row(page, url)).toHaveCount(0);
  }
});

test('a list is imported after "I understand", switched, updated, and removed by typing REMOVE', async ({ page, guard }) => {
  guard.allow(/version/);
  const url = `${HOST}/good.json`;
  const change = await serve(page, url, listOf({ major: 1, minor: 0, patch: 0 }, ['ALFA', 'BRAVO']));
  await page.goto('/swap?lng=en-US');
  await openManage(page);
  await addList(page, url);
  const view = dialog(page, 'importList');
  await expect(view).toContainText('Import at your own risk');
  await expect(view).toContainText('If you purchase a token from this list, you may not be able to sell it back.');
  await expect(view.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await view.getByLabel('I understand').check();
  await view.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(row(page, url)).toContainText('ON');
  await expect(row(page, url)).toContainText('2 tokens · v1.0.0');

  const reopen = async () => {
    await expect.poll(() => keptVersion(page, url)).toMatchObject((await shownVersion(row(page, url))) ?? {});
    await page.reload();
    await openManage(page);
  };
  // A list in use takes an addition with a minor version by itself, a removal with a patch version only when told to.
  change(listOf({ major: 1, minor: 1, patch: 0 }, ['ALFA', 'BRAVO', 'CHARLIE']));
  await reopen();
  await expect(row(page, url)).toContainText('3 tokens · v1.1.0');
  change(listOf({ major: 1, minor: 1, patch: 1 }, ['ALFA']));
  await reopen();
  await row(page, url)
    .getByRole('button', { name: /Actions for/ })
    .click();
  await expect(row(page, url)).toContainText('3 tokens · v1.1.0');
  await page.getByRole('menuitem', { name: /Update list/ }).click();
  await expect(row(page, url)).toContainText('1 token · v1.1.1');

  await row(page, url).getByRole('switch').click();
  await expect(row(page, url)).toContainText('OFF');
  await row(page, url)
    .getByRole('button', { name: /Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: /Update list/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Remove list' }).click();
  const prompt = page.getByRole('alertdialog');
  await prompt.getByRole('textbox').fill('remove it');
  await expect(prompt.getByRole('button', { name: 'Remove list' })).toBeDisabled();
  await prompt.getByRole('textbox').fill('REMOVE');
  await prompt.getByRole('button', { name: 'Remove list' }).click();
  await expect(row(page, url)).toHaveCount(0);
});

test('of ten thousand tokens only the rows in sight are drawn, each 56 px high', async ({ page }) => {
  await page.goto('/swap?lng=en-US');
  await openManage(page);
  const large = page.locator('[data-testid="shared-list-row"][data-url$="/large.json"]');
  await large.getByRole('switch').click();
  await expect(large).toContainText('10,000 tokens');
  await dialog(page, 'manage').getByRole('button', { name: 'Back' }).click();
  const search = page.getByTestId('shared-token-search');
  await search.fill('L9');
  await expect(dialog(page, 'search')).toContainText('L9');
  expect(await dialog(page, 'search').locator('[data-row]').count()).toBeLessThan(60);
  const heights = await dialog(page, 'search')
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([56]));
  await search.fill('no such token anywhere');
  await expect(dialog(page, 'search')).toContainText('No results found.');
});

// ORDER-17
test('a token whose list disagrees with its contract is blocked', async ({ page }) => {
  await connectWallet(page);
  await openManage(page);
  await page.locator('[data-testid="shared-list-row"][data-url$="/wrong-decimals.json"]').getByRole('switch').click();
  await dialog(page, 'manage').getByRole('button', { name: 'Back' }).click();
  await page.getByTestId('shared-token-search').fill(T.MISLED.symbol);
  // The lines of what was typed; before that the line of this token stands somewhere else.
  await expect(dialog(page, 'search').locator('[data-row]')).toHaveText([new RegExp(T.MISLED.symbol)]);
  await dialog(page, 'search').locator('[data-row]').click();
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await expect(page.getByTestId('swap-button')).toHaveAttribute('data-kind', 'decimalsConflict');
  await expect(page.getByTestId('swap-button')).toBeDisabled();
});

// TOKEN-21
test('a token of no list is warned of: named by a link, and found by its address', async ({ page }) => {
  await page.goto(`/swap?lng=en-US&outputCurrency=${T.BURN.address}`);
  await expect(page.getByTestId('shared-import-warning')).toContainText(T.BURN.symbol);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('shared-import-warning')).toBeHidden();
  await expect(page).toHaveURL(/\/swap$/);
  await page
    .getByTestId('swap-to')
    .getByRole('button', { name: /Select a token/ })
    .click();
  await page.getByTestId('shared-token-search').fill(T.BURN.address);
  await dialog(page, 'search')
    .getByRole('button', { name: /Import/ })
    .click();
  const view = dialog(page, 'importToken');
  await expect(view).toContainText(
    "This token doesn't appear on the active token list(s). Make sure this is the token that you want to trade.",
  );
  await expect(view).toContainText('Unknown Source');
  await view.getByRole('button', { name: /Import/ }).click();
  await expect(page.getByTestId('swap-to')).toContainText(T.BURN.symbol);
});

// TX-25
test('lists that two tabs add at the same time are known in both, and after a reload', async ({ page, context, guard }) => {
  const urls = [`${HOST}/one.json`, `${HOST}/other.json`] as const;
  for (const [index, url] of urls.entries())
    await context.route(url, (route) =>
      route.fulfill({
        json: listOf({ major: 1, minor: 0, patch: index }, ['ALFA']),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  const other = await context.newPage();
  guard.watch(other);
  await answerOutsidePictures(other, 'empty');
  const tabs = [page, other] as const;
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/swap?lng=en-US');
    await openManage(tab);
    await addList(tab, urls[index] ?? '');
    await dialog(tab, 'importList').getByLabel('I understand').check();
  }
  await Promise.all(tabs.map((tab) => dialog(tab, 'importList').getByRole('button', { name: 'Import', exact: true }).click()));
  for (const tab of tabs) for (const url of urls) await expect(row(tab, url)).toContainText('ON');
  for (const tab of tabs) {
    await tab.reload();
    await openManage(tab);
    for (const url of urls) await expect(row(tab, url)).toContainText('ON');
  }
});
