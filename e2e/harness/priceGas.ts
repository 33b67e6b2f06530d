import type { Page } from '@playwright/test';
import { entriesOf, partOf } from './rpcEntries';
import { readSiteFacts } from './siteFacts';

/** Answers for the price of gas alone, in wei; all else is what the node says. */
export async function priceGas(page: Page, wei: () => bigint): Promise<void> {
  await page.route(`${readSiteFacts().rpcUrls['1']}/**`, async (route) => {
    const body: unknown = route.request().postDataJSON();
    const ids = entriesOf(body).flatMap((entry) => (partOf(entry, 'method') === 'eth_gasPrice' ? [partOf(entry, 'id')] : []));
    if (ids.length === 0) return route.continue();
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const priced = entriesOf(answer).map((entry) =>
      ids.includes(partOf(entry, 'id')) ? { jsonrpc: '2.0', id: partOf(entry, 'id'), result: `0x${wei().toString(16)}` } : entry,
    );
    await route.fulfill({ response, json: Array.isArray(answer) ? priced : priced[0] });
  });
}
