import { test as base } from '../../harness/test';
import { createSwapPage, type SwapPage } from './swapPage';

/** The harness with the swap form. */
export const test = base.extend<{ readonly swap: SwapPage }>({
  swap: async ({ page, wallet, guard }, use) => {
    // Pictures of tokens come from hosts that are not there in a test.
    guard.allow(/Failed to load resource: net::ERR_/);
    await use(createSwapPage(page, wallet));
  },
});

export { expect } from '../../harness/test';
