import { test as base } from '@playwright/test';
import type { Chain } from './chain';
import { openChain, snapshotChains } from './chain';
import type { ConsoleGuard } from './consoleGuard';
import { createConsoleGuard } from './consoleGuard';
import type { OutsidePictures } from './outsidePictures';
import { answerOutsidePictures } from './outsidePictures';
import type { RequestCounter } from './requestCounter';
import { countRequests } from './requestCounter';
import type { SiteFacts } from './siteFacts';
import { readSiteFacts } from './siteFacts';
import type { Wallet } from './wallet';
import { createWallet } from './wallet';

interface Fixtures {
  readonly site: SiteFacts;
  /** `test.use` changes it: empty ones by default. */
  readonly pictures: OutsidePictures;
  /** The local chains; what a test does to them is taken back after it. */
  readonly chain: Chain;
  readonly guard: ConsoleGuard;
  readonly wallet: Wallet;
  readonly requests: RequestCounter;
}

/** Playwright's test with the site, the chains, the wallet, and a guard over the page's console. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => use(readSiteFacts()),
  pictures: ['empty', { option: true }],
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
    async ({ page, pictures }, use) => {
      await answerOutsidePictures(page, pictures);
      const guard = createConsoleGuard();
      guard.watch(page);
      await use(guard);
      guard.check();
      // An answer that a test still had in its hands when it ended is nobody's any more, and no fault of it.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  wallet: async ({ page }, use) => use(createWallet(page)),
  requests: async ({ page }, use) => use(countRequests(page)),
});

export { expect } from '@playwright/test';
