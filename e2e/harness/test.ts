import { test as base } from '@playwright/test';
import type { Chain } from './chain';
import { openChain, snapshotChains } from './chain';
import type { ConsoleGuard } from './consoleGuard';
import { createConsoleGuard } from './consoleGuard';
import type { RequestCounter } from './requestCounter';
import { countRequests } from './requestCounter';
import type { SiteFacts } from './siteFacts';
import { readSiteFacts } from './siteFacts';
import type { Wallet } from './wallet';
import { createWallet } from './wallet';

interface Fixtures {
  readonly site: SiteFacts;
  /** The local chains; what a test does to them is taken back after it. */
  readonly chain: Chain;
  readonly guard: ConsoleGuard;
  readonly wallet: Wallet;
  readonly requests: RequestCounter;
}

/** Pictures of tokens come from hosts that a test run cannot reach: an empty picture stands for them. */
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const isOutside = (url: URL) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http');

/** Playwright's test with the site, the chains, the wallet, and a guard over the page's console. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => use(readSiteFacts()),
  baseURL: async ({ site }, use) => use(site.url),
  chain: [
    async ({}, use) => {
      const chain = openChain();
      const restore = await snapshotChains(chain);
      await use(chain);
      await restore();
    },
    { auto: true },
  ],
  guard: [
    async ({ page }, use) => {
      await page.route(isOutside, (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE })
          : route.continue(),
      );
      const guard = createConsoleGuard();
      guard.watch(page);
      await use(guard);
      guard.check();
    },
    { auto: true },
  ],
  wallet: async ({ page }, use) => use(createWallet(page)),
  requests: async ({ page }, use) => use(countRequests(page)),
});

export { expect } from '@playwright/test';
