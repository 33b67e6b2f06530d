import type { BrowserContext } from '@playwright/test';
import { readSiteFacts } from './siteFacts';

/** Brings the development wallet of the local site into every page of a context, as a wallet extension would: not through the page. */
export async function addDevWallet(context: BrowserContext): Promise<void> {
  const { url } = readSiteFacts();
  const page = await (await fetch(`${url}/swap`)).text();
  const attribute = /src="\/dev-wallet\.js"[^>]*data-config="([^"]*)"/.exec(page)?.[1];
  if (!attribute) throw new Error('The local site has no development wallet');
  const settings = attribute.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const script = await (await fetch(`${url}/dev-wallet.js`)).text();
  // It draws its window into the document, which is not there yet when a page begins.
  const start = `window.__DEV_WALLET__ = ${settings}; document.addEventListener('readystatechange', () => { ${script} }, { once: true });`;
  await context.addInitScript(start);
}
